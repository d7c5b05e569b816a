import { daySeconds, hourSeconds } from './stamp.ts';
import { entryOf, type Room } from './sums.ts';

/** The stretches of sleep of all nights. */
export interface Nights {
  /** Adds sleep from `start` to `end`, in seconds of the local clock. */
  add: (start: number, end: number) => void;
  /** Day -> seconds asleep. */
  totals: () => Map<number, number>;
}

// A night belongs to the day on which it ends, so a day of sleep lasts from 18:00 to 18:00. A nap in the afternoon then
// still belongs to its own day.
const beforeMidnight = 6 * hourSeconds;

// Two numbers, with the spare room of a growing list.
const bytesOfStretch = 24;

export function createNights(room: Room): Nights {
  const nights = new Map<number, number[]>();
  return {
    add: (start, end) => {
      for (let at = start; at < end; ) {
        const night = Math.floor((at + beforeMidnight) / daySeconds);
        const next = Math.min(end, (night + 1) * daySeconds - beforeMidnight);
        room.take(bytesOfStretch);
        entryOf(nights, night, () => []).push(at, next);
        at = next;
      }
    },
    totals: () => new Map([...nights].map(([night, stretches]) => [night, lengthOf(stretches)])),
  };
}

/** Length of the union: a phone and a watch both record the same night. */
function lengthOf(stretches: readonly number[]): number {
  const pairs: [number, number][] = [];
  for (let index = 0; index < stretches.length; index += 2) {
    pairs.push([stretches[index] ?? 0, stretches[index + 1] ?? 0]);
  }
  let length = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [start, end] of pairs.toSorted(([one], [other]) => one - other)) {
    length += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return length;
}
