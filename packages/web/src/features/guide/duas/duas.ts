import type { Dua } from '@manasik/content/guide/schema';
import list from '@manasik/content/guide/duas.json';

// TypeScript infers plain strings from JSON. The content check validates the file against this schema.
export const duas = list as readonly Dua[];

const byId = new Map(duas.map((dua) => [dua.id, dua]));

/** The duas of these ids, in order. The content check ensures that every id has a dua. */
export const duasOf = (ids: readonly string[]): Dua[] =>
  ids.flatMap((id) => {
    const dua = byId.get(id);
    return dua ? [dua] : [];
  });
