import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/civil-date.ts';
import { prayerStreak } from './prayer-streak.ts';

const today = '2026-03-02';
const streakOf = (...complete: string[]) => prayerStreak(today, (date) => complete.includes(date));

describe('the streak of complete days', () => {
  it('is empty without a complete day', () => {
    expect(streakOf()).toEqual({ days: 0, from: null, to: null });
  });

  it('counts today as soon as it is complete', () => {
    expect(streakOf('2026-03-02')).toEqual({ days: 1, from: '2026-03-02', to: '2026-03-02' });
    expect(streakOf('2026-03-01', '2026-03-02').days).toBe(2);
  });

  it('continues through an unfinished today, across the end of a month', () => {
    expect(streakOf('2026-02-27', '2026-02-28', '2026-03-01')).toEqual({
      days: 3,
      from: '2026-02-27',
      to: '2026-03-01',
    });
  });

  it('ends at an incomplete day', () => {
    expect(streakOf('2026-02-27', '2026-02-28').days).toBe(0);
    expect(streakOf('2026-02-27', '2026-03-01', '2026-03-02').days).toBe(2);
  });

  it('ignores future days', () => {
    expect(streakOf('2026-03-01', '2026-03-03').days).toBe(1);
  });

  it('contains only complete days, and the day before it is incomplete', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 })), (ago) => {
        const complete = new Set(ago.map((days) => addDays(today, -days)));
        const isComplete = (date: string) => complete.has(date);
        const { days, from, to } = prayerStreak(today, isComplete);
        // The days of the streak, preceded by an incomplete one.
        const last = to ?? addDays(today, -1);
        const counted = Array.from({ length: days }, (_, before) => addDays(last, -before));
        expect(counted.every(isComplete)).toBe(true);
        expect(counted.at(-1) ?? null).toBe(from);
        expect(isComplete(addDays(last, -days))).toBe(false);
        expect(isComplete(today)).toBe(last === today);
      }),
    );
  });
});
