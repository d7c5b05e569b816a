import { expect, it } from 'vitest';
import { heatDay } from './heat-day.ts';
import { type HeatDayNumber, heatDays, heatSiteIds } from './heat-sites.ts';
import { safestOf } from './heat-spans.ts';
import { riteHours } from './rite-hours.ts';
import { clipped, hoursIn, sitesOf, stayAt } from './site-hours.ts';
import { bestStart } from './walking.ts';

// 9 Dhu al-Hijjah 1448 is expected on 15 May 2027.
const dateOf = (day: number): string => `2027-05-${String(day + 6).padStart(2, '0')}`;
const year = (value: number) => Array.from({ length: 12 }, () => value);
const climate = {
  meanMaxC: year(42),
  meanMinC: year(28),
  humidity: [{ from: '05-01', to: '05-30', relativeHumidity: 36, meanMaxC: 42, meanMinC: 28 }],
};
const arafah = heatDay({ date: dateOf(9), site: 'arafat', climate, reading: null }) ?? [];
const stay = stayAt('arafat', 9, dateOf(9));

it('names Arafat on the 9th from sunrise to sunset, when pilgrims are no longer in Mina', () => {
  expect(stay.from).toBeGreaterThan(5.5);
  expect(stay.to).toBeLessThan(19);
  const { spans } = safestOf(hoursIn(arafah, stay));
  for (const { from, to } of clipped(spans, stay)) {
    expect(from).toBeGreaterThanOrEqual(stay.from);
    expect(to).toBeLessThanOrEqual(stay.to);
  }
  expect(stayAt('mina', 9, dateOf(9))).toEqual({ from: 0, to: stay.from });
});

it('names no better start for a walk than one while pilgrims are there', () => {
  const evening = bestStart({ kilometres: 3, age: 65 }, arafah, { from: 0, to: 24 });
  expect(evening).not.toBeNull();
  const there = bestStart({ kilometres: 3, age: 65 }, arafah, stay);
  expect(there === null || (there >= stay.from && there < stay.to)).toBe(true);
});

it('offers the places at which pilgrims are on a day, with its usual one', () => {
  const places = Object.fromEntries(heatDays.map((day) => [day, sitesOf(day)]));
  expect(places).toEqual({
    8: ['makkah', 'mina'],
    9: ['mina', 'arafat', 'muzdalifah'],
    10: ['makkah', 'mina', 'muzdalifah'],
    11: ['makkah', 'mina'],
    12: ['makkah', 'mina'],
    13: ['makkah', 'mina'],
  });
});

it('covers the time of every stay of the guide at its place', () => {
  const siteOf = {
    tarwiyah: 'mina',
    arafat: 'arafat',
    muzdalifah: 'muzdalifah',
    'mina-nights': 'mina',
  } as const;
  const isStay = (rite: string): rite is keyof typeof siteOf => Object.hasOwn(siteOf, rite);
  for (const day of heatDays) {
    for (const { rite, from, to } of riteHours(dateOf(day), null, null)) {
      if (!isStay(rite)) continue;
      const at = stayAt(siteOf[rite], day, dateOf(day));
      const midnight = Date.parse(`${dateOf(day)}T00:00:00+03:00`);
      expect(at.from).toBeLessThanOrEqual((from - midnight) / 3_600_000);
      expect(at.to).toBeGreaterThanOrEqual((to - midnight) / 3_600_000);
    }
  }
});

it('has the whole day for a place that is not one of the day', () => {
  const day: HeatDayNumber = 10;
  expect(heatSiteIds.filter((site) => !sitesOf(day).includes(site))).toEqual(['arafat']);
  expect(stayAt('arafat', day, dateOf(day))).toEqual({ from: 0, to: 24 });
});
