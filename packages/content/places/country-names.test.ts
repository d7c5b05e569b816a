import { countryCodes } from '@manasik/core/places/country-codes';
import { foldText } from '@manasik/core/search/search-text';
import { isLanguage, type Language } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import file from './country-names.json' with { type: 'json' };

const names = Object.entries(file).flatMap(([code, languages]) =>
  Object.entries(languages).flatMap(([language, list]) => list.map((name) => ({ code, language, name }))),
);
const usual = (code: string, language: string) => new Intl.DisplayNames(language, { type: 'region' }).of(code);

/** Scripts of the languages; abbreviations of the rest are in Latin letters too. */
const scripts: Readonly<Record<Language, RegExp>> = {
  en: /^[\p{Script=Latin}\s.]+$/u,
  de: /^[\p{Script=Latin}\s.]+$/u,
  fr: /^[\p{Script=Latin}\s.-]+$/u,
  es: /^[\p{Script=Latin}\s.]+$/u,
  it: /^[\p{Script=Latin}\s.]+$/u,
  ar: /^[\p{Script=Arabic}\s]+$/u,
  ur: /^[\p{Script=Arabic}\s]+$/u,
  bn: /^[\p{Script=Bengali}\p{M}\s]+$/u,
  gu: /^[\p{Script=Gujarati}\p{M}\s]+$/u,
  ru: /^[\p{Script=Cyrillic}\s-]+$/u,
};

const found = (language: string, name: string) =>
  names.find((one) => one.language === language && one.name === name)?.code;

describe('the other names of countries', () => {
  it('are those that people look for', () => {
    expect([found('en', 'UK'), found('ur', 'برطانیہ'), found('bn', 'ব্রিটেন'), found('gu', 'બ્રિટન')]).toEqual(
      Array.from({ length: 4 }, () => 'GB'),
    );
    expect([found('en', 'USA'), found('ur', 'امریکہ')]).toEqual(['US', 'US']);
    expect([found('en', 'Emirates'), found('en', 'Holland'), found('en', 'Turkey')]).toEqual(['AE', 'NL', 'TR']);
    expect([found('de', 'Großbritannien'), found('en', 'England')]).toEqual(['GB', 'GB']);
  });

  it('belong to countries and languages of the app', () => {
    expect(names.filter(({ code }) => !countryCodes.includes(code))).toEqual([]);
    expect(names.filter(({ language }) => !isLanguage(language))).toEqual([]);
  });

  it('are in the script of their language, without spaces around them', () => {
    const wrong = names.filter(
      ({ language, name }) =>
        !isLanguage(language) || !scripts[language].test(name) || name !== name.trim(),
    );
    expect(wrong).toEqual([]);
  });

  it('repeat no usual name, of this country or of another', () => {
    const repeated = names.filter(({ language, name }) =>
      countryCodes.some((code) => foldText(usual(code, language) ?? '') === foldText(name)),
    );
    expect(repeated).toEqual([]);
  });

  it('name one country each', () => {
    const keys = names.map(({ language, name }) => `${language} ${foldText(name)}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
