import { type CivilDate, daysUntil, firstRecordedDay } from '@manasik/core/calendar/civil-date';
import type { Language } from '@manasik/core/text/languages';
import { travelLimits } from '@manasik/core/travel/travel-items';
import { countriesOf, storedCountries } from '@manasik/core/travel/trip-countries';
import { currencyOfCountry } from '../money/country-currency.ts';
import { isSameItem } from '../items/same-item.ts';
import type { ItemOf } from '../items/use-travel.ts';
import { createReader, type Faults, optionalMoney, typedNumber } from '../money/read-fields.ts';

export type Trip = ItemOf<'trip'>;

/** The trip as it is typed. */
export interface TripDraft {
  readonly passport: string;
  /** Where the traveller lives. Blank: in the country of the passport. */
  readonly residence: string;
  readonly departsOn: string;
  readonly returnsOn: string;
  readonly travellers: string;
  readonly operator: string;
  /** The price of the package. */
  readonly amount: string;
  readonly currency: string | null;
}

/** What was typed before the form was closed without saving, and the trip that it changes. */
export interface KeptDraft {
  readonly trip: Trip | null;
  readonly draft: TripDraft;
}

/** The kept draft, unless the trip was changed meanwhile, such as on another device. */
export function draftFor(kept: KeptDraft | null, trip: Trip | null): TripDraft | null {
  if (!kept) return null;
  const isSame = trip && kept.trip ? isSameItem(trip, kept.trip) : trip === kept.trip;
  return isSame ? kept.draft : null;
}

export type TripField = 'departsOn' | 'returnsOn' | 'travellers' | 'amount' | 'currency';

// The bound of the API.
const mostTravellers = 50;

/** @param home the currency of a trip without a country */
export const draftOf = (trip: Trip | undefined, language: Language, home: string): TripDraft => ({
  ...typedCountries(trip),
  departsOn: trip?.departsOn ?? '',
  returnsOn: trip?.returnsOn ?? '',
  travellers: typedNumber(trip?.travellers ?? 1, language),
  operator: trip?.operator ?? '',
  amount: typedNumber(trip?.packagePrice?.amount, language),
  currency: trip?.packagePrice?.currency ?? currencyOfCountry(trip?.country) ?? home,
});

function typedCountries(trip: Trip | undefined): Pick<TripDraft, 'passport' | 'residence'> {
  const { passport, residence } = countriesOf(trip ?? { country: null });
  return { passport: passport ?? '', residence: residence === passport ? '' : (residence ?? '') };
}

/** The draft with other countries. Until a price is typed, its currency follows the country of residence. */
export function withCountries(
  draft: TripDraft,
  changed: Partial<Pick<TripDraft, 'passport' | 'residence'>>,
): TripDraft {
  const after = { ...draft, ...changed };
  if (draft.amount.trim() !== '') return after;
  return { ...after, currency: currencyOfCountry(after.residence || after.passport) ?? draft.currency };
}

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
  const countries = storedCountries(draft.passport || null, draft.residence || null);
  const operator = draft.operator.trim() || null;
  return { trip: { kind: 'trip', ...countries, departsOn, returnsOn, travellers, operator, packagePrice } };
}
