import type { Language } from '@manasik/core/text/languages';
import type { Rule } from './rule.ts';

/**
 * English term -> language -> its renderings: first the preferred one, then inflected stems that the check accepts as the
 * same word.
 */
export type Glossary = Record<string, Partial<Record<Language, string[]>>>;

// Arabic script may be written without its vowel signs.
const plain = (words: string, language: Language) =>
  words
    .normalize('NFC')
    .replace(/[\u064B-\u0652\u0670\u0640]/gu, '')
    .toLocaleLowerCase(language);

/** Where English has a glossary term, the translation must have the agreed word. */
export function glossaryRule(glossary: Glossary): Rule {
  const terms = Object.entries(glossary).map(([term, renderings]) => ({
    term,
    renderings,
    pattern: new RegExp(`(?<![\\p{L}-])${term}s?(?![\\p{L}]|-[a-z])`, 'iu'),
  }));
  return ({ language, key, english, translated }, { allows }) => {
    if (language === 'en' || allows(key)) return [];
    const words = plain(translated.text, language);
    return terms.flatMap(({ term, renderings, pattern }) => {
      if (!pattern.test(english.text)) return [];
      const accepted = renderings[language] ?? [];
      if (accepted.some((rendering) => words.includes(plain(rendering, language)))) return [];
      return [`has no “${accepted[0]}” for “${term}”`];
    });
  };
}
