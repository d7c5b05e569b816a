import type { Source } from '@manasik/content/guide/schema';
import sourceList from '@manasik/content/guide/sources.json';

// TypeScript infers plain strings from JSON. The content check validates the file against this schema.
const sources = sourceList as Readonly<Record<string, unknown>> as Readonly<Record<string, Source>>;

/** The sources of these ids, each once, in the order of first use. */
export const sourcesOf = (ids: readonly string[]): { id: string; source: Source }[] =>
  [...new Set(ids)].flatMap((id) => {
    const source = sources[id];
    return source ? [{ id, source }] : [];
  });

/** The latest date on which one of them was checked; undefined without sources. */
export const lastCheckedOn = (list: readonly { source: Source }[]): string | undefined =>
  list
    .map(({ source }) => source.checkedOn)
    .toSorted()
    .at(-1);

/** Whether a book represents the common teaching of its school and was not read itself. */
export const isNotRead = (source: Source): boolean =>
  source.kind === 'book' && source.read.startsWith('not read');
