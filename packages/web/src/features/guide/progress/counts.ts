import { counted, fullCount, type GuideCounter } from '@manasik/core/guide/counter';
import { isRecord } from '../../../platform/storage/is-record.ts';

/** The state of a count; `at` (milliseconds since 1970) and `date` (where the user is) are of its last change. */
interface Count {
  readonly count: number;
  readonly at: number;
  readonly date: string;
}

/** By the key of the counter, such as a rite and one of its steps. */
export type Counts = Readonly<Record<string, Count>>;

export interface Moment {
  readonly at: number;
  readonly date: string;
}

const restMs = 3 * 3_600_000;

/** Last changed on another day and hours ago, so a new count starts. A Tawaf past midnight continues. */
const isLapsed = ({ at, date }: Count, now: Moment): boolean => date !== now.date && now.at - at > restMs;

export function countOf(counts: Counts, key: string, counter: GuideCounter, now: Moment): number {
  const known = counts[key];
  return known && !isLapsed(known, now) ? Math.min(known.count, fullCount(counter)) : 0;
}

/** Returns the same object if nothing changes: a full counter does not grow, and an empty one does not shrink. */
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

/** Validates stored data, which another version may have written. */
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
