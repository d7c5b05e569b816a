import { describe, expect, it } from 'vitest';
import { changesTo } from './entry-changes.ts';

const day = '2027-05-10';
const before = { date: day, source: 'manual', values: { steps: 7000, restingPulse: 64 } } as const;

describe('a saved entry changes', () => {
  it('only the values that differ from those that the form showed', () => {
    const values = { steps: 7777, restingPulse: 64, weightGrams: 80_000 };
    expect(changesTo({ date: day, values, replaced: before })).toEqual([
      { date: day, source: 'manual', values: { steps: 7777, weightGrams: 80_000 }, isWhole: false },
    ]);
  });

  it('and removes only the fields that were emptied, if they still have the number that the form showed', () => {
    expect(changesTo({ date: day, values: { steps: 7000 }, replaced: before })).toEqual([
      { date: day, source: 'manual', values: {}, isWhole: false, removed: { restingPulse: 64 } },
    ]);
  });

  it('everything that was typed for a day without an entry', () => {
    expect(changesTo({ date: day, values: { steps: 1 }, replaced: undefined })).toEqual([
      { date: day, source: 'manual', values: { steps: 1 }, isWhole: false },
    ]);
  });

  it('two days if it moves: one loses the values that the form showed, the other has them', () => {
    const replaced = { ...before, source: 'apple' } as const;
    expect(changesTo({ date: '2027-05-11', values: { steps: 7777 }, replaced })).toEqual([
      {
        date: day,
        source: 'apple',
        values: {},
        isWhole: false,
        removed: { steps: 7000, restingPulse: 64 },
      },
      { date: '2027-05-11', source: 'apple', values: { steps: 7777 }, isWhole: false },
    ]);
  });
});
