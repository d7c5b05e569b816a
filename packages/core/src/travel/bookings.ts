import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { currencyDigits, inUnits } from '../money/exact-money.ts';
import type { Money } from './rates.ts';
import { type BookingKind, bookingKinds } from './travel-items.ts';

interface Dated {
  readonly startsOn: string | null;
  /** `HH:MM`, the local time at the place of departure. */
  readonly startsAt?: string | undefined;
  readonly title: string;
}

/** By the first day and the time on it; those without a day come last, then by title. */
export const byDate = (one: Dated, other: Dated): number =>
  compare(one.startsOn ?? '9999', other.startsOn ?? '9999') ||
  compare(one.startsAt ?? '', other.startsAt ?? '') ||
  compare(one.title, other.title);

interface Kind {
  readonly booking: BookingKind;
  readonly isReturn?: boolean | undefined;
}

/** A kind as people choose it. A return flight is stored as a flight, which earlier versions of the app know. */
export type ShownBookingKind = BookingKind | 'returnFlight';

export const shownBookingKinds: readonly ShownBookingKind[] = bookingKinds.flatMap((kind) =>
  kind === 'flight' ? [kind, 'returnFlight' as const] : [kind],
);

export const isReturnFlight = ({ booking, isReturn }: Kind): boolean =>
  booking === 'flight' && isReturn === true;

interface Flight extends Kind {
  readonly startsOn: CivilDate | null;
  readonly endsOn: CivilDate | null;
}

/**
 * Whether a return flight contradicts the day of the return. A flight may arrive on the day after its departure, also if
 * only the departure was entered; the trip may name either of the two days.
 */
export const isReturnOnOtherDay = (flight: Flight, returnsOn: CivilDate): boolean =>
  isReturnFlight(flight) &&
  flight.startsOn !== null &&
  ![flight.startsOn, flight.endsOn ?? addDays(flight.startsOn, 1)].includes(returnsOn);

export const shownKindOf = (kind: Kind): ShownBookingKind =>
  isReturnFlight(kind) ? 'returnFlight' : kind.booking;

export const storedKindOf = (kind: ShownBookingKind): Kind =>
  kind === 'returnFlight' ? { booking: 'flight', isReturn: true } : { booking: kind };

/** Whether a booking is a journey, which departs at a time of day. */
export const isJourney = ({ booking }: Pick<Kind, 'booking'>): boolean =>
  booking === 'flight' || booking === 'transport';

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The sum in each currency, in its smallest units, in the order of the codes. */
export function sumsByCurrency(amounts: readonly Money[]): { currency: string; units: bigint }[] {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0n) + inUnits(amount, currencyDigits(currency)));
  }
  return [...sums]
    .map(([currency, units]) => ({ currency, units }))
    .toSorted((one, other) => compare(one.currency, other.currency));
}
