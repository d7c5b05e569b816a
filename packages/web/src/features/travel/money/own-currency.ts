import { startingCurrency } from '@manasik/core/travel/cost-lines';
import { keep } from '../../../platform/storage/kept.ts';
import { useTravelItems } from '../items/use-travel.ts';

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value);

const kept = keep<string>('manasik-travel-currency', isCode);

/** The currency of the totals: the chosen one, otherwise that of the package, otherwise that of the examples. */
export function useOwnCurrency() {
  const chosen = kept.use();
  const trip = useTravelItems('trip')?.[0]?.item;
  return {
    currency: chosen ?? trip?.packagePrice?.currency ?? startingCurrency,
    choose: (code: string): void => kept.set(code),
  };
}
