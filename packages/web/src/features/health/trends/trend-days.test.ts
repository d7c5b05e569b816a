import { afterEach, expect, it, vi } from 'vitest';
import { daysOf, keptDays, loadDays, packDay, unpackDay, withRows } from './trend-days.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('keeps what was measured on an older day to which an unsent entry adds a value', () => {
  const stored = [{ date: '2027-02-01', values: { steps: 8000, weightGrams: 82_000 } }];
  const rows = [{ date: '2027-02-01', source: 'manual', values: { weightGrams: 81_400 } }] as const;
  expect(withRows(stored, rows, '2027-04-10')).toEqual([
    { date: '2027-02-01', values: { steps: 8000, weightGrams: 81_400 } },
  ]);
});

it('reads page after page, and stores nothing once someone else has signed in', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const isLast = path.includes('cursor=');
    const date = isLast ? '2024-06-01' : '2027-05-10';
    const row = { id: date, date, source: 'apple', values: { steps: 1 } };
    return Response.json({ metrics: [row], next: isLast ? null : '2027-05-10:apple' });
  });
  expect(await loadDays('amina', '2027-05-10', () => true)).toBe(2);
  expect(keptDays.get()?.days.map(([date]) => date)).toEqual(['2027-05-10', '2024-06-01']);
  expect(asked).toEqual([
    '/api/health/metrics?from=2024-05-06&limit=2000',
    '/api/health/metrics?from=2024-05-06&limit=2000&cursor=2027-05-10%3Aapple',
  ]);
  await loadDays('bilal', '2027-05-10', () => false);
  expect(keptDays.get()?.owner).toBe('amina');
});
