import type { Language } from '@manasik/core/text/languages';
import { usualCurrency } from '../../../shared/money/currencies.ts';
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

export const draftOf = (trip: Trip | undefined, language: Language): TripDraft => ({
  country: trip?.country ?? '',
  departsOn: trip?.departsOn ?? '',
  returnsOn: trip?.returnsOn ?? '',
  travellers: typedNumber(trip?.travellers ?? 1, language),
  operator: trip?.operator ?? '',
  amount: typedNumber(trip?.packagePrice?.amount, language),
  currency: trip?.packagePrice?.currency ?? usualCurrency(language),
});

/** The trip, or why it is refused. */
export function readTrip(
  draft: TripDraft,
  language: Language,
): { trip: Trip } | { faults: Faults<TripField> } {
  const read = createReader<TripField>(language);
  const departsOn = read.date('departsOn', draft.departsOn);
  const returnsOn = read.date('returnsOn', draft.returnsOn);
  if (departsOn !== null && returnsOn !== null && returnsOn < departsOn) {
    read.refuse('returnsOn', { code: 'dates' });
  }
  const travellers = read.count('travellers', draft.travellers, mostTravellers);
  const packagePrice = optionalMoney(read, draft);
  if (!read.isFine() || departsOn === null || returnsOn === null || travellers === null) {
    return { faults: read.faults };
  }
  const [country, operator] = [draft.country || null, draft.operator.trim() || null];
  return { trip: { kind: 'trip', country, departsOn, returnsOn, travellers, operator, packagePrice } };
}
