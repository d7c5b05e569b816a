import { duaIds } from './duas.ts';
import type { GuideChoices, RiteId } from './rites.ts';
import { sequenceOf } from './sequence.ts';

export const rehearsals = ['tawaf', 'sai'] as const;
export type Rehearsal = (typeof rehearsals)[number];

/** What can be marked: a step as done, a rite or a dua as learned, a dua as a favourite, a rehearsal as walked, a question as answered with yes. */
export type GuideItem =
  | `step:${RiteId}/${string}`
  | `rite:${RiteId}`
  | `dua:${string}`
  | `favourite:${string}`
  | `rehearsal:${Rehearsal}`
  | 'answer:left-mina';

/** The last thing said of an item; what was taken back stays known as such, so that no device brings it back. */
export interface Mark {
  /** As `GuideItem` has it; one from another version may be known no more. */
  readonly item: string;
  readonly done: boolean;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** The mark that holds of two of one item: the last change, and of two as old the one that is done. */
export function newerMark<Kept extends Mark>(one: Kept, other: Kept): Kept {
  if (one.changedAt !== other.changedAt) return other.changedAt > one.changedAt ? other : one;
  return other.done && !one.done ? other : one;
}

/** The mark that holds of each item, sorted by item, in whatever order and however often they come. */
export function mergeMarks<Kept extends Mark>(...lists: readonly (readonly Kept[])[]): Kept[] {
  const marks = new Map<string, Kept>();
  for (const mark of lists.flat()) {
    const known = marks.get(mark.item);
    marks.set(mark.item, known ? newerMark(known, mark) : mark);
  }
  return [...marks.values()].toSorted((one, other) => compare(one.item, other.item));
}

/** The choices as they were made together, at one moment. */
export interface DatedChoices extends GuideChoices {
  readonly changedAt: number;
}

/** The choices that hold of two: the last, whole, and of two as old the same ones on every device. */
export function newerChoices<Kept extends DatedChoices>(one: Kept | null, other: Kept | null): Kept | null {
  if (one === null || other === null) return one ?? other;
  if (one.changedAt !== other.changedAt) return other.changedAt > one.changedAt ? other : one;
  const theirs = partsOf(other);
  const difference = partsOf(one)
    .map((part, index) => compare(part, theirs[index] ?? ''))
    .find((order) => order !== 0);
  return difference === -1 ? other : one;
}

/** As the database orders them too. */
const partsOf = ({ kind, school, sex, isFirstTime, usesWheelchair }: GuideChoices): string[] =>
  [kind, school, sex, isFirstTime, usesWheelchair].map((part) => (part === null ? '' : String(part)));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export interface DoneOf {
  readonly done: number;
  readonly total: number;
}

export interface GuideSummary {
  /** Of the pilgrim's own sequence those that they have learned. */
  readonly rituals: DoneOf;
  readonly duas: DoneOf;
  readonly rehearsals: DoneOf;
}

/** How far a pilgrim is. Who has not said how they perform Hajj is counted by tamattu', which most perform. */
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
