import type { SummedMetric } from './day-totals.ts';
import { dayOfDate, dayOfWall, fitbitSeconds } from './stamp.ts';
import type { ReadGoogle } from './google-file.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';

type Item = Readonly<Record<string, unknown>>;

/** Calls `each` for every object of the list. False if the list ends early or is none. */
function eachItem(text: string, each: (item: Item) => void): boolean {
  const whole = parsed(text);
  const list = whole ?? beginningOf(text);
  for (const item of list ?? []) if (isRecord(item)) each(item);
  return whole !== null;
}

function parsed(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

const mostTries = 20;

/** The whole objects at the start of a list that ends early. */
function beginningOf(text: string): readonly unknown[] | null {
  if (!text.trimStart().startsWith('[')) return null;
  let end = text.length;
  for (let tries = 0; tries < mostTries; tries += 1) {
    // The last brace may close an object within an object.
    end = text.lastIndexOf('}', end - 1);
    if (end < 0) return null;
    const list = parsed(`${text.slice(0, end + 1)}]`);
    if (list) return list;
  }
  return null;
}

const numberOf = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;

/** Values by the minute. Their time is in UTC, although nothing in the file says so. */
export const fitbitMinutes =
  (metric: SummedMetric, factor: number): ReadGoogle =>
  ({ text, folder, totals, wallOf }) =>
    eachItem(text, (item) => {
      const utc = fitbitSeconds(item['dateTime']);
      const value = numberOf(item['value']);
      if (utc === null || !Number.isFinite(value)) return totals.skip();
      const wall = wallOf(utc);
      return totals.addSpan(metric, folder, wall, wall, value * factor);
    });

/** Values by the day, on the calendar of the place. */
export const fitbitDays =
  (metric: SummedMetric): ReadGoogle =>
  ({ text, folder, totals }) =>
    eachItem(text, (item) => {
      const wall = fitbitSeconds(item['dateTime']);
      const value = numberOf(item['value']);
      if (wall === null || !Number.isFinite(value)) return totals.skip();
      return totals.addDay(metric, folder, dayOfWall(wall), value);
    });

/** One value a day. A day without one has the value 0 and no date. */
export const fitbitPulse: ReadGoogle = ({ text, totals }) =>
  eachItem(text, ({ dateTime, value }) => {
    const wall = fitbitSeconds(dateTime);
    const pulse = isRecord(value) ? numberOf(value['value']) : Number.NaN;
    if (wall === null || !Number.isFinite(pulse)) return totals.skip();
    return totals.setLast('restingPulse', wall, pulse);
  });

/** Sleep at night and naps, with the day that Fitbit gives them. */
export const fitbitSleep: ReadGoogle = ({ text, folder, totals, isNew }) =>
  eachItem(text, (item) => {
    const { logId, dateOfSleep, minutesAsleep } = item;
    const day = dayOfDate(dateOfSleep);
    const minutes = numberOf(minutesAsleep);
    if (day === null || !Number.isFinite(minutes)) return totals.skip();
    if (typeof logId === 'number' && !isNew(`${folder}:${logId}`)) return undefined;
    return totals.addDay('sleepMinutes', folder, day, minutes);
  });
