import type { Rite } from '@manasik/content/guide/schema';
import { duasOf } from '../duas/duas.ts';
import { placesOf } from './places.ts';
import { treeSources, treesOf } from '../what-if/what-if.ts';

/** Every source that the page of a rite rests on, in the order in which it comes to them. */
export const riteSourceIds = (rite: Rite): string[] => [
  ...[rite.steps, rite.firstTime, rite.women, rite.wheelchair, rite.ranks, rite.mistakes]
    .flat()
    .flatMap(({ sources }) => sources),
  ...treesOf(rite.whatIf).flatMap(treeSources),
  ...placesOf(rite.places).flatMap(({ sources }) => sources),
  ...duasOf([...rite.duas, ...rite.steps.flatMap((step) => step.duas ?? [])]).flatMap(
    ({ source, alsoIn }) => [source, ...(alsoIn ?? [])],
  ),
];
