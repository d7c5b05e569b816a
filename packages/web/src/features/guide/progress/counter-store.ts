import { fullCount, type GuideCounter } from '@manasik/core/guide/counter';
import { keep } from '../../../platform/storage/kept.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { areCounts, countOf, type Counts, type Moment, stepped, withoutCount } from './counts.ts';

const kept = keep<Counts>('manasik-guide-counters', areCounts);
const none: Counts = {};

const momentOf = (time: Date): Moment => ({
  at: time.getTime(),
  // The Swedish locale formats dates as ISO 8601.
  date: new Intl.DateTimeFormat('sv-SE').format(time),
});

/** Adds 1 or -1. Returns false if the counter is full or empty and stays unchanged. */
export function step(key: string, counter: GuideCounter, by: 1 | -1): boolean {
  let hasChanged = false;
  kept.change((counts) => {
    const before = counts ?? none;
    const after = stepped(before, key, counter, by, momentOf(new Date()));
    hasChanged = after !== before;
    return hasChanged ? after : counts;
  });
  return hasChanged;
}

export const reset = (key: string): void =>
  kept.change((counts) => counts && withoutCount(counts, key, momentOf(new Date())));

/** Brings a count back after a reset. */
function restore(key: string, counter: GuideCounter, count: number): void {
  for (let counted = 0; counted < count; counted += 1) step(key, counter, 1);
}

interface CounterView {
  readonly count: number;
  readonly isFull: boolean;
  /** False if the counter is full. */
  readonly add: () => boolean;
  /** False if there is nothing to undo. */
  readonly undo: () => boolean;
  readonly reset: () => void;
  readonly restore: (count: number) => void;
}

/**
 * Counts circuits, laps or pebbles on this device for one place of the guide, such as `tawaf-al-ifadah/circuits`. The
 * count survives the page and starts again the next day. 0 in prerendered pages.
 */
export function useCounter(key: string, counter: GuideCounter): CounterView {
  const counts = kept.use();
  const minute = useMinute();
  const count = counts && minute ? countOf(counts, key, counter, momentOf(minute)) : 0;
  return {
    count,
    isFull: count === fullCount(counter),
    add: () => step(key, counter, 1),
    undo: () => step(key, counter, -1),
    reset: () => reset(key),
    restore: (before) => restore(key, counter, before),
  };
}
