// For Node only, because it reads files.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Dua, Source } from './schema.ts';

const SecondCopy = z.strictObject({
  /** `<file in the copy>#<its number there>`, in AhmedBaset/hadith-json at `secondCopyCommit`. */
  source: z.string().regex(/^db\/by_chapter\/the_9_books\/[a-z]+\/\d+\.json#\d+$/),
  arabic: z.string().min(1),
});
/** The same words from another copy of the collections, made by someone else. */
export type SecondCopy = z.output<typeof SecondCopy>;

const DuaWords = z.strictObject({ name: z.string(), when: z.string(), meaning: z.string() });
export type DuaWords = z.output<typeof DuaWords>;

/** All data of the duas by dua id; sources by source id. */
export interface DuaContent {
  /** In display order. */
  readonly duas: readonly Dua[];
  readonly sources: Readonly<Record<string, Source>>;
  /** For every dua that is a narration. */
  readonly secondCopy: Readonly<Record<string, SecondCopy>>;
  /** In English. */
  readonly words: Readonly<Record<string, DuaWords>>;
  readonly transliterations: Readonly<Record<string, string>>;
}

/**
 * Reads the files from disk.
 * @throws Error when a file does not match its schema
 */
export function readDuaContent(): DuaContent {
  return {
    duas: z.array(Dua).parse(read('duas.json')),
    sources: byId(Source).parse(read('sources.json')),
    secondCopy: byId(SecondCopy).parse(read('second-copy.json')),
    words: byId(DuaWords).parse(read('../locales/en/duas.json')),
    transliterations: byId(z.string()).parse(read('../locales/en/transliterations.json')),
  };
}

const byId = <Item extends z.ZodType>(item: Item) => z.record(z.string(), item);

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
