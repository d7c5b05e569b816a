import type { Language } from '../text/languages.ts';
import { type School, schools } from './rites.ts';

/**
 * A lower-case part that every form of the school's name contains, by language. A test checks it against all texts of
 * the guide.
 */
const stems: Record<Language, Record<School, readonly string[]>> = {
  en: { hanafi: ['hanafi'], maliki: ['maliki'], shafii: ['shafi’i'], hanbali: ['hanbali'] },
  ar: { hanafi: ['حنف'], maliki: ['مالكي'], shafii: ['شافعي'], hanbali: ['حنبلي', 'حنابلة'] },
  ur: {
    hanafi: ['حنفی', 'احناف'],
    maliki: ['مالکی'],
    shafii: ['شافعی', 'شوافع'],
    hanbali: ['حنبلی', 'حنابلہ'],
  },
  gu: { hanafi: ['હનફી'], maliki: ['માલિકી'], shafii: ['શાફઈ'], hanbali: ['હંબલી'] },
  bn: { hanafi: ['হানাফি'], maliki: ['মালিকি'], shafii: ['শাফেয়ি'.normalize('NFC')], hanbali: ['হাম্বলি'] },
  fr: { hanafi: ['hanafite'], maliki: ['malikite'], shafii: ['chaféite'], hanbali: ['hanbalite'] },
  de: { hanafi: ['hanafit'], maliki: ['malikit'], shafii: ['schafiit'], hanbali: ['hanbalit'] },
  it: { hanafi: ['hanafit'], maliki: ['malikit'], shafii: ['sciafiit'], hanbali: ['hanbalit'] },
  es: { hanafi: ['hanafí'], maliki: ['malikí'], shafii: ['shafií'], hanbali: ['hanbalí'] },
  ru: { hanafi: ['ханаф'], maliki: ['малики'], shafii: ['шафии'], hanbali: ['ханбали'] },
};

export interface SchoolPart {
  readonly text: string;
  /** Offset in the whole text, in UTF-16 units. */
  readonly at: number;
  /** Whether the part is a name of the school, in any form. */
  readonly isName: boolean;
}

/** Splits a text into each name of the school and the text between them. Joined, the parts are the original text. */
export function partsBySchool(text: string, language: Language, school: School): SchoolPart[] {
  // A whole word. `\p{M}` are vowel signs, which are part of the word.
  const name = new RegExp(`([\\p{L}\\p{M}]*(?:${stems[language][school].join('|')})[\\p{L}\\p{M}]*)`, 'iu');
  let at = 0;
  const parts = text.split(name).map((part, index) => {
    const begun = at;
    at += part.length;
    return { text: part, at: begun, isName: index % 2 === 1 };
  });
  return parts.filter((part) => part.text !== '');
}

/** Beginnings of the names in Latin letters, as people type them in any language, without accents and apostrophes. */
const typed: Record<School, RegExp> = {
  hanafi: /^hanaf/,
  maliki: /^maliki/,
  shafii: /^(?:sh|sch|ch|sci)afi?[ie]/,
  hanbali: /^hanbal/,
};

/** The school that a question names; null if it names none or several. */
export function schoolNamedIn(question: string, language: Language): School | null {
  const words = question
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'’ʿʾ`-]/g, '')
    .split(/[^\p{L}\p{M}]+/u);
  const named = schools.filter(
    (school) =>
      words.some((word) => typed[school].test(word)) ||
      partsBySchool(question, language, school).some(({ isName }) => isName),
  );
  const [school] = named;
  return named.length === 1 && school ? school : null;
}
