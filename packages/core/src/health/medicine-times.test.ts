import { describe, expect, it } from 'vitest';
import { makkahZone } from '../calendar/makkah-zone.ts';
import { differenceMinutes, keptTime, stepDays, travelMoments } from './medicine-times.ts';

const from = (home: string, date = '2027-05-10') => ({ home, away: makkahZone, date });

const sameDay = (time: string) => ({ time, dayShift: 0 });

describe('the time in Makkah at a time at home', () => {
  it('is two and a half hours earlier than in India', () => {
    expect(keptTime('08:00', from('Asia/Kolkata'))).toEqual({ time: '05:30', dayShift: 0 });
    expect(keptTime('01:15', from('Asia/Kolkata'))).toEqual({ time: '22:45', dayShift: -1 });
  });

  it('is a quarter of an hour off the half hour for Nepal', () => {
    expect(keptTime('08:00', from('Asia/Kathmandu'))).toEqual({ time: '05:15', dayShift: 0 });
  });

  it('follows summer time at home, which Saudi Arabia does not have', () => {
    expect(keptTime('08:00', from('Europe/Berlin', '2027-01-10')).time).toBe('10:00');
    expect(keptTime('08:00', from('Europe/Berlin')).time).toBe('09:00');
  });

  it('is on the next day for an evening in America', () => {
    expect(keptTime('20:00', from('America/New_York'))).toEqual({ time: '03:00', dayShift: 1 });
  });

  it('is the same for people who live there', () => {
    expect(keptTime('20:00', from('Asia/Riyadh'))).toEqual({ time: '20:00', dayShift: 0 });
  });

  it('refuses an unknown zone', () => {
    expect(() => keptTime('20:00', from('Mars/Olympus'))).toThrow(RangeError);
  });
});

describe('the difference between the clocks', () => {
  it('is negative where home is ahead of Makkah', () => {
    expect(differenceMinutes(from('Asia/Kolkata'))).toBe(-150);
    expect(differenceMinutes(from('America/New_York'))).toBe(420);
    expect(differenceMinutes(from('Asia/Riyadh'))).toBe(0);
    expect(differenceMinutes(from('Pacific/Auckland'))).toBe(-540);
  });

  it('is more than half a day where Makkah is that far ahead', () => {
    expect(differenceMinutes(from('Pacific/Honolulu'))).toBe(780);
    expect(differenceMinutes(from('Pacific/Pago_Pago'))).toBe(840);
  });
});

describe('moving step by step', () => {
  it('begins at the times of home and ends at the same times on the clock of Makkah', () => {
    expect(stepDays(['08:00', '20:00'], from('Asia/Kolkata'), 60)).toEqual([
      { day: 0, times: ['05:30', '17:30'].map(sameDay) },
      { day: 1, times: ['06:30', '18:30'].map(sameDay) },
      { day: 2, times: ['07:30', '19:30'].map(sameDay) },
      { day: 3, times: ['08:00', '20:00'].map(sameDay) },
    ]);
  });

  it('moves earlier from the west, and says which times are after midnight', () => {
    const days = stepDays(['20:00'], from('America/New_York'), 120);
    expect(days.map(({ times }) => times[0])).toEqual([
      { time: '03:00', dayShift: 1 },
      { time: '01:00', dayShift: 1 },
      ...['23:00', '21:00', '20:00'].map(sameDay),
    ]);
  });

  it('moves later from the east, and says which times are before midnight', () => {
    const days = stepDays(['01:00'], from('Asia/Kolkata'), 120);
    expect(days.map(({ times }) => times[0])).toEqual([
      { time: '22:30', dayShift: -1 },
      ...['00:30', '01:00'].map(sameDay),
    ]);
  });

  it('neither leaves out nor doubles a dose of late evening', () => {
    const days = stepDays(['22:00'], from('Europe/London', '2027-01-10'), 60);
    const minutes = days.flatMap(({ day, times }) =>
      times.map(
        ({ time, dayShift }) =>
          (day + dayShift) * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
      ),
    );
    const gaps = minutes.slice(1).map((each, index) => each - (minutes[index] ?? 0));
    expect(gaps).toEqual([1380, 1380, 1380]);
  });

  it.each([
    'Pacific/Honolulu',
    'Pacific/Pago_Pago',
    'America/Anchorage',
    'America/Los_Angeles',
    'Asia/Kolkata',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
  ])('begins with the times that keeping the hours of home gives, from %s', (home) => {
    const times = ['00:15', '08:00', '20:00'];
    const [arrival] = stepDays(times, from(home), 60);
    expect(arrival?.times).toEqual(times.map((time) => keptTime(time, from(home))));
  });

  it('is one day without a difference', () => {
    expect(stepDays(['08:00'], from('Asia/Riyadh'), 60)).toEqual([{ day: 0, times: [sameDay('08:00')] }]);
  });

  it('refuses a step that leads nowhere', () => {
    expect(() => stepDays(['08:00'], from('Asia/Kolkata'), 0)).toThrow(RangeError);
  });
});

const shown = (times: string[], clocks: ReturnType<typeof from>) =>
  travelMoments(times, clocks).map(({ home, away, due }) => [
    home.time,
    away.time,
    away.dayShift,
    due.length > 0,
  ]);

describe('the moments of the travel day', () => {
  it('are those of the medicines and the midnight of Makkah, in their order', () => {
    expect(shown(['08:45', '08:00', '21:00'], from('Asia/Kolkata'))).toEqual([
      ['02:30', '00:00', 0, false],
      ['08:00', '05:30', 0, true],
      ['08:45', '06:15', 0, true],
      ['21:00', '18:30', 0, true],
    ]);
    expect(shown(['20:00'], from('America/New_York'))).toEqual([
      ['17:00', '00:00', 1, false],
      ['20:00', '03:00', 1, true],
    ]);
  });

  it('have a medicine of midnight in Makkah once', () => {
    expect(shown(['02:30'], from('Asia/Kolkata'))).toEqual([['02:30', '00:00', 0, true]]);
  });

  it('have no midnight where both clocks show the same time, and are none without a medicine', () => {
    expect(shown(['08:00'], from('Asia/Riyadh'))).toEqual([['08:00', '08:00', 0, true]]);
    expect(travelMoments([], from('Asia/Kolkata'))).toEqual([]);
  });

  it('follow the day on which the clocks change', () => {
    expect(shown(['12:00'], from('Europe/Berlin', '2027-03-28'))).toEqual([
      ['12:00', '13:00', 0, true],
      ['23:00', '00:00', 1, false],
    ]);
    expect(shown(['12:00'], from('Europe/Berlin', '2027-10-31'))).toEqual([
      ['12:00', '14:00', 0, true],
      ['22:00', '00:00', 1, false],
    ]);
  });
});
