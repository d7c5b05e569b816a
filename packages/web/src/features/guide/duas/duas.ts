import type { Dua } from '@manasik/content/guide/schema';
import list from '@manasik/content/guide/duas.json';

// TypeScript sees plain strings in a file of JSON; the content check holds the file against this very schema.
export const duas = list as readonly Dua[];

const byId = new Map(duas.map((dua) => [dua.id, dua]));

/** The duas of these ids, in their order; the content check knows of no id without a dua. */
export const duasOf = (ids: readonly string[]): Dua[] =>
  ids.flatMap((id) => {
    const dua = byId.get(id);
    return dua ? [dua] : [];
  });
