import { amountOf, currencyDigits } from '@manasik/core/money/exact-money';
import { type CostSummary, costSummary } from '@manasik/core/travel/costs';
import { packageLinesIn } from '@manasik/core/travel/package-contents';
import { useMemo } from 'react';
import { useMoneyFormat } from '../../../shared/money/use-money-format.ts';
import { useTravelItems, useTrip } from '../items/use-travel.ts';
import { useOwnCurrency } from '../money/own-currency.ts';

export interface Costs {
  readonly currency: string;
  readonly choose: (code: string) => void;
  readonly summary: CostSummary;
  /** An amount of the summary in the currency of the totals. */
  readonly text: (units: bigint) => string;
}

/** The costs of the trip for one person; undefined in prerendered pages. */
export function useCosts(): Costs | undefined {
  const { currency, choose } = useOwnCurrency();
  const { shortMoney } = useMoneyFormat();
  const estimates = useTravelItems('estimate');
  const expenses = useTravelItems('expense');
  const rates = useTravelItems('rate');
  const bookings = useTravelItems('booking');
  const checks = useTravelItems('check');
  const packagePrice = useTrip()?.packagePrice ?? null;
  const summary = useMemo(
    () =>
      estimates &&
      expenses &&
      rates &&
      bookings &&
      checks &&
      costSummary(
        {
          estimates: estimates.map(itemOf),
          expenses: expenses.map(itemOf),
          rates: rates.map(itemOf),
          bookings: bookings.map(itemOf),
          packagePrice,
          included: packageLinesIn(checks.map(itemOf)),
        },
        currency,
      ),
    [estimates, expenses, rates, bookings, checks, packagePrice, currency],
  );
  const text = (units: bigint) => shortMoney(amountOf(units, currencyDigits(currency)), currency);
  return summary && { currency, choose, summary, text };
}

const itemOf = <Item>({ item }: { item: Item }): Item => item;
