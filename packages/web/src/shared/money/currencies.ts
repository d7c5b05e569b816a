import type { Language } from '@manasik/core/text/languages';

/** ISO 4217: the currencies of the countries that most pilgrims come from, and of those where our languages are read. */
const codes = [
  ['AED', 'AUD', 'BDT', 'BHD', 'CAD', 'CHF', 'CNY', 'DZD', 'EGP', 'EUR', 'GBP', 'IDR', 'INR', 'IQD', 'JOD'],
  ['KES', 'KWD', 'KZT', 'LKR', 'LYD', 'MAD', 'MYR', 'NGN', 'NOK', 'NZD', 'OMR', 'PKR', 'QAR', 'RUB', 'SAR'],
  ['SEK', 'SGD', 'TND', 'TRY', 'USD', 'UZS', 'XOF', 'ZAR'],
].flat();

export interface Currency {
  readonly code: string;
  /** In the reader's language. */
  readonly name: string;
}

/** The currencies of the list above by name, always including `chosen`. */
export const currencies = (language: string, chosen: string): Currency[] =>
  byName(language, [...new Set([...codes, chosen])]);

/** All currencies that the browser knows, by name. */
export const allCurrencies = (language: string): Currency[] =>
  byName(language, Intl.supportedValuesOf('currency'));

function byName(language: string, list: readonly string[]): Currency[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const { compare } = new Intl.Collator(language);
  return list
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => compare(a.name, b.name));
}

// The currency of most readers of a language; they can choose another.
const usual: Readonly<Record<Language, string>> = {
  en: 'GBP',
  ar: 'SAR',
  ur: 'PKR',
  gu: 'INR',
  bn: 'BDT',
  fr: 'EUR',
  de: 'EUR',
  it: 'EUR',
  es: 'EUR',
  ru: 'RUB',
};

/** The currency that a form starts with. */
export const usualCurrency = (language: Language): string => usual[language];
