import { expect, it } from 'vitest';
import { daysOf, packDay, unpackDay, withRows } from './trend-days.ts';

it('combines the sources of a day', () => {
  const rows = [
    { date: '2027-05-10', source: 'apple', values: { steps: 8000, sleepMinutes: 400 } },
    { date: '2027-05-10', source: 'manual', values: { steps: 7000 } },
    { date: '2027-05-09', source: 'motion', values: { steps: 10 } },
  ] as const;
  expect(daysOf(rows)).toEqual([
    { date: '2027-05-10', values: { steps: 7000, sleepMinutes: 400 } },
    { date: '2027-05-09', values: { steps: 10 } },
  ]);
});

it('stores a day in a short form and reads it back', () => {
  const day = { date: '2027-05-10', values: { steps: 0, weightGrams: 81_400 } };
  expect(packDay(day)).toEqual(['2027-05-10', 0, null, null, null, null, 81_400, null]);
  expect(unpackDay(packDay(day))).toEqual(day);
});

it('takes the last days from the device, so that a deleted day is gone and an unsent one is shown', () => {
  const stored = [
    { date: '2024-06-01', values: { steps: 1 } },
    { date: '2027-04-01', values: { steps: 2 } },
    { date: '2027-05-09', values: { steps: 3 } },
  ];
  const rows = [
    { date: '2027-05-10', source: 'manual', values: { steps: 5 } },
    { date: '2024-06-01', source: 'manual', values: { steps: 6 } },
  ] as const;
  expect(withRows(stored, rows, '2027-04-10')).toEqual([
    { date: '2027-04-01', values: { steps: 2 } },
    { date: '2027-05-10', values: { steps: 5 } },
    { date: '2024-06-01', values: { steps: 6 } },
  ]);
});
