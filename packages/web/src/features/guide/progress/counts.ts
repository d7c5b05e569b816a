import { counted, fullCount, type GuideCounter } from '@manasik/core/guide/counter';
import { isRecord } from '../../../platform/storage/is-record.ts';

/** How far a count is; `at` (milliseconds since 1970) and `date` (where the user is) say when it was last touched. */
interface Count {
  readonly count: number;
  readonly at: number;
  readonly date: string;
}

/** By the key of the counter, such as a rite and a step of it. */
export type Counts = Readonly<Record<string, Count>>;

export interface Moment {
  readonly at: number;
  readonly date: string;
}

const restMs = 3 * 3_600_000;

/** Left on another day and not touched for hours: the next one begins anew. A Tawaf over midnight goes on. */
const isLapsed = ({ at, date }: Count, now: Moment): boolean => date !== now.date && now.at - at > restMs;

export function countOf(counts: Counts, key: string, counter: GuideCounter, now: Moment): number {
  const known = counts[key];
  return known && !isLapsed(known, now) ? Math.min(known.count, fullCount(counter)) : 0;
}

/** The same counts where nothing changes: a full counter takes no more, and an empty one no less. */
export function stepped(counts: Counts, key: string, counter: GuideCounter, by: 1 | -1, now: Moment): Counts {
  const before = countOf(counts, key, counter, now);
  const count = counted(counter, before, by);
  return count === before ? counts : withCount(counts, key, count, now);
}

export const withoutCount = (counts: Counts, key: string, now: Moment): Counts =>
  counts[key] ? withCount(counts, key, 0, now) : counts;

function withCount(counts: Counts, key: string, count: number, now: Moment): Counts {
  const others = Object.entries(counts).filter(([each, known]) => each !== key && !isLapsed(known, now));
  return { ...Object.fromEntries(others), ...(count > 0 && { [key]: { count, ...now } }) };
}

/** Refuses what another version, or another hand, has left on the device. */
export const areCounts = (value: unknown): value is Counts =>
  isRecord(value) &&
  Object.values(value).every(
    (each) =>
      isRecord(each) &&
      Number.isSafeInteger(each['count']) &&
      Number(each['count']) >= 0 &&
      typeof each['at'] === 'number' &&
      typeof each['date'] === 'string',
  );
