import type { Rite } from '@manasik/content/guide/schema';
import { duasOf } from '../duas/duas.ts';
import { sourcesWithClauses } from '../use-clause-texts.ts';
import { placesOf } from './places.ts';
import { treeSources, treesOf } from '../what-if/what-if.ts';

/** Every source on the page of a rite, in order of appearance. */
export const riteSourceIds = (rite: Rite): string[] => [
  ...[...(rite.when ?? []), ...(rite.where ?? [])].flatMap(({ sources }) => sources),
  ...[
    ...rite.steps,
    ...rite.ranks,
    ...rite.firstTime,
    ...rite.women,
    ...rite.wheelchair,
    ...rite.mistakes,
  ].flatMap(sourcesWithClauses),
  ...treesOf(rite.whatIf).flatMap(treeSources),
  ...placesOf(rite.places).flatMap(({ sources }) => sources),
  ...duasOf([...rite.duas, ...rite.steps.flatMap((step) => step.duas ?? [])]).flatMap(
    ({ source, alsoIn }) => [source, ...(alsoIn ?? [])],
  ),
];
