import type { Language } from '@manasik/core/text/languages';
import type { Rule } from './rule.ts';

type Script = 'Latin' | 'Arabic' | 'Gujarati' | 'Bengali' | 'Cyrillic';

const scripts: Record<Language, Script> = {
  en: 'Latin',
  ar: 'Arabic',
  ur: 'Arabic',
  gu: 'Gujarati',
  bn: 'Bengali',
  fr: 'Latin',
  de: 'Latin',
  it: 'Latin',
  es: 'Latin',
  ru: 'Cyrillic',
};

const anyLetter = /\p{L}/u;

/** Words must be in the script of the language. Words in another script need an entry in the allow-list. */
export const rightScript: Rule = ({ language, key, english, translated }, { allows }) => {
  if (allows(key) || allows(translated.source)) return [];
  const script = scripts[language];
  const own = new RegExp(`\\p{Script=${script}}`, 'u');
  const foreignWord = new RegExp(`(?:(?!\\p{Script=${script}})\\p{L})[\\p{L}\\p{M}]*`, 'gu');
  const foreign = translated.text.match(foreignWord) ?? [];
  const problems = foreign
    .filter((word) => !atHomeEverywhere(word) && !allows(word))
    .map((word) => `has “${word}”, which is not in ${script} script`);
  if (anyLetter.test(english.text) && !own.test(translated.text) && foreign.length === 0) {
    problems.push(`has no ${script} letter`);
  }
  return problems;
};

/** The honorific ligatures ﷺ and ﷻ are allowed in every language; ʿ, ʾ and ʻ belong to transliteration. */
function atHomeEverywhere(word: string): boolean {
  return /^[\uFDFA\uFDFBʿʾʻʼ]/u.test(word);
}

type Letters = { pattern: RegExp; because: string };

/** Look-alike letters of a related language. They look right in one font, but break search and display in another. */
const strangers: Partial<Record<Language, Letters>> = {
  ar: { pattern: /[کیےہٹڈڑںھۃۓگپچژ۔]/gu, because: 'an Urdu or Persian letter' },
  ur: { pattern: /[كيىةه]/gu, because: 'an Arabic letter where Urdu has its own' },
  bn: { pattern: /[ৰৱ]/gu, because: 'an Assamese letter' },
};

/** U+FDFA and U+FDFB are intended. Every other presentation form comes from a PDF or an old keyboard. */
const presentationForms = /[\uFB50-\uFDF9\uFDFC-\uFDFF\uFE70-\uFEFC]/gu;

export const ownLetters: Rule = ({ language, translated: { text } }) => {
  const stranger = strangers[language];
  return [
    ...(stranger
      ? (text.match(stranger.pattern) ?? []).map((letter) => `has ${letter}, ${stranger.because}`)
      : []),
    ...(text.match(presentationForms) ?? []).map((letter) => `has the presentation form ${letter}`),
  ];
};
