import { describe, expect, it } from 'vitest';
import { announcedShift, latestAnnounced, possibleFirsts, yearOfAnnounced } from './announced.ts';
import { currentHajj, hajjCountdown, nextHajj } from './hajj-date.ts';
import { namedDays } from './hijri-days.ts';

// Umm al-Qura expects 1 Dhu al-Hijjah 1448 on 7 May 2027.
describe('an announced Dhu al-Hijjah', () => {
  it('can begin on the expected day or one day beside it', () => {
    expect(possibleFirsts(1448)).toEqual(['2027-05-06', '2027-05-07', '2027-05-08']);
    for (const first of possibleFirsts(1448)) expect(yearOfAnnounced(first)).toBe(1448);
  });

  it.each(['2027-05-05', '2027-05-09', '2027-04-07', '2027-06-06'])('cannot begin on %s', (first) => {
    expect(yearOfAnnounced(first)).toBeNull();
    expect(announcedShift(1448, first)).toBe(0);
  });

  it('shifts only its own year', () => {
    expect(announcedShift(1448, '2027-05-08')).toBe(1);
    expect(announcedShift(1448, '2027-05-06')).toBe(-1);
    expect(announcedShift(1448, '2027-05-07')).toBe(0);
    expect(announcedShift(1449, '2027-05-08')).toBe(0);
    expect(announcedShift(1448, null)).toBe(0);
  });

  it('moves the days of the Hajj and the countdown to it', () => {
    expect(nextHajj('2027-05-01', '2027-05-08')).toEqual({
      hijriYear: 1448,
      date: '2027-05-15',
      arafah: '2027-05-16',
      eid: '2027-05-17',
      last: '2027-05-20',
    });
    const countdown = { today: '2027-05-16', hajjDate: null, announced: '2027-05-08' };
    expect(hajjCountdown(countdown)).toMatchObject({ days: 0, hajjDay: 9 });
    expect(hajjCountdown({ ...countdown, announced: null })).toMatchObject({ hajjDay: 10 });
  });

  it('moves the days of the Hajj in the calendar, but not the Eid of the user’s own country', () => {
    const days = namedDays(1448, 0, '2027-05-08');
    const from = (id: string) => days.find((day) => day.id === id)?.from;
    expect([from('arafah'), from('nahr'), from('eidAdha')]).toEqual([
      '2027-05-16',
      '2027-05-17',
      '2027-05-16',
    ]);
  });

  it('is that of the later year, and the user’s own for the same year', () => {
    expect(latestAnnounced('2027-05-06', '2027-05-08')).toBe('2027-05-06');
    expect(latestAnnounced('2026-05-18', '2027-05-08')).toBe('2027-05-08');
    expect(latestAnnounced(null, '2027-05-08')).toBe('2027-05-08');
    expect(latestAnnounced('2027-05-06', null)).toBe('2027-05-06');
  });

  it('is known for the current Hajj until its last day', () => {
    expect(currentHajj('2027-05-20', '2027-05-08').isAnnounced).toBe(true);
    expect(currentHajj('2027-05-21', '2027-05-08').isAnnounced).toBe(false);
    expect(currentHajj('2027-05-01', null).isAnnounced).toBe(false);
  });
});
