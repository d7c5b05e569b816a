import { amountOf, currencyDigits } from '@manasik/core/money/exact-money';
import { type CostSummary, costSummary } from '@manasik/core/travel/costs';
import { useMemo } from 'react';
import { useMoneyFormat } from '../../../shared/money/use-money-format.ts';
import { useTravelItems } from '../items/use-travel.ts';
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
  const summary = useMemo(
    () =>
      estimates &&
      expenses &&
      rates &&
      costSummary(
        { estimates: estimates.map(itemOf), expenses: expenses.map(itemOf), rates: rates.map(itemOf) },
        currency,
      ),
    [estimates, expenses, rates, currency],
  );
  const text = (units: bigint) => shortMoney(amountOf(units, currencyDigits(currency)), currency);
  return summary && { currency, choose, summary, text };
}

const itemOf = <Item>({ item }: { item: Item }): Item => item;
