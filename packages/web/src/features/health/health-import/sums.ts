import { importLimits } from './limits.ts';
import { ImportError } from './failure.ts';
import { dayOfWall, daySeconds, hourSeconds } from './stamp.ts';

/** Counts what is kept in memory. */
export interface Room {
  /** @throws ImportError when the file has more days and sources than an export can have */
  take: (bytes: number) => void;
}

export function createRoom(most: number = importLimits.sumBytes): Room {
  let taken = 0;
  return {
    take: (bytes) => {
      taken += bytes;
      if (taken > most) throw new ImportError('bomb');
    },
  };
}

/** Estimates, with what the engine adds to an entry of a map. */
export const bytesOfDay = 300;
export const bytesOfEntry = 100;

/** The sums of one metric. */
export interface Sums {
  /** Adds what was measured from `start` to `end`, in seconds of the local clock. */
  addSpan: (source: string, start: number, end: number, value: number) => void;
  /** Adds the value of a whole day. */
  addDay: (source: string, day: number, value: number) => void;
  /** Sets the value of a whole day, unless it has a greater one. */
  raiseDay: (source: string, day: number, value: number) => void;
  /** Day -> sum. */
  totals: () => Map<number, number>;
}

/**
 * Sums by day. A phone and a watch count the same steps, so sources must not be added up: each source has its own sum
 * for every hour, and the greatest sum of the hour counts. By the hour and not by the day, because people carry the
 * phone at one time and wear the watch at another. Apple instead follows an order of sources that the user has set, and
 * that the export does not contain; the result can differ a little from what the Health app shows.
 */
export function createSums(room: Room): Sums {
  const hours = new Map<number, Map<string, Float64Array>>();
  const wholes = new Map<number, Map<string, number>>();

  function hoursOf(source: string, day: number): Float64Array {
    const sources = entryOf(hours, day, () => new Map<string, Float64Array>());
    return entryOf(sources, source, () => {
      room.take(bytesOfDay);
      return new Float64Array(24);
    });
  }

  function put(source: string, at: number, value: number): void {
    const ofDay = hoursOf(source, dayOfWall(at));
    const hour = Math.floor((at % daySeconds) / hourSeconds);
    ofDay[hour] = (ofDay[hour] ?? 0) + value;
  }

  function setDay(source: string, day: number, change: (known: number) => number): void {
    const sources = entryOf(wholes, day, () => new Map<string, number>());
    if (!sources.has(source)) room.take(bytesOfEntry);
    sources.set(source, change(sources.get(source) ?? 0));
  }

  return {
    addSpan: (source, start, end, value) => {
      if (end <= start) return put(source, start, value);
      // Spread evenly: what began at 08:50 and ended at 09:10 belongs half to each hour.
      for (let at = start; at < end; ) {
        const next = Math.min(end, (Math.floor(at / hourSeconds) + 1) * hourSeconds);
        put(source, at, (value * (next - at)) / (end - start));
        at = next;
      }
    },
    addDay: (source, day, value) => setDay(source, day, (known) => known + value),
    raiseDay: (source, day, value) => setDay(source, day, (known) => Math.max(known, value)),
    totals: () => {
      const totals = new Map<number, number>();
      for (const [day, sources] of hours) totals.set(day, sumOfGreatest([...sources.values()]));
      for (const [day, sources] of wholes) {
        totals.set(day, Math.max(totals.get(day) ?? 0, ...sources.values()));
      }
      return totals;
    },
  };
}

function sumOfGreatest(sources: readonly Float64Array[]): number {
  let sum = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    let greatest = 0;
    for (const source of sources) greatest = Math.max(greatest, source[hour] ?? 0);
    sum += greatest;
  }
  return sum;
}

/** The value of a key, made on first use. */
export function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
