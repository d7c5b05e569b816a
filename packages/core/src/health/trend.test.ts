import { expect, it } from 'vitest';
import { addDays } from '../calendar/civil-date.ts';
import { meanOf, trendOf } from './trend.ts';

const today = '2027-05-10';

it('has one point for each day, the latest last, and none is invented', () => {
  const measured = [
    { date: '2027-05-10', values: { steps: 4000 } },
    { date: '2027-05-08', values: { steps: 0, sleepMinutes: 400 } },
    { date: '2027-05-07', values: { sleepMinutes: 300 } },
  ];
  expect(trendOf(measured, 'steps', { today, days: 4, daysEach: 1 })).toEqual([
    { from: '2027-05-07', to: '2027-05-07', value: null },
    { from: '2027-05-08', to: '2027-05-08', value: 0 },
    { from: '2027-05-09', to: '2027-05-09', value: null },
    { from: '2027-05-10', to: '2027-05-10', value: 4000 },
  ]);
  expect(meanOf(measured, 'steps', { today, days: 4 })).toBe(2000);
  expect(meanOf(measured, 'weightGrams', { today, days: 4 })).toBeNull();
});

it('makes three years to weeks that end today, with the mean of the measured days', () => {
  const measured = Array.from({ length: 1200 }, (_, ago) => ({
    date: addDays(today, -ago),
    values: ago % 2 === 0 ? { steps: 1000 + Math.floor(ago / 7) } : {},
  }));
  const points = trendOf(measured, 'steps', { today, days: 1100, daysEach: 7 });
  expect(points).toHaveLength(158);
  expect(points.at(-1)).toEqual({ from: '2027-05-04', to: today, value: 1000 });
  expect(points[0]).toEqual({ from: addDays(today, -1099), to: addDays(today, -1099), value: null });
  expect(points[1]?.value).toBe(1156);
});

it('leaves out days before the range and in the future', () => {
  const measured = [
    { date: addDays(today, 1), values: { steps: 9 } },
    { date: addDays(today, -7), values: { steps: 9 } },
  ];
  expect(trendOf(measured, 'steps', { today, days: 7, daysEach: 7 })[0]?.value).toBeNull();
});
