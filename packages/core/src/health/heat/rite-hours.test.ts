import { describe, expect, it } from 'vitest';
import { type RiteId, type School, schools } from '../../guide/rites.ts';
import { midnightOf, timesAt } from './heat-day.ts';
import { riteHours } from './rite-hours.ts';

// 9 Dhu al-Hijjah 1448 is expected on 15 May 2027.
const dateOf = (day: number): string => `2027-05-${String(day + 6).padStart(2, '0')}`;
const everyone = [null, ...schools] as const;

type TimeName = 'fajr' | 'sunrise' | 'dhuhr' | 'maghrib';
const at = (day: number, name: TimeName): number => Date.parse(timesAt(dateOf(day), 'arafat')[name].at ?? '');
const endOf = (day: number): number => midnightOf(dateOf(day + 1));

function hoursOf(day: number, rite: RiteId, school: School | null) {
  const found = riteHours(dateOf(day), null, school).find((each) => each.rite === rite);
  if (!found) throw new Error(`${rite} is not on the list of the ${day}th`);
  return found;
}
/** The beginning or end of a rite by school. */
const bySchool = (day: number, rite: RiteId, end: 'from' | 'to') =>
  Object.fromEntries(everyone.map((school) => [school ?? 'none', hoursOf(day, rite, school)[end]]));
const same = (value: number) => ({
  none: value,
  hanafi: value,
  maliki: value,
  shafii: value,
  hanbali: value,
});

describe('the time of a rite in each school', () => {
  it('begins the standing at Arafat at midday, for Hanbalis alone at dawn, and never ends it before sunset', () => {
    expect(bySchool(9, 'arafat', 'from')).toEqual({ ...same(at(9, 'dhuhr')), hanbali: at(9, 'fajr') });
    expect(bySchool(9, 'arafat', 'to')).toEqual(same(at(9, 'maghrib')));
  });

  it('fills the night at Muzdalifah until sunrise, so that it covers what each school requires', () => {
    expect(bySchool(9, 'muzdalifah', 'from')).toEqual(same(at(9, 'maghrib')));
    expect(bySchool(10, 'muzdalifah', 'to')).toEqual(same(at(10, 'sunrise')));
  });

  it('ends the stoning of the 10th at sunset, for Hanafis and Shafi‘is not before the night', () => {
    expect(bySchool(10, 'stoning', 'from')).toEqual(same(at(10, 'sunrise')));
    expect(bySchool(10, 'stoning', 'to')).toEqual({
      ...same(at(10, 'maghrib')),
      hanafi: endOf(10),
      shafii: endOf(10),
    });
  });

  it.each([11, 12, 13])('never begins the stoning of the %ith before midday', (day) => {
    expect(bySchool(day, 'stoning-days', 'from')).toEqual(same(at(day, 'dhuhr')));
  });

  it('lets only Hanafis throw in the night after the 11th, and ends the 12th and 13th at sunset for all', () => {
    expect(bySchool(11, 'stoning-days', 'to')).toEqual({ ...same(at(11, 'maghrib')), hanafi: endOf(11) });
    expect(bySchool(12, 'stoning-days', 'to')).toEqual(same(at(12, 'maghrib')));
    expect(bySchool(13, 'stoning-days', 'to')).toEqual(same(at(13, 'maghrib')));
  });

  it('begins Tawaf al-Ifadah when it has begun in every school, and ends it at sunset on the 12th for Hanafis', () => {
    expect(bySchool(10, 'tawaf-al-ifadah', 'from')).toEqual(same(at(10, 'sunrise')));
    const late = same(endOf(12));
    const sunset = at(12, 'maghrib');
    expect(bySchool(12, 'tawaf-al-ifadah', 'to')).toEqual({ ...late, none: sunset, hanafi: sunset });
  });

  it('without a school lies within the time of every school', () => {
    for (const day of [8, 9, 10, 11, 12, 13]) {
      const strictest = riteHours(dateOf(day), null, null);
      for (const school of schools) {
        for (const [index, own] of riteHours(dateOf(day), null, school).entries()) {
          expect(own.from).toBeLessThanOrEqual(strictest[index]?.from ?? 0);
          expect(own.to).toBeGreaterThanOrEqual(strictest[index]?.to ?? Infinity);
        }
      }
    }
  });
});

it('calls standing and nights a stay, and stoning and Tawaf an act', () => {
  const kinds = [9, 10, 11].flatMap((day) =>
    riteHours(dateOf(day), null, null).map(({ rite, kind }) => [rite, kind] as const),
  );
  expect(Object.fromEntries(kinds)).toEqual({
    tarwiyah: 'stay',
    arafat: 'stay',
    muzdalifah: 'stay',
    'mina-nights': 'stay',
    stoning: 'act',
    'stoning-days': 'act',
    'tawaf-al-ifadah': 'act',
  });
});

const rites = (date: string, first: string | null) => riteHours(date, first, null).map(({ rite }) => rite);

it('follows the announced dates, and has no rites out of season', () => {
  expect(rites(dateOf(10), null)).toContain('stoning');
  expect(rites(dateOf(10), '2027-05-08')).toContain('arafat');
  expect(rites('2027-04-01', null)).toEqual([]);
});
