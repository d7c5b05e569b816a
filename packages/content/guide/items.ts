// For Node only, because it reads files.
import { readdirSync, readFileSync } from 'node:fs';
import { leftMina } from '@manasik/core/guide/now';
import { type GuideItem, rehearsals } from '@manasik/core/guide/progress';
import { type RiteId, riteIds } from '@manasik/core/guide/rites';

/** The part of a rite's file that is needed here; guide.check.ts validates the whole file. */
interface Rite {
  readonly id: RiteId;
  readonly steps: readonly { readonly id: string }[];
}

/** Every item of the guide that can be marked. */
export function readGuideItems(folder: URL = new URL('./', import.meta.url)): GuideItem[] {
  const duas = readDuas(folder);
  return [
    ...riteIds.map((rite) => `rite:${rite}` as const),
    ...readRites(folder).flatMap(({ id, steps }) => steps.map((step) => `step:${id}/${step.id}` as const)),
    ...duas.flatMap((dua) => [`dua:${dua}` as const, `favourite:${dua}` as const]),
    ...rehearsals.map((rehearsal) => `rehearsal:${rehearsal}` as const),
    leftMina,
  ];
}

const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

function readRites(folder: URL): Rite[] {
  const rites = new URL('rites/', folder);
  const names = readdirSync(rites).filter((name) => name.endsWith('.json'));
  // The content check validates the file against the schema.
  return names.toSorted().map((name) => read(new URL(name, rites)) as Rite);
}

function readDuas(folder: URL): readonly string[] {
  // Validated like the file above.
  return (read(new URL('duas.json', folder)) as { id: string }[]).map(({ id }) => id);
}
