import { addDays, type CivilDate, daysUntil } from '../calendar/civil-date.ts';
import { offsetMs } from '../calendar/zone-clock.ts';
import { dateIn, instantOf, timeIn } from '../calendar/zone-date.ts';

const minuteMs = 60_000;
const dayMinutes = 1440;

/** A time of the clock, `HH:MM`. */
export type ClockTime = string;

/** A time on the clock of another place. `dayShift`: on the day before (-1), the same day (0) or the day after (1). */
export interface ShiftedTime {
  readonly time: ClockTime;
  readonly dayShift: number;
}

/** The two clocks that a traveller compares, on a date of the first one. */
export interface Clocks {
  /** IANA name of the zone at home. */
  readonly home: string;
  /** IANA name of the zone at the destination. */
  readonly away: string;
  /** A date at home. */
  readonly date: CivilDate;
}

const minutesOf = (time: ClockTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The time at so many minutes after midnight, which can be on the day before or after. */
const shiftedOf = (minutes: number): ShiftedTime => {
  const dayShift = Math.floor(minutes / dayMinutes);
  const within = minutes - dayShift * dayMinutes;
  const time = `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
  return { time, dayShift };
};

/** The clock of the destination at a time at home: the medicine is taken at the same instants as at home. */
export function keptTime(time: ClockTime, { home, away, date }: Clocks): ShiftedTime {
  const instant = instantOf(date, time, home);
  return { time: timeIn(away, instant), dayShift: daysUntil(date, dateIn(away, instant)) };
}

/** Minutes by which the clocks of the destination are ahead of those at home at noon of the date. */
export function differenceMinutes({ home, away, date }: Clocks): number {
  const noon = instantOf(date, '12:00', home);
  return (offsetMs(away, noon) - offsetMs(home, noon)) / minuteMs;
}

/** One day at the destination, with the time of each medicine on the clock there. */
export interface StepDay {
  /** 0 on the day of arrival. */
  readonly day: number;
  readonly times: readonly ShiftedTime[];
}

/**
 * Moves the times of home step by step until they are the same times on the clock of the destination. The first day keeps
 * the interval; each later day is at most one step nearer.
 * @param stepMinutes how far a time may move in a day, more than 0
 */
export function stepDays(times: readonly ClockTime[], clocks: Clocks, stepMinutes: number): StepDay[] {
  if (!(stepMinutes > 0)) throw new RangeError(`Not a step in minutes: ${stepMinutes}`);
  const difference = differenceMinutes(clocks);
  const count = Math.ceil(Math.abs(difference) / stepMinutes);
  return Array.from({ length: count + 1 }, (_, day) => {
    const left = Math.max(0, Math.abs(difference) - day * stepMinutes);
    const shift = Math.sign(difference) * left;
    return { day, times: times.map((time) => shiftedOf(minutesOf(time) + shift)) };
  });
}

/** A moment of the travel day on both clocks. */
export interface TravelMoment {
  /** ms since 1970 */
  readonly at: number;
  readonly home: ShiftedTime;
  readonly away: ShiftedTime;
  /** The times at home that fall on it, of those asked for; none where only a new day begins at the destination. */
  readonly due: readonly ClockTime[];
}

/**
 * The moments of a date at home that a traveller has to know, in their order: those at which a medicine is due, and the
 * midnight of the destination, after which its date is another one. Without times there are none.
 */
export function travelMoments(times: readonly ClockTime[], { home, away, date }: Clocks): TravelMoment[] {
  if (times.length === 0) return [];
  const from = instantOf(date, '00:00', home);
  const until = instantOf(addDays(date, 1), '00:00', home);
  const dueAt = times.map((time) => ({ time, instant: instantOf(date, time, home) }));
  const midnights = [0, 1, 2]
    .map((days) => instantOf(addDays(dateIn(away, from), days), '00:00', away))
    // At the midnight of both places the first row says nothing new.
    .filter((instant) => instant > from && instant < until);
  const onClock = (zone: string, instant: number): ShiftedTime => ({
    time: timeIn(zone, instant),
    dayShift: daysUntil(date, dateIn(zone, instant)),
  });
  return [...new Set([...dueAt.map(({ instant }) => instant), ...midnights])]
    .toSorted((one, other) => one - other)
    .map((at) => ({
      at,
      home: onClock(home, at),
      away: onClock(away, at),
      due: dueAt.filter(({ instant }) => instant === at).map(({ time }) => time),
    }));
}
