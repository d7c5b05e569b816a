import { currencyDigits, inUnits } from '../money/exact-money.ts';
import type { Money } from './rates.ts';

interface Dated {
  readonly startsOn: string | null;
  readonly title: string;
}

/** By the first day; those without one come last, then by title. */
export const byDate = (one: Dated, other: Dated): number =>
  compare(one.startsOn ?? '9999', other.startsOn ?? '9999') || compare(one.title, other.title);

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
