import { describe, expect, it } from 'vitest';
import { addDays } from './civil-date.ts';
import { daysUntil, hajjCountdown, nextHajj } from './hajj-date.ts';
import { toHijri } from './hijri.ts';

describe('nextHajj', () => {
  const of1448 = {
    hijriYear: 1448,
    date: '2027-05-14',
    arafah: '2027-05-15',
    eid: '2027-05-16',
    last: '2027-05-19',
  };

  it.each(['2026-11-21', '2027-05-13', '2027-05-14'])('returns the Hajj of 1448 on %s', (today) => {
    expect(nextHajj(today, null)).toEqual(of1448);
  });

  it('returns the Hajj of 1449 from 9 Dhu al-Hijjah 1448', () => {
    expect(nextHajj('2027-05-15', null)).toMatchObject({ hijriYear: 1449, date: '2028-05-03' });
  });

  it('begins on an 8 Dhu al-Hijjah within a lunar year of any day', () => {
    for (let today = '1900-01-01'; today <= '2076-12-31'; today = addDays(today, 89)) {
      const { date } = nextHajj(today, null);
      expect(toHijri(date)).toMatchObject({ month: 12, day: 8 });
      expect(daysUntil(today, date)).toBeGreaterThanOrEqual(0);
      expect(daysUntil(today, date)).toBeLessThanOrEqual(355);
    }
  });
});

describe('hajjCountdown', () => {
  it('counts to the user’s own date while it is today or later', () => {
    expect(hajjCountdown({ today: '2026-11-21', hajjDate: '2027-05-10', announced: null })).toEqual({
      days: 170,
      date: '2027-05-10',
      source: 'own',
      hajjDay: null,
    });
    expect(hajjCountdown({ today: '2027-05-10', hajjDate: '2027-05-10', announced: null })).toMatchObject({
      days: 0,
      source: 'own',
    });
    expect(hajjCountdown({ today: '2026-11-21', hajjDate: '2029-04-20', announced: null })).toMatchObject({
      source: 'own',
      date: '2029-04-20',
    });
  });

  it.each([
    ['2026-11-21', 174, '2027-05-14', null],
    ['2027-05-13', 1, '2027-05-14', null],
    ['2027-05-14', 0, '2027-05-14', 8],
    ['2027-05-15', 0, '2027-05-14', 9],
    ['2027-05-19', 0, '2027-05-14', 13],
    ['2027-05-20', 349, '2028-05-03', null],
  ])(
    'on %s without a date of one’s own, or with a past one, shows the calendar’s',
    (today, days, date, hajjDay) => {
      const expected = { days, date, source: 'expected', hajjDay };
      expect(hajjCountdown({ today, hajjDate: null, announced: null })).toEqual(expected);
      expect(hajjCountdown({ today, hajjDate: '2025-06-04', announced: null })).toEqual(expected);
    },
  );

  it('shows the day of the current Hajj for a user’s own date within it, not next year’s', () => {
    expect(hajjCountdown({ today: '2027-05-14', hajjDate: '2027-05-15', announced: null })).toMatchObject({
      days: 1,
      hajjDay: 8,
    });
    expect(hajjCountdown({ today: '2027-05-15', hajjDate: '2028-05-03', announced: null })).toMatchObject({
      days: 354,
      hajjDay: null,
    });
  });
});
