import { describe, expect, it } from 'vitest';
import { skyHour, skyLight } from './sky-hour.ts';

const on = (time: string) => `2026-11-21T${time}:00Z`;
const at = (time: string) => new Date(on(time));
const london = [
  { id: 'fajr', at: on('05:30') },
  { id: 'sunrise', at: on('07:30') },
  { id: 'dhuhr', at: on('11:50') },
  { id: 'asr', at: on('13:40') },
  { id: 'maghrib', at: on('16:05') },
  { id: 'isha', at: on('17:34') },
];

describe('skyHour', () => {
  it.each([
    ['00:30', 'isha'],
    ['05:29', 'isha'],
    ['05:30', 'fajr'],
    ['07:30', 'sunrise'],
    ['08:59', 'sunrise'],
    ['09:00', 'noon'],
    ['13:39', 'noon'],
    ['13:40', 'asr'],
    ['16:05', 'maghrib'],
    ['17:34', 'isha'],
  ])('is at %s that of %s', (time, hour) => {
    expect(skyHour(london, at(time))).toBe(hour);
  });

  it('is light where the sun does not set, and dark where it does not rise', () => {
    const none = ['fajr', 'sunrise', 'maghrib', 'isha'].map((id) => ({ id, at: null }));
    const noon = { id: 'dhuhr', at: on('11:50') };
    expect(skyHour([...none, noon, { id: 'asr', at: on('16:00') }], at('02:00'))).toBe('noon');
    expect(skyHour([...none, noon, { id: 'asr', at: null }], at('02:00'))).toBe('isha');
  });

  it('is still evening where last night’s Maghrib and Isha come after midnight', () => {
    const late = [{ id: 'lateMaghrib', at: on('00:20') }, { id: 'lateIsha', at: on('01:10') }, ...london];
    expect(['00:10', '00:30', '01:30'].map((time) => skyHour(late, at(time)))).toEqual([
      'asr',
      'maghrib',
      'isha',
    ]);
  });
});

describe('skyLight', () => {
  it('has the sun at its true place between sunrise and sunset, with the prayers on its way', () => {
    const { sun, marks } = skyLight(london, at('11:47'));
    expect(sun).toBeCloseTo(0.5, 1);
    expect(marks).toHaveLength(2);
    expect(marks[1]).toBeGreaterThan(marks[0] ?? 1);
  });

  it('has the moon before sunrise and after Isha', () => {
    expect(['03:00', '06:00', '20:00'].map((time) => skyLight(london, at(time)).sun)).toEqual([
      'night',
      'night',
      'night',
    ]);
  });
});
