import { describe, expect, it } from 'vitest';
import { sessionIdPattern } from './plan-settings.ts';
import { exerciseIds, strengthWeeks, walkingWeeks } from './programmes.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the programmes', () => {
  it('have four and six weeks of sessions, each with its own id', () => {
    expect(walkingWeeks.map((week) => week.length)).toEqual([4, 4, 4, 4]);
    expect(strengthWeeks.map((week) => week.length)).toEqual([3, 3, 3, 3, 3, 3]);
    const ids = [...walkingWeeks.flat(), ...strengthWeeks.flat()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(34);
    for (const id of ids) expect(id).toMatch(sessionIdPattern);
  });

  it('walk at most a tenth longer from week to week', () => {
    const minutes = walkingWeeks.map((week) => sum(week.map((session) => session.minutes)));
    for (const [index, total] of minutes.slice(1).entries()) {
      expect(total).toBeGreaterThan(minutes[index] ?? 0);
      expect(total).toBeLessThanOrEqual((minutes[index] ?? 0) * 1.1);
    }
  });

  it('use every exercise', () => {
    const used = new Set(
      strengthWeeks.flat().flatMap(({ exercises }) => exercises.map((one) => one.exercise)),
    );
    expect(used).toEqual(new Set(exerciseIds));
  });
});
