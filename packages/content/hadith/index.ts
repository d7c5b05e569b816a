// For Node only: it reads files.
import { existsSync, readFileSync } from 'node:fs';
import {
  type HadithCategory,
  type HadithCollection,
  type HadithGrade,
  hadithCategories,
} from '@manasik/core/hadith/hadith-of-day';
import type { Language } from '@manasik/core/text/languages';

/** One narration as it stands in its file; `docs/hadith-sources.md` lists them all. */
interface WrittenNarration {
  readonly id: string;
  readonly collection: HadithCollection;
  /** In the usual numbering of the collection. */
  readonly number: string;
  readonly grade: HadithGrade;
  /** Scholars who gave that grade; empty for the two Sahihs, which are graded by being there. */
  readonly gradedBy: readonly string[];
  /** Number of its file in the first copy; Muslim's files are numbered otherwise than its narrations. */
  readonly file: string;
  readonly arabic: string;
}

export type Narration = WrittenNarration & { readonly category: HadithCategory };

/** A narration as somebody else copied it from another copy of the collections. */
export interface SecondCopy {
  /** `<file in the copy>#<its number there>`. */
  readonly source: string;
  readonly arabic: string;
}

/** Id of the narration -> its meaning. */
type Meanings = Readonly<Record<string, string>>;

// The shape of every file is checked by hadith.check.ts, so that it can be trusted here.
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** Every narration, category by category, in the order of the files. */
export const readNarrations = (): Narration[] =>
  hadithCategories.flatMap((category) =>
    (read(`${category}/narrations.json`) as WrittenNarration[]).map((narration) => ({
      ...narration,
      category,
    })),
  );

/** The meanings of a category in one language; undefined when there is no such file. */
export function readMeanings(category: HadithCategory, language: Language): Meanings | undefined {
  const path = `${category}/${language}.json`;
  return existsSync(new URL(path, import.meta.url)) ? (read(path) as Meanings) : undefined;
}

/** Id -> the second copy, of all narrations of a category. */
export const readSecondCopy = (category: HadithCategory): Readonly<Record<string, SecondCopy>> =>
  read(`second-copy/${category}.json`) as Readonly<Record<string, SecondCopy>>;

/**
 * The meaning of every narration in one language, by id. Undefined when one is missing: a language is complete or
 * absent.
 */
export function readAllMeanings(language: Language): ReadonlyMap<string, string> | undefined {
  const meanings = new Map<string, string>();
  for (const category of hadithCategories) {
    for (const [id, meaning] of Object.entries(readMeanings(category, language) ?? {}))
      meanings.set(id, meaning);
  }
  return readNarrations().every(({ id }) => meanings.has(id)) ? meanings : undefined;
}
