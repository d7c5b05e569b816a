import { isCivilDate } from '@manasik/core/calendar/civil-date';
import type { Language } from '@manasik/core/text/languages';
import { parseNumber } from '@manasik/core/text/parse-number';
import { usualCurrency } from '../../../shared/money/currencies.ts';
import { readMoney, type TypedMoney, typedMoney } from '../items/money-fields.tsx';
import type { ItemOf } from '../items/use-travel.ts';

export type Trip = ItemOf<'trip'>;

/** The trip as it is typed. */
export interface TripDraft {
  readonly country: string;
  readonly departsOn: string;
  readonly returnsOn: string;
  readonly travellers: string;
  readonly operator: string;
  readonly price: TypedMoney;
}

export type TripFault = 'departsOn' | 'returnsOn' | 'order' | 'travellers' | 'price';

const mostTravellers = 50;

export const draftOf = (trip: Trip | undefined, language: Language): TripDraft => ({
  country: trip?.country ?? '',
  departsOn: trip?.departsOn ?? '',
  returnsOn: trip?.returnsOn ?? '',
  travellers: new Intl.NumberFormat(language).format(trip?.travellers ?? 1),
  operator: trip?.operator ?? '',
  price: typedMoney(trip?.packagePrice ?? null, usualCurrency(language), language),
});

/** The trip, or what is wrong with the fields. */
export function readTrip(draft: TripDraft, language: Language): { trip: Trip } | { faults: TripFault[] } {
  const { country, departsOn, returnsOn, operator } = draft;
  const travellers = parseNumber(draft.travellers, language);
  const packagePrice = readMoney(draft.price, language);
  const faults: TripFault[] = [];
  if (!isCivilDate(departsOn)) faults.push('departsOn');
  if (!isCivilDate(returnsOn)) faults.push('returnsOn');
  else if (returnsOn < departsOn) faults.push('order');
  if (!isCount(travellers)) faults.push('travellers');
  if (packagePrice === undefined) faults.push('price');
  if (faults.length > 0 || !isCount(travellers) || packagePrice === undefined) return { faults };
  return {
    trip: {
      kind: 'trip',
      country: country || null,
      departsOn,
      returnsOn,
      travellers: travellers.value,
      operator: operator.trim() || null,
      packagePrice,
    },
  };
}

const isCount = (parsed: ReturnType<typeof parseNumber>): parsed is { value: number } =>
  'value' in parsed && Number.isInteger(parsed.value) && parsed.value >= 1 && parsed.value <= mostTravellers;
