import { direction } from '@manasik/core/text/languages';
import { useMemo } from 'react';
import { useFormatter, useLanguage } from '../../../platform/i18n/index.ts';
import { useMoneyFormat } from '../../../shared/money/use-money-format.ts';

/** Formats amounts and weights in the language of the page. */
export function useMoney(currency: string) {
  const format = useFormatter();
  const { language } = useLanguage();
  const { money, price } = useMoneyFormat();
  return useMemo(() => {
    const isolated = (text: string) => (direction(language) === 'rtl' ? `\u2068${text}\u2069` : text);
    return {
      /** "£731.25" */
      money: (amount: number) => money(amount, currency),
      /** For prices, which may be smaller than the smallest coin. */
      price: (amount: number) => price(amount, currency),
      /** "85 g" */
      grams: (grams: number) =>
        isolated(format.number(grams, { style: 'unit', unit: 'gram', maximumFractionDigits: 3 })),
      /** "2.5%" */
      percent: (rate: number) => format.number(rate, { style: 'percent', maximumFractionDigits: 1 }),
    };
  }, [format, language, currency, money, price]);
}
