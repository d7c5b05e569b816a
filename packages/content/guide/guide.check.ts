import { riteIds, schools } from '@manasik/core/guide/rites';
import holySites from '../places/holy-sites.json' with { type: 'json' };
import { type Guide, type GuideFiles, parseGuide, riteLists, sourceUses, withClauses } from './guide.ts';
import { repeated } from './repeated.ts';
import type { Rite } from './schema.ts';
import { checkSources } from './sources.check.ts';
import { wasRead } from './sources.ts';
import { checkTree } from './trees.check.ts';

/** All faults in the structure of the guide, one line each: `item: what`. `words.check.ts` checks its words. */
export function checkGuide(files: GuideFiles, now: Date): string[] {
  const guide = parseGuide(files);
  if (!('rites' in guide)) return [...guide];
  return [
    ...badRiteFiles(guide),
    ...badIds(guide),
    ...badLinks(guide),
    ...guide.whatIf.flatMap(checkTree),
    ...checkSources(guide.sources, now.toISOString().slice(0, 10)),
    ...badSourceUses(guide),
    ...Object.entries(guide.rites).flatMap(([file, rite]) => badClauses(`rites/${file}`, rite)),
    ...Object.entries(guide.rites).flatMap(([file, rite]) => badRanks(`rites/${file}`, rite)),
    ...badFacts(guide),
  ];
}

const badRiteFiles = ({ rites }: Guide): string[] => [
  ...riteIds.filter((id) => !rites[id]).map((id) => `rites/${id}: is missing`),
  ...Object.entries(rites)
    .filter(([file, { id }]) => file !== id)
    .map(([file, { id }]) => `rites/${file}: is the rite ${id}`),
];

const twice = (item: string, list: readonly { id: string }[]): string[] =>
  repeated(list.map(({ id }) => id)).map((id) => `${item}: ${id} is there twice`);

function badIds({ rites, duas, whatIf, practical, diagrams, places }: Guide): string[] {
  return [
    ...twice('duas', duas),
    ...twice('what-if', whatIf),
    ...whatIf.flatMap(({ id, nodes }) =>
      nodes.flatMap((node) => ('end' in node ? twice(`what-if/${id} ${node.id}`, node.clauses ?? []) : [])),
    ),
    ...twice(
      'practical',
      practical.flatMap(({ topics }) => topics),
    ),
    ...practical.flatMap(({ topics }) => topics.flatMap(({ id, facts }) => twice(`practical/${id}`, facts))),
    ...twice('diagrams', diagrams),
    ...twice('places', places),
    ...Object.entries(rites).flatMap(([file, rite]) =>
      riteLists.flatMap((name) => twice(`rites/${file} ${name}`, rite[name])),
    ),
  ];
}

/** A pilgrim of any school must find what to do in each step. */
const badClauses = (item: string, rite: Rite): string[] => [
  ...withClauses(rite).flatMap(({ key, clauses }) => twice(`${item} ${key}`, clauses)),
  ...rite.steps.flatMap(({ id, for: audience, instruction, clauses = [] }) =>
    instruction
      ? (audience?.schools ?? schools)
          .filter((school) => !clauses.some((clause) => clause.for?.schools?.includes(school) ?? true))
          .map((school) => `${item} step ${id}: has neither an instruction nor a clause for ${school}`)
      : [],
  ),
];

/** Every ranked part is performed in a step, which shows its rank. */
const badRanks = (item: string, { steps, ranks }: Rite): string[] => {
  const known = ranks.map(({ id }) => id);
  const performed = new Set(steps.flatMap((step) => step.ranks ?? []));
  return [
    ...steps.flatMap((step) =>
      (step.ranks ?? [])
        .filter((id) => !known.includes(id))
        .map((id) => `${item} step ${step.id}: there is no ranked part ${id}`),
    ),
    ...known.filter((id) => !performed.has(id)).map((id) => `${item} rank ${id}: no step performs it`),
  ];
};

/** Where the schools differ or a rule holds for one season, the source says who says so. */
const badFacts = ({ practical }: Guide): string[] =>
  practical.flatMap(({ topics }) =>
    topics.flatMap(({ id, facts }) =>
      facts
        .filter((fact) => (fact.for?.schools || fact.season) && fact.sources.length === 0)
        .map((fact) => `practical/${id} ${fact.id}: is a ruling or a rule without a source`),
    ),
  );

function badLinks({ rites, duas, whatIf, diagrams, places }: Guide): string[] {
  const known = {
    dua: new Set(duas.map(({ id }) => id)),
    tree: new Set(whatIf.map(({ id }) => id)),
    diagram: new Set(diagrams.map(({ id }) => id)),
    place: new Set(places.map(({ id }) => id)),
    site: new Set(holySites.features.map(({ id }) => id)),
  };
  const unknown = (item: string, what: keyof typeof known, ids: readonly string[]): string[] => [
    ...ids.filter((id) => !known[what].has(id)).map((id) => `${item}: there is no ${what} ${id}`),
    ...repeated(ids).map((id) => `${item}: names ${what} ${id} twice`),
  ];
  return [
    ...Object.entries(rites).flatMap(([file, rite]) => [
      ...unknown(`rites/${file}`, 'place', rite.places),
      ...unknown(`rites/${file}`, 'dua', rite.duas),
      ...unknown(`rites/${file}`, 'tree', rite.whatIf),
      ...rite.steps.flatMap(({ id, duas: said }) => unknown(`rites/${file} step ${id}`, 'dua', said ?? [])),
      ...rite.steps.flatMap((step) => unknown(`rites/${file} step ${step.id}`, 'diagram', diagramsOf(step))),
    ]),
    ...diagrams
      .filter(({ id }) => !Object.values(rites).some(({ steps }) => steps.flatMap(diagramsOf).includes(id)))
      .map(({ id }) => `diagrams/${id}: no step shows it`),
    ...places.flatMap(({ id, sites }) => unknown(`places/${id}`, 'site', sites)),
  ];
}

const diagramsOf = ({ diagrams = [] }: Rite['steps'][number]): string[] => diagrams.map(({ id }) => id);

function badSourceUses(guide: Guide): string[] {
  const { rites, sources } = guide;
  const uses = sourceUses(guide);
  const used = new Set(uses.flatMap(({ sources: ids }) => ids));
  return [
    ...uses.flatMap(({ item, part, sources: ids }) =>
      ids.filter((id) => !sources[id]).map((id) => `${item} ${part}: there is no source ${id}`),
    ),
    ...Object.keys(sources)
      .filter((id) => !used.has(id))
      .map((id) => `sources/${id}: nothing rests on it`),
    ...Object.entries(rites)
      .filter(([, rite]) => !restsOnWhatWasRead(rite, guide))
      .map(([file]) => `rites/${file}: rests on nothing that was read`),
  ];
}

const restsOnWhatWasRead = (rite: Rite, { sources }: Guide): boolean =>
  riteLists
    .flatMap((name) => rite[name].flatMap((part) => part.sources))
    .some((id) => {
      const source = sources[id];
      return source !== undefined && wasRead(source);
    });
