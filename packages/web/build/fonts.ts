import { type Language, languages } from '@manasik/core/text/languages';

export type Font = (typeof languages)[Language]['font'];

// The subsets that the first screen of a page in this language uses. The browser fetches the rest (accents beyond
// Latin-1, symbols) when such a letter appears.
const subsets: Record<Language, readonly string[]> = {
  en: ['latin'],
  fr: ['latin'],
  de: ['latin'],
  it: ['latin'],
  es: ['latin'],
  ru: ['cyrillic'],
  ar: ['arabic'],
  ur: ['arabic'],
  gu: ['gujarati'],
  bn: ['bengali'],
};

// File names of each family. A style sheet also names the fonts of scripture, which are fetched where they are used.
const families: Record<Font, string> = {
  inter: 'inter',
  naskh: 'noto-naskh-arabic',
  nastaliq: 'noto-nastaliq-urdu',
  gujarati: 'noto-sans-gujarati',
  bengali: 'noto-sans-bengali',
};

/** The font files of a style sheet to preload: regular, semibold and display of the language's script. */
export function firstFonts(language: Language, files: readonly string[]): string[] {
  const family = families[languages[language].font];
  return subsets[language].flatMap((subset) =>
    [`${family}-${subset}-400-normal`, `${family}-${subset}-600-normal`, `display-${subset}`].flatMap(
      (name) => files.filter((file) => file.includes(name)),
    ),
  );
}

/**
 * The font files of a family that a page in this language may need offline: the script of the language, Arabic and Latin.
 * Letters beyond Latin-1 are cached after a page has used them.
 */
export const offlineFonts = (language: Language, files: readonly string[]): string[] =>
  files.filter((file) =>
    [...subsets[language], 'latin', 'arabic'].some((subset) =>
      new RegExp(`-${subset}-\\d+-|display-${subset}`).test(file),
    ),
  );
