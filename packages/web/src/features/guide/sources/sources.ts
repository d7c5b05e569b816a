import type { Source } from '@manasik/content/guide/schema';
import sourceList from '@manasik/content/guide/sources.json';

// TypeScript sees plain strings in a file of JSON; the content check holds the file against this very schema.
const sources = sourceList as Readonly<Record<string, unknown>> as Readonly<Record<string, Source>>;

/** The sources of these ids, each once, in the order in which they are first named. */
export const sourcesOf = (ids: readonly string[]): { id: string; source: Source }[] =>
  [...new Set(ids)].flatMap((id) => {
    const source = sources[id];
    return source ? [{ id, source }] : [];
  });

/** The last day on which one of them was held against what it is cited for; undefined without sources. */
export const lastCheckedOn = (list: readonly { source: Source }[]): string | undefined =>
  list
    .map(({ source }) => source.checkedOn)
    .toSorted()
    .at(-1);

/** Whether a book stands for what its school commonly teaches, and was not read itself. */
export const isNotRead = (source: Source): boolean =>
  source.kind === 'book' && source.read.startsWith('not read');
