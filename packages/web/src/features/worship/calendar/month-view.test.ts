import fc from 'fast-check';
import { weekday } from '@manasik/core/calendar/civil-date';
import { describe, expect, it } from 'vitest';
import { comingDays, monthOf, monthView } from './month-view.ts';

const hajjMonth = { year: 1447, month: 12 };
const flat = (view: ReturnType<typeof monthView>) => view.weeks.flat().filter((cell) => cell !== null);

describe('monthView', () => {
  it('lays out Dhu al-Hijjah 1447, which begins on Monday 18 May 2026', () => {
    const view = monthView(hajjMonth, { today: '2026-05-26', adjustment: 0, announced: null }, 7);
    expect(view.weeks[0]?.map((cell) => cell && `${cell.day} ${cell.date}`)).toEqual([
      null,
      '1 2026-05-18',
      '2 2026-05-19',
      '3 2026-05-20',
      '4 2026-05-21',
      '5 2026-05-22',
      '6 2026-05-23',
    ]);
    expect(view.weeks).toHaveLength(5);
    expect(view).toMatchObject({ from: '2026-05-18', to: '2026-06-15' });
    expect(view).toMatchObject({
      previous: { year: 1447, month: 11 },
      next: { year: 1448, month: 1 },
    });
  });

  it('marks today and nothing else, and names the civil month where it changes', () => {
    const cells = flat(monthView(hajjMonth, { today: '2026-05-26', adjustment: 0, announced: null }, 1));
    expect(cells.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([9]);
    expect(cells.filter(({ opensMonth }) => opensMonth).map(({ date }) => date)).toEqual([
      '2026-05-18',
      '2026-06-01',
    ]);
  });

  it('keeps the Saudi days of the Hajj, and moves the Eid of the country', () => {
    const cells = flat(monthView(hajjMonth, { today: '2026-05-26', adjustment: -1, announced: null }, 1));
    const on = (date: string) => cells.find((cell) => cell.date === date);
    expect(on('2026-05-26')).toMatchObject({ day: 8 });
    expect(on('2026-05-26')?.named.map(({ id }) => id)).toContain('arafah');
    expect(on('2026-05-28')).toMatchObject({ day: 10 });
    expect(on('2026-05-28')?.named.map(({ id }) => id)).toEqual(['firstTen', 'eidAdha', 'tashriq']);
  });

  it('begins each week on the reader’s first day', () => {
    const months = fc.record({
      year: fc.integer({ min: 1300, max: 1500 }),
      month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(
        months,
        fc.integer({ min: -2, max: 2 }),
        fc.integer({ min: 1, max: 7 }),
        (month, adjustment, first) => {
          const { weeks } = monthView(month, { today: '2026-05-26', adjustment, announced: null }, first);
          for (const week of weeks) {
            expect(week).toHaveLength(7);
            expect(week.some((cell) => cell !== null)).toBe(true);
            const wrong = week.filter(
              (cell, index) => cell && weekday(cell.date) !== ((first - 1 + index) % 7) + 1,
            );
            expect(wrong).toEqual([]);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('has nothing before its first month and after its last', () => {
    const basis = { today: '2026-05-26', adjustment: 2, announced: null };
    expect(monthView({ year: 1300, month: 1 }, basis, 1).previous).toBeNull();
    expect(monthView({ year: 1500, month: 12 }, basis, 1).next).toBeNull();
  });
});

describe('monthOf', () => {
  it('is the month of today by the user’s calendar', () => {
    expect(monthOf({ today: '2026-05-17', adjustment: 0, announced: null })).toEqual({
      year: 1447,
      month: 11,
    });
    expect(monthOf({ today: '2026-05-17', adjustment: 1, announced: null })).toEqual({
      year: 1447,
      month: 12,
    });
  });
});

describe('comingDays', () => {
  it('begins with the next day and lists each day of the year once', () => {
    const days = comingDays({ today: '2026-11-21', adjustment: 0, announced: null });
    expect(days[0]).toMatchObject({ named: { id: 'isra', from: '2027-01-05' }, days: 45, isUnderWay: false });
    const ids = days.map(({ named }) => named.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(16);
    expect(ids).not.toContain('whiteDays');
  });

  it('marks what is today and what has begun', () => {
    const days = comingDays({ today: '2027-05-15', adjustment: 0, announced: null });
    const of = (id: string) => days.find(({ named }) => named.id === id);
    expect(of('arafah')).toMatchObject({ days: 0, isUnderWay: false });
    expect(of('firstTen')).toMatchObject({ days: 0, isUnderWay: true });
    expect(of('tashriq')).toMatchObject({ days: 2 });
    expect(of('tarwiyah')).toMatchObject({ named: { year: 1449 } });
  });
});
