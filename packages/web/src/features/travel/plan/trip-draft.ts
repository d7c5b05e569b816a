import { type CivilDate, daysUntil, firstRecordedDay } from '@manasik/core/calendar/civil-date';
import type { Language } from '@manasik/core/text/languages';
import { travelLimits } from '@manasik/core/travel/travel-items';
import { currencyOfCountry } from '../money/country-currency.ts';
import type { ItemOf } from '../items/use-travel.ts';
import { createReader, type Faults, optionalMoney, typedNumber } from '../money/read-fields.ts';

export type Trip = ItemOf<'trip'>;

/** The trip as it is typed. */
export interface TripDraft {
  readonly country: string;
  readonly departsOn: string;
  readonly returnsOn: string;
  readonly travellers: string;
  readonly operator: string;
  /** The price of the package. */
  readonly amount: string;
  readonly currency: string | null;
}

export type TripField = 'departsOn' | 'returnsOn' | 'travellers' | 'amount' | 'currency';

// The bound of the API.
const mostTravellers = 50;

/** @param home the currency of a trip without a country */
export const draftOf = (trip: Trip | undefined, language: Language, home: string): TripDraft => ({
  country: trip?.country ?? '',
  departsOn: trip?.departsOn ?? '',
  returnsOn: trip?.returnsOn ?? '',
  travellers: typedNumber(trip?.travellers ?? 1, language),
  operator: trip?.operator ?? '',
  amount: typedNumber(trip?.packagePrice?.amount, language),
  currency: trip?.packagePrice?.currency ?? currencyOfCountry(trip?.country) ?? home,
});

/** The draft with another country. Until a price is typed, its currency follows the country. */
export const withCountry = (draft: TripDraft, country: string): TripDraft => ({
  ...draft,
  country,
  currency: draft.amount.trim() === '' ? (currencyOfCountry(country) ?? draft.currency) : draft.currency,
});

/** The trip with the day of planning, which stays until the departure changes: the due dates follow from it. */
export const withPlanningDay = (trip: Trip, before: Trip | null, today: CivilDate): Trip => {
  const plannedOn = before?.departsOn === trip.departsOn ? before.plannedOn : today;
  return { ...trip, ...(plannedOn !== undefined && { plannedOn }) };
};

/** The trip, or why it is refused. */
export function readTrip(
  draft: TripDraft,
  language: Language,
): { trip: Trip } | { faults: Faults<TripField> } {
  const read = createReader<TripField>(language);
  const departsOn = read.date('departsOn', draft.departsOn, firstRecordedDay);
  const returnsOn = read.date('returnsOn', draft.returnsOn, firstRecordedDay);
  if (departsOn !== null && returnsOn !== null) {
    const days = daysUntil(departsOn, returnsOn) + 1;
    if (days < 1) read.refuse('returnsOn', { code: 'dates' });
    if (days > travelLimits.tripDays) read.refuse('returnsOn', { code: 'long', most: travelLimits.tripDays });
  }
  const travellers = read.count('travellers', draft.travellers, mostTravellers);
  const packagePrice = optionalMoney(read, draft);
  if (!read.isFine() || departsOn === null || returnsOn === null || travellers === null) {
    return { faults: read.faults };
  }
  const [country, operator] = [draft.country || null, draft.operator.trim() || null];
  return { trip: { kind: 'trip', country, departsOn, returnsOn, travellers, operator, packagePrice } };
}
