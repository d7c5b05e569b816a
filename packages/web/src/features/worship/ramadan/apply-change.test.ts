import { describe, expect, it } from 'vitest';
import { applied, type Progress } from './apply-change.ts';

const progress: Progress = {
  year: 1447,
  firstDay: '2026-02-18',
  days: 30,
  fasts: { 1: 'kept', 2: 'missed', 3: 'missed' },
  tarawih: [1, 2],
  juzRead: [1],
  missed: 2,
  madeUp: 1,
  toMakeUp: 1,
  open: [
    { year: 1447, missed: 2, madeUp: 1, toMakeUp: 1 },
    { year: 1445, missed: 3, madeUp: 0, toMakeUp: 3 },
  ],
};

describe('a change, before the server has answered', () => {
  it('changes nothing when empty', () => {
    expect(applied(progress, {})).toEqual(progress);
  });

  it('sets and clears fasts, and counts those to be made up', () => {
    expect(applied(progress, { fasts: { 1: null, 4: 'missed' } })).toMatchObject({
      fasts: { 2: 'missed', 3: 'missed', 4: 'missed' },
      missed: 3,
      madeUp: 1,
      toMakeUp: 2,
      open: [{ year: 1447, toMakeUp: 2 }, { year: 1445 }],
    });
  });

  it('removes a year from the list when nothing is left to make up', () => {
    const others = progress.open.filter(({ year }) => year === 1445);
    expect(applied(progress, { madeUpDays: 2 })).toMatchObject({ madeUp: 2, toMakeUp: 0, open: others });
    expect(applied(progress, { fasts: { 2: 'kept' } })).toMatchObject({ missed: 1, madeUp: 1, open: others });
  });

  it('keeps tarawih and juz in order', () => {
    const next = applied(progress, { tarawih: { 1: false, 10: true, 9: true }, juz: { 30: true, 1: true } });
    expect(next).toMatchObject({ tarawih: [2, 9, 10], juzRead: [1, 30] });
  });
});
