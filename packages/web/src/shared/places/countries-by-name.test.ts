import { countryCodes } from '@manasik/core/places/country-codes';
import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { codeOfEntry, countryEntries } from './countries-by-name.ts';

describe('the list of countries', () => {
  it('has every country once under its code, which forms and stored trips use', () => {
    for (const language of languageCodes) {
      const ids = countryEntries(language).map(({ id }) => id);
      expect(countryCodes.filter((code) => !ids.includes(code))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.map(codeOfEntry).filter((code) => !countryCodes.includes(code))).toEqual([]);
    }
  });

  it.each([
    ['en', 'Britain', 'GB'],
    ['en', 'Turkey', 'TR'],
    ['ur', 'برطانیہ', 'GB'],
    ['de', 'Großbritannien', 'GB'],
    ['gu', 'અમેરિકા', 'US'],
  ] as const)('has, in %s, %s at the place of that name', (language, name, code) => {
    const entries = countryEntries(language);
    const entry = entries.find(({ label }) => label.startsWith(`${name} – `));
    expect(entry && codeOfEntry(entry.id)).toBe(code);
    const { compare } = new Intl.Collator(language);
    expect(entries).toEqual(entries.toSorted((one, other) => compare(one.label, other.label)));
  });

  it('has no country for the entry without one', () => {
    expect(codeOfEntry('')).toBe('');
  });
});
