// For Node only, because it reads files.
import { existsSync, readFileSync } from 'node:fs';
import {
  type HadithCategory,
  type HadithCollection,
  type HadithGrade,
  hadithCategories,
} from '@manasik/core/hadith/hadith-of-day';
import type { Language } from '@manasik/core/text/languages';

/** A narration as in its file; `docs/hadith-sources.md` lists them all. */
interface WrittenNarration {
  readonly id: string;
  readonly collection: HadithCollection;
  /** In the usual numbering of the collection. */
  readonly number: string;
  readonly grade: HadithGrade;
  /** Scholars who gave that grade; empty for the two Sahihs, where inclusion itself is the grade. */
  readonly gradedBy: readonly string[];
  /** Number of its file in the first copy. The numbers of Muslim's files differ from those of his narrations. */
  readonly file: string;
  readonly arabic: string;
}

export type Narration = WrittenNarration & { readonly category: HadithCategory };

/** The narration in another copy of the collections, made by someone else. */
export interface SecondCopy {
  /** `<file in the copy>#<its number there>`. */
  readonly source: string;
  readonly arabic: string;
}

/** Id of the narration -> its meaning. */
type Meanings = Readonly<Record<string, string>>;

// hadith.check.ts validates the shape of every file, so the cast is safe.
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** Every narration, by category, in the order of the files. */
export const readNarrations = (): Narration[] =>
  hadithCategories.flatMap((category) =>
    (read(`${category}/narrations.json`) as WrittenNarration[]).map((narration) => ({
      ...narration,
      category,
    })),
  );

/** The meanings of a category in one language; undefined without such a file. */
export function readMeanings(category: HadithCategory, language: Language): Meanings | undefined {
  const path = `${category}/${language}.json`;
  return existsSync(new URL(path, import.meta.url)) ? (read(path) as Meanings) : undefined;
}

/** Id -> second copy, for all narrations of a category. */
export const readSecondCopy = (category: HadithCategory): Readonly<Record<string, SecondCopy>> =>
  read(`second-copy/${category}.json`) as Readonly<Record<string, SecondCopy>>;

/**
 * The meaning of every narration in one language, by id; undefined if any is missing. A language is complete or absent.
 */
export function readAllMeanings(language: Language): ReadonlyMap<string, string> | undefined {
  const meanings = new Map<string, string>();
  for (const category of hadithCategories) {
    for (const [id, meaning] of Object.entries(readMeanings(category, language) ?? {}))
      meanings.set(id, meaning);
  }
  return readNarrations().every(({ id }) => meanings.has(id)) ? meanings : undefined;
}
