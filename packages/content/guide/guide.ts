// For Node only, because it reads files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Clause, Diagram, Dua, Place, Practical, Rite, Source, WhatIf } from './schema.ts';

/** The contents of the files before validation; rites by file name. */
export interface GuideFiles {
  readonly rites: Readonly<Record<string, unknown>>;
  readonly duas: unknown;
  readonly whatIf: unknown;
  readonly practical: unknown;
  readonly diagrams: unknown;
  readonly places: unknown;
  readonly sources: unknown;
}

const Guide = z.strictObject({
  rites: z.record(z.string(), Rite),
  duas: z.array(Dua),
  whatIf: z.array(WhatIf),
  practical: z.array(Practical),
  diagrams: z.array(Diagram),
  places: z.array(Place),
  sources: z.record(z.string(), Source),
});
/** The structure of the guide, without its words; sources by id. */
export type Guide = z.output<typeof Guide>;

/** Reads the files from disk; a missing file is undefined. */
export function readGuideFiles(): GuideFiles {
  const rites = new URL('rites/', import.meta.url);
  const names = existsSync(rites) ? readdirSync(rites).filter((file) => file.endsWith('.json')) : [];
  return {
    rites: Object.fromEntries(
      names.toSorted().map((file) => [file.replace(/\.json$/, ''), read(`rites/${file}`)]),
    ),
    duas: read('duas.json'),
    whatIf: read('what-if.json'),
    practical: read('practical.json'),
    diagrams: read('diagrams.json'),
    places: read('places.json'),
    sources: read('sources.json'),
  };
}

/** The guide, or every place where the files do not match `schema.ts`. */
export function parseGuide(files: GuideFiles): Guide | readonly string[] {
  const { success, data, error } = Guide.safeParse(files);
  return success ? data : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** @throws Error when the files do not match the schema */
export const readGuide = (): Guide => Guide.parse(readGuideFiles());

/** A part of an item that names its sources. */
export interface SourceUse {
  /** `rites/ihram`, `duas/talbiyah`, `what-if/lost-count`, `practical/tents` or `places/mina`. */
  readonly item: string;
  readonly part: string;
  readonly sources: readonly string[];
}

/** Every use of a source in the guide. */
export function sourceUses({ rites, duas, whatIf, practical, places }: Omit<Guide, 'sources'>): SourceUse[] {
  return [
    ...Object.entries(rites).flatMap(([file, rite]) =>
      partsOf(rite).map(({ name, part }) => ({
        item: `rites/${file}`,
        part: `${name} ${part.id}`,
        sources: part.sources,
      })),
    ),
    ...duas.map(({ id, source, alsoIn }) => ({
      item: `duas/${id}`,
      part: 'text',
      sources: [source, ...(alsoIn ?? [])],
    })),
    ...whatIf.flatMap(({ id, nodes }) =>
      nodes.flatMap((node) =>
        'end' in node
          ? [node, ...(node.clauses ?? [])].map((part) => ({
              item: `what-if/${id}`,
              part: part === node ? `node ${node.id}` : `node ${node.id} clause ${part.id}`,
              sources: part.sources,
            }))
          : [],
      ),
    ),
    ...practical.flatMap(({ topics }) =>
      topics.flatMap(({ id, facts }) =>
        facts.map((fact) => ({ item: `practical/${id}`, part: `fact ${fact.id}`, sources: fact.sources })),
      ),
    ),
    ...places.map(({ id, sources }) => ({ item: `places/${id}`, part: 'place', sources })),
  ];
}

/** The lists of a rite whose items have an id, words, sources and clauses. */
export const riteLists = ['ranks', 'steps', 'mistakes', 'women', 'wheelchair', 'firstTime'] as const;
/** The words of a rite that are not in a list and have clauses. */
export const riteFacts = ['when', 'where'] as const;

/** Each part of a rite that has clauses: `steps.go`, `mistakes.outside` or `when`, as its words are named. */
export const withClauses = (rite: Rite): { key: string; clauses: readonly Clause[] }[] => [
  ...riteFacts.flatMap((key) => ({ key, clauses: rite[key] ?? [] })),
  ...riteLists.flatMap((list) =>
    rite[list].map(({ id, clauses = [] }) => ({ key: `${list}.${id}`, clauses })),
  ),
];

const partsOf = (rite: Rite): { name: string; part: { id: string; sources: string[] } }[] => [
  ...riteLists.flatMap((name) => rite[name].map((part) => ({ name, part }))),
  ...withClauses(rite).flatMap(({ key, clauses }) =>
    clauses.map((part) => ({ name: `${key} clause`, part })),
  ),
];

function read(path: string): unknown {
  const file = new URL(path, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
