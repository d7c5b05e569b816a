import { type Language, languageCodes } from '@manasik/core/text/languages';

type LanguageOf = (text: string, page: Language) => Language;

/** The share of lines of one language whose language is recognised on pages in these languages. */
export const shareRecognised = (
  languageOf: LanguageOf,
  { language, lines, pages }: { language: Language; lines: readonly string[]; pages: readonly Language[] },
): number =>
  lines.flatMap((line) => pages.filter((page) => languageOf(line, page) === language)).length /
  (lines.length * pages.length);

export const othersThan = (language: Language): Language[] =>
  languageCodes.filter((each) => each !== language);

/** The share of neutral lines that change the language of the page. */
export const judgeNeutral = (languageOf: LanguageOf, lines: readonly string[]): number =>
  lines.flatMap((line) => languageCodes.filter((page) => languageOf(line, page) !== page)).length /
  (lines.length * languageCodes.length);

const fewestWords = 4;

/** Lines of at least four words: by fewer, people often cannot tell the language either. */
export const isLong = (line: string): boolean => line.split(/\s+/).length >= fewestWords;
