/** A day of the Gregorian calendar as `YYYY-MM-DD`, without time or zone. */
export type CivilDate = string;

/**
 * The days we answer for. The Umm al-Qura calendar is published up to the end of 1500 AH (16 November 2077), so
 * 2076 is its last whole year; before 1900 zones kept local mean time and nobody plans a Hajj.
 */
export const civilDateRange = { first: '1900-01-01', last: '2076-12-31' } as const;

const pattern = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;

/** Is this a day that exists, written `YYYY-MM-DD`, and within `civilDateRange`? */
export const isCivilDate = (value: unknown): value is CivilDate =>
  typeof value === 'string' &&
  pattern.test(value) &&
  value >= civilDateRange.first &&
  value <= civilDateRange.last &&
  // Date rolls 30 February over to March: what does not come back as it went in does not exist.
  new Date(dayNumber(value) * dayMs).toISOString().startsWith(value);

/** Days since 1970-01-01; throws RangeError where the text is not a date. */
export function dayNumber(date: CivilDate): number {
  const [year, month, day] = numbersOf(date);
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** Year, month 1 to 12 and day; throws RangeError where the text is not `YYYY-MM-DD`. */
export function numbersOf(date: CivilDate): [year: number, month: number, day: number] {
  if (!pattern.test(date)) throw new RangeError(`Not a date as YYYY-MM-DD: ${date.slice(0, 20)}`);
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

/** The date `days` later (earlier when negative); may lie outside `civilDateRange`. */
export const addDays = (date: CivilDate, days: number): CivilDate =>
  new Date((dayNumber(date) + days) * dayMs).toISOString().slice(0, 10);

/** Day of the week: 1 (Monday) to 7 (Sunday), as ISO 8601 counts; 1 January 1970 was a Thursday. */
export const weekday = (date: CivilDate): number => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;

/** Whole days from one date to another: negative when `to` is earlier. */
export const daysUntil = (from: CivilDate, to: CivilDate): number => dayNumber(to) - dayNumber(from);

/** What the calendar on the wall of `timeZone` shows at `now`. Throws RangeError for an unknown zone. */
export function todayIn(timeZone: string, now: Date): CivilDate {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = todays.get(timeZone);
  if (known?.minute === minute) return known.date;
  const date = dateIn(timeZone, now.getTime());
  todays.set(timeZone, { minute, date });
  return date;
}

// Formatting is dear and asked for with every request. A date changes on a full minute in every zone, so one answer
// serves the minute; zones are some six hundred, so the table stays small.
const todays = new Map<string, { minute: number; date: CivilDate }>();

/** The civil date of an instant (ms since 1970) in a zone. */
export function dateIn(timeZone: string, instant: number): CivilDate {
  let year = '';
  let month = '';
  let day = '';
  for (const { type, value } of formatters(timeZone).date.formatToParts(instant)) {
    if (type === 'year') year = value;
    if (type === 'month') month = value;
    if (type === 'day') day = value;
  }
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

/** The wall clock of an instant (ms since 1970) in a zone, `HH:MM`. */
export const timeIn = (timeZone: string, instant: number): string =>
  formatters(timeZone).time.format(instant);

/** Is this an IANA zone that this engine knows, such as `Asia/Riyadh`? Bare offsets (`+03:00`) are none. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z][\w+/-]{1,63}$/.test(value)) return false;
  try {
    formatters(value);
    return true;
  } catch {
    return false;
  }
}

interface ZoneFormatters {
  date: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

// Making a formatter costs some 50 µs and using it 2. The bound keeps spellings such as `aSIA/rIYADH`, which Intl
// takes too, from filling the memory.
const maxZones = 300;
const byZone = new Map<string, ZoneFormatters>();

function formatters(timeZone: string): ZoneFormatters {
  const known = byZone.get(timeZone);
  if (known) return known;
  const common = { timeZone, calendar: 'gregory', numberingSystem: 'latn' } as const;
  const made = {
    date: new Intl.DateTimeFormat('en', { ...common, year: 'numeric', month: '2-digit', day: '2-digit' }),
    time: new Intl.DateTimeFormat('en', { ...common, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
  const oldest = byZone.size >= maxZones ? byZone.keys().next().value : undefined;
  if (oldest !== undefined) byZone.delete(oldest);
  byZone.set(timeZone, made);
  return made;
}
