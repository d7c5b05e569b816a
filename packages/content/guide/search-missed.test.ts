import { createContentSearch } from '@manasik/core/search/content-search';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { searchCorpus } from './search-corpus.ts';

const stoning = 'whatIf:missed-stoning';
/** Queries of people who have missed a stoning. */
const typedByLanguage: Record<Language, readonly string[]> = {
  en: ['What if I miss stoning', 'miss stoning', 'missed jamarat', 'forgot to stone', 'stoning too late'],
  ar: ['ماذا لو فاتني رمي الجمرات', 'فاتني الرمي', 'نسيت الرمي', 'لم أرم الجمرات'],
  ur: ['رمی رہ گئی', 'رمی بھول گیا', 'رمی چھوٹ گئی', 'جمرات کی رمی رہ گئی'],
  gu: ['રમી રહી ગઈ', 'કાંકરી મારવાનું ભૂલી ગયો', 'જમરાત ચૂકી ગયો'],
  bn: ['রমি ছুটে গেছে', 'কঙ্কর মারতে ভুলে গেছি', 'জামারাত বাদ পড়েছে'],
  fr: ['lapidation manquée', 'j’ai oublié la lapidation', 'j’ai manqué les Jamarat'],
  de: ['Steinigung verpasst', 'Steinchen werfen vergessen', 'Dschamarat verpasst'],
  it: ['ho saltato la lapidazione', 'ho dimenticato la lapidazione', 'lapidazione mancata'],
  es: ['no hice el apedreamiento', 'olvidé el apedreamiento', 'olvidé las Jamarat'],
  ru: ['пропустил бросание камешков', 'забыл бросить камешки', 'пропустил джамарат'],
};

describe('search after a missed stoning', () => {
  const search = new Map(
    languageCodes.map((code) => [code, createContentSearch(searchCorpus(code), code)] as const),
  );
  const all = languageCodes.flatMap((code) => typedByLanguage[code].map((typed) => [code, typed] as const));
  it.each(all)('%s: shows for “%s” first what to do', (language, typed) => {
    expect(search.get(language)?.search(typed, 3)[0]?.id).toBe(stoning);
  });
});

const muzdalifah = 'whatIf:missed-muzdalifah';
const miqat = 'whatIf:missed-miqat';

/** Queries of people who have missed or forgotten something -> the expected first result. */
const missed: Record<Language, readonly [typed: string, id: string][]> = {
  en: [
    ['What if I miss Muzdalifah', muzdalifah],
    ['missed the miqat', miqat],
    ['forgot ihram', miqat],
  ],
  ar: [
    ['فاتتني مزدلفة', muzdalifah],
    ['نسيت الإحرام', miqat],
  ],
  ur: [
    ['مزدلفہ رہ گیا', muzdalifah],
    ['میقات رہ گیا', miqat],
  ],
  gu: [['મુઝદલિફા રહી ગયું', muzdalifah]],
  bn: [['মুজদালিফা ছুটে গেছে', muzdalifah]],
  fr: [
    ['j’ai manqué Mouzdalifa', muzdalifah],
    ['miqat oublié', miqat],
  ],
  de: [
    ['Muzdalifa verpasst', muzdalifah],
    ['Miqat vergessen', miqat],
  ],
  it: [['ho saltato Muzdalifa', muzdalifah]],
  es: [
    ['perdí Muzdalifa', muzdalifah],
    ['olvidé el miqat', miqat],
  ],
  ru: [
    ['пропустил Муздалифу', muzdalifah],
    ['пропустил микат', miqat],
  ],
};

describe('search after missing something', () => {
  const indexes = new Map(
    languageCodes.map((code) => [code, createContentSearch(searchCorpus(code), code)] as const),
  );
  const all = Object.entries(missed).flatMap(([language, typed]) => typed.map((one) => [language, ...one]));
  it.each(all)('%s: finds for “%s” first %s', (language, typed, id) => {
    // The table has only languages as keys.
    expect(indexes.get(language as Language)?.search(typed, 3)[0]?.id).toBe(id);
  });
});
