import { describe, expect, it } from 'vitest';
import { hajjView } from './hajj-view.ts';

describe('hajjView', () => {
  it('counts to the expected Hajj and names its six days', () => {
    const view = hajjView('2026-11-21', null, null);
    expect(view).toMatchObject({
      source: 'expected',
      date: '2027-05-14',
      hajjDays: { length: 6 },
      year: 1448,
    });
    expect(view.hajjDays.map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2027-05-14 tarwiyah',
      '2027-05-15 arafah',
      '2027-05-16 eid',
      '2027-05-17 tashriq',
      '2027-05-18 tashriq',
      '2027-05-19 tashriq',
    ]);
    expect(view.hajjDays.some(({ isToday }) => isToday)).toBe(false);
  });

  it('counts to the user’s own date, and still shows the days of that year', () => {
    const view = hajjView('2026-11-21', '2027-05-01', null);
    expect(view).toMatchObject({ source: 'own', date: '2027-05-01', year: 1448 });
    expect(view.hajjDays[0]?.date).toBe('2027-05-14');
  });

  it('marks the day while the Hajj is under way', () => {
    const view = hajjView('2027-05-15', null, null);
    expect(view).toMatchObject({ hajjDays: { length: 6 }, hajjDay: 9 });
    expect(view.hajjDays.filter(({ isToday }) => isToday).map(({ name }) => name)).toEqual(['arafah']);
  });

  it('shows no days of the Hajj for an own date after them', () => {
    expect(hajjView('2027-05-25', '2027-05-28', null).hajjDays).toEqual([]);
  });
});
