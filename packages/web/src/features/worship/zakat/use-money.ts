import { direction } from '@manasik/core/text/languages';
import { currencyDigits } from '@manasik/core/money/exact-money';
import { useMemo } from 'react';
import { useFormatter, useLanguage } from '../../../platform/i18n/index.ts';

/** Formats amounts and weights in the language of the page. */
export function useMoney(currency: string) {
  const format = useFormatter();
  const { language } = useLanguage();
  return useMemo(() => {
    // The decimal digits of ISO 4217, because some browsers leave out paisa and sen.
    const digits = currencyDigits(currency);
    // In right-to-left text, "UK£" would become "£UK", and amounts would mix with other numbers.
    const isolated = (text: string, mark: string) =>
      direction(language) === 'rtl' ? `${mark}${text}\u2069` : text;
    const write = (amount: number, most: number) => {
      const style = { style: 'currency', currency, minimumFractionDigits: digits } as const;
      return isolated(format.number(amount, { ...style, maximumFractionDigits: most }), '\u2066');
    };
    return {
      /** "£731.25" */
      money: (amount: number) => write(amount, digits),
      /** For prices, which may be smaller than the smallest coin. */
      price: (amount: number) => write(amount, Math.max(digits, 4)),
      /** "85 g" */
      grams: (grams: number) =>
        isolated(format.number(grams, { style: 'unit', unit: 'gram', maximumFractionDigits: 3 }), '\u2068'),
      /** "2.5%" */
      percent: (rate: number) => format.number(rate, { style: 'percent', maximumFractionDigits: 1 }),
    };
  }, [format, language, currency]);
}
