import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Language, languageCodes } from './languages.ts';
import { parseNumber } from './parse-number.ts';

const numerals = ['arab', 'arabext', 'beng', 'gujr', 'latn'];
const locales = languageCodes.flatMap((language) => [
  { language, locale: language },
  ...numerals.map((system) => ({ language, locale: `${language}-u-nu-${system}` })),
]);

describe('parseNumber', () => {
  it.each(locales)('reads back what $locale writes', ({ language, locale }) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
    const hundredths = fc.integer({ min: 0, max: 1e14 }).map((value) => value / 100);
    const millionths = fc.integer({ min: 0, max: 1e12 }).map((value) => value / 1e6);
    fc.assert(
      fc.property(fc.oneof(hundredths, millionths, fc.nat()), (value) => {
        expect(parseNumber(format.format(value), language)).toEqual({ value });
      }),
    );
  });

  it.each([
    ['25000', 25_000],
    ['0', 0],
    ['007', 7],
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1 234,5', 1234.5],
    ['1\u202f234\u00a0567', 1_234_567],
    ['1’234.50', 1234.5],
    ['1 234’567', 1_234_567],
    ['12,34,567.5', 1_234_567.5],
    ['1.234.567', 1_234_567],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1234,567', 1234.567],
    ['١٬٢٣٤٫٥', 1234.5],
    ['٢٥٠٠٠', 25_000],
    ['۲۵٬۰۰۰', 25_000],
    ['১২,৩৪,৫৬৭.৮৯', 1_234_567.89],
    ['૧૨,૩૪,૫૬૭.૫', 1_234_567.5],
    ['\u200f٨٥\u200f', 85],
    ['٨٥،٥', 85.5],
  ])('reads %j in every language as %d', (text, value) => {
    for (const language of languageCodes) expect(parseNumber(text, language)).toEqual({ value });
  });

  it.each<[string, number | 'ambiguous', Language[]]>([
    ['1,234', 1234, ['en', 'ar', 'ur', 'gu', 'bn']],
    ['1,234', 1.234, ['fr', 'de', 'it', 'es', 'ru']],
    ['1.234', 1.234, ['en', 'ar', 'ur', 'gu', 'bn']],
    ['1.234', 1234, ['de', 'it', 'es']],
    ['1.234', 'ambiguous', ['fr', 'ru']],
    ['١,٢٣٤', 1234, ['ar', 'ur']],
    ['١،٢٣٤', 1.234, ['ur']],
    ['١،٢٣٤', 'ambiguous', ['ar', 'en', 'de']],
  ])('reads %j, which could be either, as %s in %j', (text, meant, languages) => {
    const expected = meant === 'ambiguous' ? { fault: meant } : { value: meant };
    for (const language of languages) expect(parseNumber(text, language)).toEqual(expected);
  });

  it.each([
    ['', 'empty'],
    [' \u200f ', 'empty'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['5-', 'negative'],
    ['-٥', 'negative'],
    ['-', 'negative'],
    ['NaN', 'format'],
    ['Infinity', 'format'],
    ['∞', 'format'],
    ['1e308', 'format'],
    ['1e3', 'format'],
    ['0x10', 'format'],
    ['+5', 'format'],
    ['£5', 'format'],
    ['5 pounds', 'format'],
    ['five', 'format'],
    ['12 34', 'format'],
    ['1,2,3', 'format'],
    ['1,23,45', 'format'],
    ['1.2.3', 'format'],
    ['1,234.5,6', 'format'],
    ['1.234,567.8', 'format'],
    ['1٫2٫3', 'format'],
    ['1 234,567 8', 'format'],
    ['.', 'format'],
    [',', 'format'],
    ['1d5', 'format'],
    ['1_000', 'format'],
    ['५', 'format'],
    ['9'.repeat(41), 'format'],
    ['5\n6', 'format'],
  ])('answers %j with: %s', (text, fault) => {
    for (const language of languageCodes) expect(parseNumber(text, language)).toEqual({ fault });
  });

  it('returns a number of at least 0, or an error, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...languageCodes), (text, language) => {
        const parsed = parseNumber(text, language);
        expect('fault' in parsed || (parsed.value >= 0 && Number.isFinite(parsed.value))).toBe(true);
      }),
    );
  });
});
