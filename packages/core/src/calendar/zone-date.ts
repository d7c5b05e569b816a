import type { CivilDate } from './civil-date.ts';
import { clockOf, offsetMs } from './zone-clock.ts';

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
