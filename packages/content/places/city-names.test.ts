import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { readCityNames } from './city-names.ts';

const names = readCityNames();
const makkah = 104515;
const cologne = 2886242;

/** Scripts of the languages that do not use Latin letters. */
const scripts = {
  ar: /^[\p{Script=Arabic}\p{M}\s.-]+$/u,
  ur: /^[\p{Script=Arabic}\p{M}\s\u200C.۔-]+$/u,
  gu: /^[\p{Script=Gujarati}\s.,()-]+$/u,
  bn: /^[\p{Script=Bengali}\u200C\u200D\s.,()’-]+$/u,
  ru: /^[\p{Script=Cyrillic}\s.,()’-]+$/u,
} as const;

describe('names of cities', () => {
  it('include Makkah in every language', () => {
    const named = languageCodes.map((language) => names.get(makkah)?.[language]);
    expect(named.every(Boolean)).toBe(true);
  });

  it('prefer names written by hand to those of CLDR', () => {
    expect(names.get(cologne)).toMatchObject({ en: 'Cologne', fr: 'Cologne', ru: 'Кёльн' });
    expect(names.size).toBeGreaterThan(450);
  });

  it.each(Object.entries(scripts))('writes %s in its own script', (language, script) => {
    // The table above has only languages as keys.
    const written = [...names.values()].flatMap((city) => city[language as keyof typeof scripts] ?? []);
    expect(written.length).toBeGreaterThan(400);
    expect(written.filter((name) => !script.test(name))).toEqual([]);
  });

  it('are neither empty nor surrounded by spaces', () => {
    const all = [...names.values()].flatMap((city) => Object.values(city).flat());
    expect(all.filter((name) => name !== name.trim() || name === '')).toEqual([]);
  });
});
