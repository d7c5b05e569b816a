/** A moment of an export. */
export interface Stamp {
  /** Seconds since 1970 in UTC. */
  readonly utc: number;
  /** The same, shifted to the clock of the place, so that whole multiples of a day are local midnights. */
  readonly wall: number;
}

export const hourSeconds = 3600;
export const daySeconds = 86_400;

/** Days since 1970-01-01 on the local calendar. */
export const dayOfWall = (wall: number): number => Math.floor(wall / daySeconds);

/** `YYYY-MM-DD` of days since 1970-01-01. */
export const dateOfDay = (day: number): string =>
  new Date(day * daySeconds * 1000).toISOString().slice(0, 10);

const apple = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-])(\d\d)(\d\d)$/;

/** Reads Apple's `2024-05-01 08:00:00 +0300`; null if it is anything else. */
export function appleStamp(text: string | undefined): Stamp | null {
  const [, date, time, sign, hours, minutes] = apple.exec(text ?? '') ?? [];
  const wall = secondsOf(`${date}T${time}`);
  if (wall === null) return null;
  const offset = Number(hours) * hourSeconds + Number(minutes) * 60;
  return { wall, utc: sign === '-' ? wall + offset : wall - offset };
}

const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z$/;

/** Seconds since 1970 of Google's `2024-05-01T08:00:00Z`; null if it is anything else. */
export const utcSeconds = (text: string | undefined): number | null =>
  text !== undefined && utc.test(text) ? finite(Date.parse(text) / 1000) : null;

const american = /^(\d\d)\/(\d\d)\/(\d\d)(?: (\d\d:\d\d:\d\d))?$/;

/** Reads Fitbit's `05/31/24 08:00:00` (month, day, year) as if it were UTC; null if it is anything else. */
export function fitbitSeconds(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const [, month, day, year, time] = american.exec(text) ?? [];
  return secondsOf(`20${year}-${month}-${day}T${time ?? '00:00:00'}`);
}

/** Days since 1970 of `YYYY-MM-DD`; null if it is no such day. */
export function dayOfDate(text: unknown): number | null {
  const wall =
    typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) ? secondsOf(`${text}T00:00:00`) : null;
  return wall === null ? null : dayOfWall(wall);
}

function secondsOf(local: string): number | null {
  const seconds = finite(Date.parse(`${local}Z`) / 1000);
  // Date turns 30 February into a day in March, so a date that changes does not exist.
  const isDate = seconds !== null && dateOfDay(dayOfWall(seconds)) === local.slice(0, 10);
  return isDate ? seconds : null;
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
