import { duaIds } from './duas.ts';
import type { GuideChoices, RiteId } from './rites.ts';
import { sequenceOf } from './sequence.ts';

export const rehearsals = ['tawaf', 'sai'] as const;
export type Rehearsal = (typeof rehearsals)[number];

/**
 * What a user can mark: a step as done, a rite or dua as learned, a dua as a favourite, a rehearsal as walked, a
 * question as answered with yes.
 */
export type GuideItem =
  | `step:${RiteId}/${string}`
  | `rite:${RiteId}`
  | `dua:${string}`
  | `favourite:${string}`
  | `rehearsal:${Rehearsal}`
  | 'answer:left-mina';

/** The latest state of an item. A withdrawn mark remains stored, so that no device restores it. */
export interface Mark {
  /** As in `GuideItem`; an item from another version may be unknown. */
  readonly item: string;
  readonly done: boolean;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** Returns the winning mark for an item: the latest change or, for equal times, the one that is done. */
export function newerMark<Kept extends Mark>(one: Kept, other: Kept): Kept {
  if (one.changedAt !== other.changedAt) return other.changedAt > one.changedAt ? other : one;
  return other.done && !one.done ? other : one;
}

/** Merges to the winning mark of each item, sorted by item, in any order and number. */
export function mergeMarks<Kept extends Mark>(...lists: readonly (readonly Kept[])[]): Kept[] {
  const marks = new Map<string, Kept>();
  for (const mark of lists.flat()) {
    const known = marks.get(mark.item);
    marks.set(mark.item, known ? newerMark(known, mark) : mark);
  }
  return [...marks.values()].toSorted((one, other) => compare(one.item, other.item));
}

/** Choices that the user made together, at one moment. */
export interface DatedChoices extends GuideChoices {
  readonly changedAt: number;
}

/** Returns the winning set of choices: the latest, as a whole or, for equal times, the same one on every device. */
export function newerChoices<Kept extends DatedChoices>(one: Kept | null, other: Kept | null): Kept | null {
  if (one === null || other === null) return one ?? other;
  if (one.changedAt !== other.changedAt) return other.changedAt > one.changedAt ? other : one;
  const theirs = partsOf(other);
  const difference = partsOf(one)
    .map((part, index) => compare(part, theirs[index] ?? ''))
    .find((order) => order !== 0);
  return difference === -1 ? other : one;
}

/** The same order as the database's. */
const partsOf = ({ kind, school, sex, isFirstTime, usesWheelchair }: GuideChoices): string[] =>
  [kind, school, sex, isFirstTime, usesWheelchair].map((part) => (part === null ? '' : String(part)));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export interface DoneOf {
  readonly done: number;
  readonly total: number;
}

export interface GuideSummary {
  /** Rites of the pilgrim's own sequence that they have learned. */
  readonly rituals: DoneOf;
  readonly duas: DoneOf;
  readonly rehearsals: DoneOf;
}

/** The pilgrim's progress. If they have not chosen a kind of Hajj, tamattu' is used, which most pilgrims perform. */
export function summaryOf(
  marks: readonly Mark[],
  { kind, school }: Pick<GuideChoices, 'kind' | 'school'>,
): GuideSummary {
  const done = new Set(marks.flatMap((mark) => (mark.done ? [mark.item] : [])));
  const of = (items: readonly GuideItem[]): DoneOf => ({
    done: items.filter((item) => done.has(item)).length,
    total: items.length,
  });
  return {
    rituals: of(sequenceOf(kind ?? 'tamattu', school).map(({ rite }) => `rite:${rite}` as const)),
    duas: of(duaIds.map((dua) => `dua:${dua}` as const)),
    rehearsals: of(rehearsals.map((rehearsal) => `rehearsal:${rehearsal}` as const)),
  };
}
