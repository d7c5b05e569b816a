import { addDays, type CivilDate, dayNumber } from './civil-date.ts';
import { clockOf, offsetMs } from './zone-clock.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Local date and time in `timeZone` at `now`.
 * @throws RangeError for an unknown zone
 */
export function todayIn(timeZone: string, now: Date): CivilDate {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = todays.get(timeZone);
  if (known?.minute === minute) return known.date;
  const date = dateIn(timeZone, now.getTime());
  if (todays.size >= mostZones) todays.clear();
  todays.set(timeZone, { minute, date });
  return date;
}

// Every request needs the date. In every zone the date changes on a full minute, so one result can be reused for the
// minute.
const todays = new Map<string, { minute: number; date: CivilDate }>();
const mostZones = 1000;

/** Whether a day has begun nowhere on Earth. No zone is a day ahead of UTC. */
export const isFuture = (date: CivilDate, now: Date): boolean => date > addDays(todayIn('UTC', now), 1);

/** The civil date of an instant (ms since 1970) in a zone. @throws RangeError for an unknown zone */
export const dateIn = (timeZone: string, instant: number): CivilDate =>
  new Date(instant + offsetMs(timeZone, instant)).toISOString().slice(0, 10);

/**
 * The local time of an instant (ms since 1970) in a zone, `HH:MM`.
 * @throws RangeError for an unknown zone
 */
export const timeIn = (timeZone: string, instant: number): string =>
  clockOf(instant + offsetMs(timeZone, instant));

/**
 * The instant (ms since 1970) of a local date and `HH:MM`. A time that is skipped when clocks go forward becomes the same
 * time by the old clock, which is an hour later by the new one; of a time that comes twice, the first.
 * @throws RangeError for an unknown zone
 */
export function instantOf(date: CivilDate, time: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const local = dayNumber(date) * dayMs + (hours * 60 + minutes) * minuteMs;
  const before = offsetMs(timeZone, local - dayMs);
  const after = offsetMs(timeZone, local + dayMs);
  const isReal = (offset: number) => offsetMs(timeZone, local - offset) === offset;
  return local - (isReal(before) || !isReal(after) ? before : after);
}

/**
 * Whether this is an IANA zone in our table or on this platform, such as `Asia/Riyadh`. Bare offsets (`+03:00`) do not
 * count.
 */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z][\w+/-]{1,63}$/.test(value)) return false;
  try {
    offsetMs(value, 0);
    return true;
  } catch {
    return false;
  }
}
