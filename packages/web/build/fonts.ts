import { type Language, languages } from '@manasik/core/text/languages';

export type Font = (typeof languages)[Language]['font'];

// Which files of its family a page in this language draws its first screen with. The rest (accents beyond
// Latin-1, symbols) is fetched by the browser when a letter of it appears.
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

// How the files of a family are called. A sheet also names the faces of scripture, which are fetched where they are used.
const families: Record<Font, string> = {
  inter: 'inter',
  naskh: 'noto-naskh-arabic',
  nastaliq: 'noto-nastaliq-urdu',
  gujarati: 'noto-sans-gujarati',
  bengali: 'noto-sans-bengali',
};

/** Of a sheet's font files, those to ask for together with the page: regular, semibold and display of the language's script. */
export function firstFonts(language: Language, files: readonly string[]): string[] {
  const family = families[languages[language].font];
  return subsets[language].flatMap((subset) =>
    [`${family}-${subset}-400-normal`, `${family}-${subset}-600-normal`, `display-${subset}`].flatMap(
      (name) => files.filter((file) => file.includes(name)),
    ),
  );
}

/**
 * Of a family's font files, those that a page in this language may need without a network: its own script, and what
 * Arabic words and Latin names among it are set in. Letters beyond Latin-1 are kept once a page has shown some.
 */
export const offlineFonts = (language: Language, files: readonly string[]): string[] =>
  files.filter((file) =>
    [...subsets[language], 'latin', 'arabic'].some((subset) =>
      new RegExp(`-${subset}-\\d+-|display-${subset}`).test(file),
    ),
  );
