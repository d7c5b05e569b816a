import { CalculationMethod as Method, Coordinates, PrayerTimes } from 'adhan';
import { addDays, numbersOf } from '@manasik/core/calendar/civil-date';
import { addMonths, monthTimetable } from '@manasik/core/prayer/month-timetable';
import { prayerTimes, timesOfDay } from '@manasik/core/prayer/prayer-times';
import type { Row } from './row.ts';
import { median } from './wrk.ts';

const places = [
  ['Makkah', 21.42664, 39.82563, 'Asia/Riyadh', 'UmmAlQura'],
  ['Jakarta', -6.21462, 106.84513, 'Asia/Jakarta', 'Singapore'],
  ['Karachi', 24.8608, 67.0104, 'Asia/Karachi', 'Karachi'],
  ['London', 51.50853, -0.12574, 'Europe/London', 'MoonsightingCommittee'],
  ['Istanbul', 41.01384, 28.94966, 'Europe/Istanbul', 'Turkey'],
  ['New York', 40.71427, -74.00597, 'America/New_York', 'NorthAmerica'],
  ['Sydney', -33.86785, 151.20732, 'Australia/Sydney', 'MuslimWorldLeague'],
] as const;

const queries = places.map(([, latitude, longitude, timeZone, method]) => ({
  latitude,
  longitude,
  timeZone,
  method,
  madhab: 'shafi' as const,
  highLatitudeRule: 'MiddleOfTheNight' as const,
}));
const dates = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
const localDates = dates.map((date) => {
  const [year, month, day] = numbersOf(date);
  return new Date(year, month - 1, day);
});
const months = Array.from({ length: 12 }, (_, month) => addMonths('2026-01', month));

const rounds = 40;
let seen = 0;

/** Microseconds per day, in a run over a year. */
function perDay(work: () => void): number {
  const started = performance.now();
  work();
  return ((performance.now() - started) * 1000) / dates.length;
}

function measure(query: (typeof queries)[number]) {
  const { latitude, longitude, method } = query;
  const bare = perDay(() => {
    for (const date of localDates) {
      const times = new PrayerTimes(new Coordinates(latitude, longitude), date, Method[method]());
      seen += times.isha.getTime();
    }
  });
  const times = perDay(() => {
    for (const date of dates) seen += timesOfDay({ ...query, date }).isha.time?.length ?? 0;
  });
  const day = perDay(() => {
    for (const date of dates) seen += prayerTimes({ ...query, date }).tomorrowFajr.time?.length ?? 0;
  });
  const year = perDay(() => {
    for (const month of months) seen += monthTimetable({ ...query, month }).length;
  });
  return { bare, day, ratio: times / bare, yearMs: (year * dates.length) / 1000 };
}

// On a shared core, other work can interrupt a long run, so the fastest run shows the real cost.
const quietest = (values: readonly number[]): number => Math.min(...values);

/**
 * Compares the cost of a day's times with adhan's own call for the same days. The two run directly after each other, a
 * year per place, and the ratio is taken per pair, so that other load on the machine affects both.
 */
export async function core(): Promise<Row[]> {
  const runs = Array.from({ length: rounds }, () => queries.map(measure)).flat();
  if (!(seen > 0)) throw new Error('No times were calculated');
  const bare = quietest(runs.map((run) => run.bare));
  const day = quietest(runs.map((run) => run.day));
  const year = quietest(runs.map((run) => run.yearMs));
  const ratio = median(runs.map((run) => run.ratio));
  return [
    {
      name: `a day's six times beside a bare adhan call, ${places.length} places`,
      figure: `${ratio.toFixed(2)} times (adhan ${bare.toFixed(1)} µs)`,
      limit: 'at most 1.3 times',
      kept: ratio <= 1.3,
    },
    {
      name: "a day's times with tomorrow's Fajr",
      figure: `${day.toFixed(1)} µs`,
      limit: 'at most 50 µs',
      kept: day <= 50,
    },
    {
      name: "a year's timetable with its Hijri dates",
      figure: `${year.toFixed(1)} ms`,
      limit: 'at most 30 ms',
      kept: year <= 30,
    },
  ];
}
