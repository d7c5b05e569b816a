import { type CivilDate, monthsLater } from '../calendar/civil-date.ts';
import type { DocumentKind } from './travel-items.ts';

/** Months after the return until which a passport has to be valid. */
export const passportMonths = 6;

export interface TripDates {
  readonly departsOn: CivilDate;
  readonly returnsOn: CivilDate;
}

/**
 * `unknown`: no date is given; `expired`: before today; `duringTrip`: before the return; `short`: a passport that is
 * valid on the return, but not for six months more; `noReturn`: a residence permit that ends before the return, without
 * which a traveller may not be let back in.
 */
export type DocumentState = 'unknown' | 'expired' | 'duringTrip' | 'noReturn' | 'short' | 'valid';

/** The first day on which a passport may expire. */
export const passportNeededUntil = ({ returnsOn }: Pick<TripDates, 'returnsOn'>): CivilDate =>
  monthsLater(returnsOn, passportMonths);

/** How far a document reaches. Without a trip, only today counts. A document is valid on the day on which it expires. */
export function documentState(
  expiresOn: CivilDate | null,
  { document, today, trip }: { document: DocumentKind; today: CivilDate; trip: TripDates | null },
): DocumentState {
  if (expiresOn === null) return 'unknown';
  if (expiresOn < today) return 'expired';
  if (trip === null) return 'valid';
  if (expiresOn < trip.returnsOn) return document === 'residence-permit' ? 'noReturn' : 'duringTrip';
  return document === 'passport' && expiresOn < passportNeededUntil(trip) ? 'short' : 'valid';
}
