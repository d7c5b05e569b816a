import { expect, it } from 'vitest';
import { combined } from './metrics.ts';

it('takes the greatest of the sources that measured a day, because they measured the same steps', () => {
  const sources = [
    { source: 'apple', values: { steps: 8000, sleepMinutes: 400 } },
    { source: 'motion', values: { steps: 900 } },
  ] as const;
  expect(combined(sources)).toEqual({ steps: 8000, sleepMinutes: 400 });
});

it('prefers what the user entered, even if it is less', () => {
  const sources = [
    { source: 'google', values: { steps: 8000, weightGrams: 80_000 } },
    { source: 'manual', values: { steps: 0 } },
  ] as const;
  expect(combined(sources)).toEqual({ steps: 0, weightGrams: 80_000 });
});

it('is empty without measurements', () => {
  expect(combined([])).toEqual({});
});
