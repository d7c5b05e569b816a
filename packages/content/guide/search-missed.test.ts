import { createContentSearch, type SearchDoc } from '@manasik/core/search/content-search';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { searchCorpus } from './search-corpus.ts';

const stoning = 'whatIf:missed-stoning';
const noStoning: Record<Language, { title: string; keywords: string; typed: readonly string[] }> = {
  en: {
    title: 'I missed a stoning',
    keywords: 'missed the stoning, missed jamarat, forgot to stone, did not throw stones, stoning too late',
    typed: [
      'What if I miss stoning',
      'miss stoning',
      'missed jamarat',
      'forgot to stone',
      'stoning too late',
    ],
  },
  ar: {
    title: 'فاتني رمي الجمرات',
    keywords: 'فاتني الرمي، نسيت الرمي، تركت الرمي، تأخرت عن الرمي، لم أرم الجمرات',
    typed: ['ماذا لو فاتني رمي الجمرات', 'فاتني الرمي', 'نسيت الرمي', 'لم أرم الجمرات'],
  },
  ur: {
    title: 'رمی رہ گئی',
    keywords: 'رمی چھوٹ گئی، رمی بھول گیا، کنکریاں مارنا بھول گیا، جمرات کی رمی رہ گئی، رمی میں دیر',
    typed: ['رمی رہ گئی', 'رمی بھول گیا', 'رمی چھوٹ گئی', 'جمرات کی رمی رہ گئی'],
  },
  gu: {
    title: 'રમી રહી ગઈ',
    keywords: 'કાંકરી મારવાનું ભૂલી ગયો, કાંકરી મારવાની રહી ગઈ, જમરાત ચૂકી ગયો, રમી ભૂલી ગયો',
    typed: ['રમી રહી ગઈ', 'કાંકરી મારવાનું ભૂલી ગયો', 'જમરાત ચૂકી ગયો'],
  },
  bn: {
    title: 'কঙ্কর নিক্ষেপ ছুটে গেছে',
    keywords: 'রমি ছুটে গেছে, কঙ্কর মারতে ভুলে গেছি, জামারাত বাদ পড়েছে, রমি দেরি হয়ে গেছে',
    typed: ['রমি ছুটে গেছে', 'কঙ্কর মারতে ভুলে গেছি', 'জামারাত বাদ পড়েছে'],
  },
  fr: {
    title: 'J’ai manqué une lapidation',
    keywords: 'lapidation manquée, lapidation oubliée, j’ai oublié de lapider, Jamarat manquées, trop tard',
    typed: ['lapidation manquée', 'j’ai oublié la lapidation', 'j’ai manqué les Jamarat'],
  },
  de: {
    title: 'Ich habe eine Steinigung verpasst',
    keywords: 'Steinigung vergessen, Steinchen werfen vergessen, Dschamarat verpasst, zu spät zur Steinigung',
    typed: ['Steinigung verpasst', 'Steinchen werfen vergessen', 'Dschamarat verpasst'],
  },
  it: {
    title: 'Ho saltato una lapidazione',
    keywords: 'lapidazione mancata, ho dimenticato la lapidazione, Jamarat saltate, troppo tardi',
    typed: ['ho saltato la lapidazione', 'ho dimenticato la lapidazione', 'lapidazione mancata'],
  },
  es: {
    title: 'Me perdí un apedreamiento',
    keywords: 'no hice el apedreamiento, olvidé el apedreamiento, Jamarat olvidadas, demasiado tarde',
    typed: ['no hice el apedreamiento', 'olvidé el apedreamiento', 'olvidé las Jamarat'],
  },
  ru: {
    title: 'Пропущено бросание камешков',
    keywords: 'пропустил бросание камешков, забыл бросить камешки, пропустил джамарат, не успел бросить',
    typed: ['пропустил бросание камешков', 'забыл бросить камешки', 'пропустил джамарат'],
  },
};

/** The passages of a language with an entry on a missed stoning: that of the guide, or else one that stands in for it. */
function withMissedStoning(language: Language): SearchDoc[] {
  const docs = searchCorpus(language);
  if (docs.some(({ id }) => id === stoning)) return docs;
  const { title, keywords } = noStoning[language];
  return [...docs, { id: stoning, kind: 'whatIf', title, text: title, keywords, to: '/guide/what-if' }];
}

describe('the search of those who have missed a stoning', () => {
  const search = new Map(
    languageCodes.map((code) => [code, createContentSearch(withMissedStoning(code), code)] as const),
  );
  const all = languageCodes.flatMap((code) => noStoning[code].typed.map((typed) => [code, typed] as const));
  it.each(all)('%s: puts for “%s” first what to do then', (language, typed) => {
    expect(search.get(language)?.search(typed, 3)[0]?.id).toBe(stoning);
  });
});

const muzdalifah = 'whatIf:missed-muzdalifah';
const miqat = 'whatIf:missed-miqat';

/** What people type who have missed or forgotten something -> what must come first of all. */
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

describe('the search of those who have missed something', () => {
  const indexes = new Map(
    languageCodes.map((code) => [code, createContentSearch(searchCorpus(code), code)] as const),
  );
  const all = Object.entries(missed).flatMap(([language, typed]) => typed.map((one) => [language, ...one]));
  it.each(all)('%s: puts for “%s” first %s', (language, typed, id) => {
    // Own keys of a table by language.
    expect(indexes.get(language as Language)?.search(typed, 3)[0]?.id).toBe(id);
  });
});
