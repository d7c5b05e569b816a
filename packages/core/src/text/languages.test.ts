import { describe, expect, it } from 'vitest';
import { direction, isLanguage, languageCodes, languages, negotiateLanguage } from './languages.ts';

describe('languages', () => {
  it('lists every language of the table once, in its order', () => {
    expect(languageCodes).toEqual(Object.keys(languages));
  });

  it('accepts its own codes and nothing else', () => {
    expect(languageCodes.every(isLanguage)).toBe(true);
    for (const stranger of ['xx', 'EN', '', 'constructor', '__proto__', null, undefined, 1]) {
      expect(isLanguage(stranger)).toBe(false);
    }
  });

  it('writes Arabic and Urdu from right to left, and no other', () => {
    expect(languageCodes.filter((code) => direction(code) === 'rtl')).toEqual(['ar', 'ur']);
  });
});

describe('negotiateLanguage', () => {
  it.each([
    ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
    ['en;q=0.5, ur;q=0.9, de;q=0.7', 'ur'],
    ['zh-Hant-TW, ja;q=0.9, fr-CA;q=0.3', 'fr'],
    ['RU-ru', 'ru'],
    ['de, fr', 'de'],
    ['fr;q=0, it;q=0.001', 'it'],
    ['fr;q=0', 'en'],
    ['de;q=2, es;q=0.1', 'es'],
    ['bn; Q=0.4 , gu ; q=0.6', 'gu'],
    ['*', 'en'],
    ['zh', 'en'],
    ['', 'en'],
    [',;=q,,q=', 'en'],
  ])('answers %j in %s', (header, expected) => {
    expect(negotiateLanguage(header)).toBe(expected);
  });

  it('prefers the saved choice, and ignores one that is not supported', () => {
    expect(negotiateLanguage('fr', 'ur')).toBe('ur');
    expect(negotiateLanguage('fr', 'tlh')).toBe('fr');
    expect(negotiateLanguage(undefined, null)).toBe('en');
  });
});
