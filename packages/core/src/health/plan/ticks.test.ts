import { describe, expect, it } from 'vitest';
import { planLimits } from './plan-settings.ts';
import { mergeTicks, type Ticks } from './ticks.ts';

const walk = 'day:2027-01-05';
const ticked = (on: string, changedAt?: number): Ticks => ({
  done: { [walk]: on },
  ...(changedAt !== undefined && { changedAt: { [walk]: changedAt } }),
});
const takenBack = (changedAt: number): Ticks => ({ done: {}, changedAt: { [walk]: changedAt } });

/** The order of the two must not matter. */
function bothWays(one: Ticks, other: Ticks) {
  const merged = mergeTicks(one, other);
  expect(mergeTicks(other, one)).toEqual(merged);
  return merged;
}

describe('the ticks of two devices', () => {
  it('are all kept', () => {
    const other: Ticks = { done: { 'core:1-1': '2027-01-06' }, changedAt: { 'core:1-1': 5 } };
    expect(bothWays(ticked('2027-01-05', 4), other)).toEqual({
      done: { [walk]: '2027-01-05', 'core:1-1': '2027-01-06' },
      changedAt: { [walk]: 4, 'core:1-1': 5 },
    });
  });

  it('follow the later change of a session', () => {
    expect(bothWays(ticked('2027-01-05', 4), takenBack(5)).done).toEqual({});
    expect(bothWays(ticked('2027-01-05', 6), takenBack(5)).done).toEqual({ [walk]: '2027-01-05' });
    expect(bothWays(ticked('2027-01-05', 6), ticked('2027-01-06', 7)).done).toEqual({ [walk]: '2027-01-06' });
  });

  it('of the same time keep the tick', () => {
    expect(bothWays(ticked('2027-01-05', 5), takenBack(5)).done).toEqual({ [walk]: '2027-01-05' });
  });

  it('that were stored before times were, are kept and are older than every change', () => {
    const old = ticked('2027-01-05');
    expect(bothWays(old, { done: {} })).toEqual({ done: { [walk]: '2027-01-05' }, changedAt: {} });
    expect(bothWays(old, takenBack(1)).done).toEqual({});
  });

  it('forget the oldest ticks that were taken back, once there are many', () => {
    const count = planLimits.done + 1;
    const changedAt = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`day:${4000 + index}-01-01`, index + 1]),
    );
    const merged = bothWays({ done: {}, changedAt }, ticked('2027-01-05', 1));
    expect(Object.keys(merged.changedAt)).toHaveLength(count);
    expect(merged.changedAt['day:4000-01-01']).toBeUndefined();
    expect(merged.done).toEqual({ [walk]: '2027-01-05' });
  });
});
