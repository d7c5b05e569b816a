import { firstRecordedDay } from '@manasik/core/calendar/civil-date';
import {
  isPossible,
  type Metric,
  metricLimits,
  metrics,
  type SummedMetric,
} from '@manasik/core/health/metric-limits';
import { createNights } from './nights.ts';
import { dateOfDay, dayOfDate, dayOfWall, daySeconds } from './stamp.ts';
import { bytesOfEntry, createRoom, createSums, entryOf } from './sums.ts';

export type { SummedMetric } from '@manasik/core/health/metric-limits';
export type LastMetric = Exclude<Metric, SummedMetric>;

export interface Day {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly values: Partial<Record<Metric, number>>;
}

/** The days of an export, without impossible values. */
export interface Settled {
  readonly days: readonly Day[];
  /** Values left out: impossible, unreadable, too old or in the future. */
  readonly skipped: number;
}

/** Values of a metric on `day` (days since 1970) and later are incomplete. */
export interface Cut {
  readonly metric: Metric;
  readonly day: number;
}

// Health apps came later; earlier dates come from a device whose clock was not set.
const firstDay = dayOfDate(firstRecordedDay) ?? 0;

export type DayTotals = ReturnType<typeof createDayTotals>;

/** At most a day, in seconds of the local clock. */
const isSpan = (start: number, end: number): boolean =>
  start >= firstDay * daySeconds && end >= start && end - start <= daySeconds;

/** Collects the values of an export and sums them up by day. */
export function createDayTotals() {
  const room = createRoom();
  const sums = new Map<SummedMetric, ReturnType<typeof createSums>>();
  const lasts = new Map<LastMetric, Map<number, { at: number; value: number }>>();
  const nights = createNights(room);
  let skipped = 0;

  const sumsOf = (metric: SummedMetric) => entryOf(sums, metric, () => createSums(room));
  /** Zero only means that nothing was measured. */
  function isUsable(metric: Metric, value: number): boolean {
    if (value === 0) return false;
    if (value > 0 && value <= metricLimits[metric].greatest) return true;
    skipped += 1;
    return false;
  }

  function totalsOf(metric: Metric): Map<number, number> {
    if (metric === 'weightGrams' || metric === 'restingPulse') {
      const known = [...(lasts.get(metric) ?? [])];
      return new Map(known.map(([day, { value }]) => [day, value]));
    }
    const totals = sums.get(metric)?.totals() ?? new Map<number, number>();
    if (metric !== 'sleepMinutes') return totals;
    for (const [day, seconds] of nights.totals()) {
      totals.set(day, Math.max(totals.get(day) ?? 0, seconds / 60));
    }
    return totals;
  }

  return {
    /** Counts a value that could not be read. */
    skip: () => {
      skipped += 1;
    },
    /** Adds a value that one source measured from `start` to `end`, in seconds of the local clock. */
    addSpan: (metric: SummedMetric, source: string, start: number, end: number, value: number) => {
      if (!isSpan(start, end)) skipped += 1;
      else if (isUsable(metric, value)) sumsOf(metric).addSpan(source, start, end, value);
    },
    /** Adds a value that one source measured on a day. */
    addDay: (metric: SummedMetric, source: string, day: number, value: number) => {
      if (day < firstDay) skipped += 1;
      else if (isUsable(metric, value)) sumsOf(metric).addDay(source, day, value);
    },
    /** Sets the value that one source measured on a day. A day that is listed twice counts once, with the greater value. */
    raiseDay: (metric: SummedMetric, source: string, day: number, value: number) => {
      if (day < firstDay) skipped += 1;
      else if (isUsable(metric, value)) sumsOf(metric).raiseDay(source, day, value);
    },
    /** Adds a period of sleep, in seconds of the local clock. */
    addSleep: (start: number, end: number) => {
      if (!isSpan(start, end)) skipped += 1;
      else nights.add(start, end);
    },
    /** The last measurement of a day counts. */
    setLast: (metric: LastMetric, wall: number, value: number) => {
      if (!isUsable(metric, value)) return;
      if (value < metricLimits[metric].least || dayOfWall(wall) < firstDay) {
        skipped += 1;
        return;
      }
      const days = entryOf(lasts, metric, () => new Map<number, { at: number; value: number }>());
      const day = dayOfWall(wall);
      const known = days.get(day);
      if (!known) room.take(bytesOfEntry);
      if (!known || wall >= known.at) days.set(day, { at: wall, value });
    },
    /** The days up to `today`, in order. */
    settle: (today: string, cuts: readonly Cut[] = []): Settled => {
      const last = dayOfDate(today) ?? 0;
      const days = new Map<number, Partial<Record<Metric, number>>>();
      let left = skipped;
      for (const metric of metrics) {
        const until = Math.min(...cuts.filter((cut) => cut.metric === metric).map(({ day }) => day));
        for (const [day, total] of totalsOf(metric)) {
          const value = Math.round(total);
          if (value === 0 || day >= until) continue;
          if (day >= firstDay && day <= last && isPossible(metric, value)) {
            entryOf(days, day, (): Partial<Record<Metric, number>> => ({}))[metric] = value;
          } else left += 1;
        }
      }
      const inOrder = [...days].toSorted(([one], [other]) => one - other);
      return { days: inOrder.map(([day, values]) => ({ date: dateOfDay(day), values })), skipped: left };
    },
  };
}
