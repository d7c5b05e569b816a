import { addDays } from '@manasik/core/calendar/civil-date';
import { type DhikrRecord, countsOn } from './dhikr-record.ts';

export interface History {
  /** Newest first, including days without counts. */
  readonly days: readonly { readonly date: string; readonly total: number }[];
  readonly total: number;
  readonly mostOnADay: number;
  /** The dhikr of the day, by count. */
  readonly byDhikr: readonly { readonly dhikrId: string; readonly count: number }[];
}

/** The counts of the last `length` days, including today. */
export function history(record: DhikrRecord, today: string, length: number): History {
  const sums = new Map<string, number>();
  const days = Array.from({ length }, (_, ago) => {
    const date = addDays(today, -ago);
    let total = 0;
    for (const [dhikrId, count] of countsOn(record, date)) {
      total += count;
      sums.set(dhikrId, (sums.get(dhikrId) ?? 0) + count);
    }
    return { date, total };
  });
  return {
    days,
    total: days.reduce((sum, { total }) => sum + total, 0),
    mostOnADay: Math.max(...days.map(({ total }) => total)),
    byDhikr: [...sums]
      .map(([dhikrId, count]) => ({ dhikrId, count }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count),
  };
}
