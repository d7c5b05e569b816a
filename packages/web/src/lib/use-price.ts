import { planCurrency } from '@manasik/core/plans';
import { useFormatter } from 'use-intl';

/** Writes an amount of pounds as the language does: £1.99, without pence where there are none. */
export function usePrice(): (amount: number) => string {
  const format = useFormatter();
  return (amount) =>
    format.number(amount, {
      style: 'currency',
      currency: planCurrency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    });
}
