import { currencyDigits } from '@manasik/core/money/exact-money';
import { direction } from '@manasik/core/text/languages';
import { useMemo } from 'react';
import { useFormatter, useLanguage } from '../../platform/i18n/index.ts';

/** Formats amounts in any currency, in the language of the page. */
export function useMoneyFormat() {
  const format = useFormatter();
  const { language } = useLanguage();
  return useMemo(() => {
    // In right-to-left text, "UK£" would become "£UK", and amounts would mix with other numbers.
    const isolated = (text: string) => (direction(language) === 'rtl' ? `\u2066${text}\u2069` : text);
    const write = (amount: number, currency: string, least: number, most: number) =>
      isolated(
        format.number(amount, {
          style: 'currency',
          currency,
          minimumFractionDigits: least,
          maximumFractionDigits: most,
        }),
      );
    // The decimal digits of ISO 4217, because some browsers leave out paisa and sen.
    return {
      /** "£731.25" */
      money: (amount: number, currency: string) => {
        const digits = currencyDigits(currency);
        return write(amount, currency, digits, digits);
      },
      /** "£731.25", but "£731" without pence. */
      shortMoney: (amount: number, currency: string) => {
        const digits = Number.isInteger(amount) ? 0 : currencyDigits(currency);
        return write(amount, currency, digits, digits);
      },
      /** For prices, which may be smaller than the smallest coin. */
      price: (amount: number, currency: string) => {
        const digits = currencyDigits(currency);
        return write(amount, currency, digits, Math.max(digits, 4));
      },
    };
  }, [format, language]);
}
