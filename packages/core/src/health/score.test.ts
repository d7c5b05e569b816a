import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { healthScore, scoreInputOf } from './score.ts';

const nothing = { steps: null, activeMinutes: null, sleepHours: null, plan: null };

const points = (sleepHours: number) => healthScore({ ...nothing, sleepHours }).parts[0]?.points;
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

describe('the health score', () => {
  it('gives 25 points for each goal that is reached', () => {
    const all = { steps: { perDay: 9_000, goal: 8_000 }, activeMinutes: 150, sleepHours: 8, plan: 1 };
    expect(healthScore(all)).toEqual({
      parts: ['steps', 'active', 'sleep', 'plan'].map((id) => ({ id, points: 25 })),
      missing: [],
      score: 100,
    });
  });

  it('leaves out parts without data, and names them', () => {
    const score = healthScore({ ...nothing, activeMinutes: 75, sleepHours: 5.5 });
    expect(score.parts).toEqual([
      { id: 'active', points: 13 },
      { id: 'sleep', points: 13 },
    ]);
    expect(score.missing).toEqual(['steps', 'plan']);
    expect(score.score).toBe(50);
  });

  it('averages the days that were measured', () => {
    const days = [{ steps: 4_000, sleepMinutes: 420 }, { steps: 6_000 }, { activeMinutes: 30 }];
    expect(scoreInputOf(days, { stepGoal: 8_000, planShare: 0.5 })).toEqual({
      steps: { perDay: 5_000, goal: 8_000 },
      activeMinutes: 210,
      sleepHours: 7,
      plan: 0.5,
    });
    expect(scoreInputOf(days, { stepGoal: null, planShare: null }).steps).toBeNull();
    expect(scoreInputOf([], { stepGoal: 8_000, planShare: null })).toEqual(nothing);
  });

  it('is empty with fewer than two parts', () => {
    expect(healthScore(nothing).score).toBeNull();
    expect(healthScore({ ...nothing, plan: 1 }).score).toBeNull();
    expect(healthScore({ ...nothing, steps: { perDay: 100, goal: 0 } }).score).toBeNull();
  });

  it('counts too much sleep as too little', () => {
    expect([4, 6, 7, 9, 10, 12].map(points)).toEqual([0, 17, 25, 25, 17, 0]);
  });

  it('stays between 0 and 100, in steps of five', () => {
    fc.assert(
      fc.property(
        some(
          fc.record({
            perDay: fc.integer({ min: 0, max: 99_999 }),
            goal: fc.integer({ min: 0, max: 30_000 }),
          }),
        ),
        some(fc.integer({ min: 0, max: 3_000 })),
        some(fc.double({ min: 0, max: 24, noNaN: true })),
        some(fc.double({ min: 0, max: 1, noNaN: true })),
        (steps, activeMinutes, sleepHours, plan) => {
          const { score } = healthScore({ steps, activeMinutes, sleepHours, plan });
          expect(score === null || (score >= 0 && score <= 100 && score % 5 === 0)).toBe(true);
        },
      ),
    );
  });
});
