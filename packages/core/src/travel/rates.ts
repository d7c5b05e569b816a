import type { CivilDate } from '../calendar/civil-date.ts';
import { currencyDigits, inUnits, productInUnits, quotientInUnits } from '../money/exact-money.ts';

export interface Money {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** A rate that the user has entered. No rate is ever fetched. */
export interface Rate {
  readonly from: string;
  readonly to: string;
  /** Units of `to` for one unit of `from`. */
  readonly rate: number;
  readonly readOn: CivilDate;
}

/** The newest rate between two currencies, in either direction. */
export const newestRate = (rates: readonly Rate[], one: string, other: string): Rate | undefined =>
  rates
    .filter(({ from, to }) => (from === one && to === other) || (from === other && to === one))
    .toSorted((a, b) => (a.readOn < b.readOn ? 1 : a.readOn > b.readOn ? -1 : 0))[0];

/** The money in the smallest units of `currency`; null without a rate for it. Zero needs no rate. */
export function unitsIn(money: Money, currency: string, rates: readonly Rate[]): bigint | null {
  const digits = currencyDigits(currency);
  if (money.currency === currency) return inUnits(money.amount, digits);
  if (money.amount === 0) return 0n;
  const rate = newestRate(rates, money.currency, currency);
  if (!rate) return null;
  return rate.from === money.currency
    ? productInUnits(money.amount, rate.rate, digits)
    : quotientInUnits(money.amount, rate.rate, digits);
}
