import type { Unit } from '../unit-table.ts';

/** Signs and abbreviations that people use in every language. */
export const sharedUnits: Readonly<Partial<Record<Unit, string>>> = {
  km: 'km, kms',
  mi: 'mi',
  m: 'm',
  ft: 'ft',
  c: '° c, c, celsius',
  f: '° f, f, fahrenheit',
  kg: 'kg, kgs',
  lb: 'lb, lbs',
  st: 'st',
  g: 'g, gm, gms',
  tola: 'tola, tole, bhori, vori, bhari',
  oz: 'oz',
  ozt: 'ozt',
  mithqal: 'mithqal',
  l: 'l',
  pint: 'pt',
  floz: 'fl oz',
};

/** The currencies that the tools know by their code (ISO 4217). */
export const currencyCodes = [
  ['AED', 'AUD', 'BDT', 'BHD', 'CAD', 'CHF', 'CNY', 'DZD', 'EGP', 'EUR', 'GBP', 'IDR', 'INR', 'IQD', 'JOD'],
  ['KES', 'KWD', 'KZT', 'LKR', 'LYD', 'MAD', 'MYR', 'NGN', 'NOK', 'NZD', 'OMR', 'PKR', 'QAR', 'RUB', 'SAR'],
  ['SEK', 'SGD', 'TND', 'TRY', 'USD', 'UZS', 'XOF', 'ZAR'],
].flat();

/** Codes that are also words, so they count only in capitals. */
export const wordLikeCodes: ReadonlySet<string> = new Set(['mad', 'try', 'all', 'sek', 'cad']);

export const currencySigns: Readonly<Record<string, string>> = {
  GBP: '£',
  'USD|AUD|CAD|NZD|SGD': '$',
  EUR: '€',
  INR: '₹',
  'PKR|INR|LKR': '₨, rs',
  BDT: '৳, tk',
  RUB: '₽',
  TRY: '₺',
  'SAR|QAR|OMR': '﷼, sr',
};
