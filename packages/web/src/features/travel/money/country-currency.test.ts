import { countryCodes } from '@manasik/core/places/country-codes';
import { describe, expect, it } from 'vitest';
import { allCurrencies } from '../../../shared/money/currencies.ts';
import { currencyOfCountry } from './country-currency.ts';

describe('the currency of a country', () => {
  it.each([
    ['PK', 'PKR'],
    ['SN', 'XOF'],
    ['FR', 'EUR'],
    ['GB', 'GBP'],
    ['ZZ', undefined],
    [null, undefined],
  ])('of %s is %s', (country, currency) => {
    expect(currencyOfCountry(country)).toBe(currency);
  });

  it('is one that the currency field offers', () => {
    const offered = new Set(allCurrencies('en').map(({ code }) => code));
    const known = countryCodes.flatMap((country) => currencyOfCountry(country) ?? []);
    expect(known.length).toBeGreaterThan(150);
    expect(known.filter((code) => !offered.has(code))).toEqual([]);
  });
});
