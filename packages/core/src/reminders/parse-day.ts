import type { AnnouncedFirst } from '../calendar/announced.ts';
import { addDays, type CivilDate, isCivilDate, weekday } from '../calendar/civil-date.ts';
import { nextHajj } from '../calendar/hajj-date.ts';
import { type Length, lengthBeside, sideOf, takeLength } from './parse-time.ts';
import { type DueOptions, hijriDate } from './next-due.ts';
import type { Reading } from './reading.ts';
import type { ReminderDay } from './reminder-rule.ts';

/** A day that does not exist: 31 February. */
export const noSuchDay = 'noSuchDay';

/** The days that a text names, or how many days after a flight (before it if negative) whose date it does not say. */
export type SpokenDay = ReminderDay | { readonly kind: 'flight'; readonly days: number };

const dayMinutes = 1440;
const hajjFirst = 8;
const hajjLast = 13;

export interface DayOptions {
  readonly today: CivilDate;
  readonly announced: AnnouncedFirst;
}

/** "the day before my flight", "two days before Hajj" */
export function dayOfEvent(
  reading: Reading,
  lengths: readonly Length[],
  options: DayOptions,
): SpokenDay | null {
  for (const index of reading.all('event')) {
    const event = reading.value(index, 'event');
    const dayBefore = [
      reading.besideOf(index, -1, 'dayBefore'),
      reading.besideOf(index, 1, 'dayBefore'),
    ].find((at) => at >= 0);
    const side =
      dayBefore === undefined ? sideOf(reading, index, lengths) : { at: dayBefore, side: -1 as const };
    if (!side) continue;
    const length = lengthBeside(reading, lengths, side.at, index);
    const days = Math.round((length?.minutes ?? 0) / dayMinutes);
    const bareUnit = days === 0 ? unitBeside(reading, side.at, index) : -1;
    if (dayBefore === undefined && days === 0 && bareUnit < 0 && event === 'flight' && length) continue;
    reading.take(index, side.at, ...(bareUnit >= 0 ? [bareUnit] : []));
    if (length && days > 0) takeLength(reading, length);
    const unitDays = bareUnit >= 0 ? reading.value(bareUnit, 'unit') / dayMinutes : 1;
    const shift = side.side * (days || unitDays);
    return event === 'flight' ? { kind: 'flight', days: shift } : hajjDay(shift, options);
  }
  return null;
}

/** "the day before", "a week before" without a number. */
function unitBeside(reading: Reading, ...positions: readonly number[]): number {
  for (const at of positions) {
    for (const step of [-1, 1] as const) {
      const unit = reading.besideOf(at, step, 'unit');
      if (unit >= 0 && !reading.isTaken(unit) && reading.value(unit, 'unit') >= dayMinutes) return unit;
    }
  }
  return -1;
}

// Days of the month of Hajj are stored as such, so that they follow its announcement.
function hajjDay(shift: number, { today, announced }: DayOptions): ReminderDay {
  const day = shift < 0 ? hajjFirst + shift : hajjLast + shift;
  if (day >= 1 && day <= 29) return { kind: 'hijri', month: 12, day };
  const { date, last } = nextHajj(today, announced);
  return { kind: 'once', date: addDays(shift < 0 ? date : last, shift) };
}

/** "9 Dhu al-Hijjah", "3 December 2026" */
export function dayOfMonth(
  reading: Reading,
  today: CivilDate,
  options: DueOptions,
): ReminderDay | typeof noSuchDay | null {
  for (const kind of ['hijriMonth', 'month'] as const) {
    for (const index of reading.all(kind)) {
      const [before, after] = [reading.besideOf(index, -1, 'number'), reading.besideOf(index, 1, 'number')];
      const at = [before, after].find((one) => one >= 0 && !reading.isTaken(one));
      if (at === undefined) continue;
      const day = reading.value(at, 'number');
      if (!isDay(day, kind)) return noSuchDay;
      const month = reading.value(index, kind);
      reading.take(index, at);
      const year = reading.besideOf(Math.max(index, at), 1, 'number');
      const written =
        year >= 0 && reading.value(year, 'number') > 1400 ? reading.value(year, 'number') : null;
      if (written !== null) reading.take(year);
      if (kind === 'hijriMonth' && written === null) return { kind: 'hijri', month, day };
      const date =
        kind === 'hijriMonth' && written !== null
          ? hijriDate(written, month, day, options)
          : civilDay(day, month, written, today);
      return date === null ? noSuchDay : { kind: 'once', date };
    }
  }
  return null;
}

const isDay = (value: number, kind: 'hijriMonth' | 'month'): boolean =>
  Number.isInteger(value) && value >= 1 && value <= (kind === 'month' ? 31 : 30);

function civilDay(day: number, month: number, year: number | null, today: CivilDate): CivilDate | null {
  const dateIn = (one: number) => `${one}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const years = year === null ? [thisYear, thisYear + 1, thisYear + 2, thisYear + 3, thisYear + 4] : [year];
  return years.map(dateIn).find((date) => isCivilDate(date) && (year !== null || date >= today)) ?? null;
}

/** "every Friday", "every day", "tomorrow", "on Monday" */
export function namedDay(reading: Reading, lengths: readonly Length[], today: CivilDate): ReminderDay | null {
  const [daily] = reading.all('daily');
  if (daily !== undefined) {
    reading.take(daily);
    return { kind: 'daily' };
  }
  return (
    repeatedDay(reading) ??
    relativeDay(reading, today) ??
    daysFromNow(reading, lengths, today) ??
    nextWeekday(reading, today)
  );
}

function repeatedDay(reading: Reading): ReminderDay | null {
  for (const index of reading.all('every')) {
    const first = reading.besideOf(index, 1, 'weekday');
    if (first >= 0) {
      reading.take(index);
      return { kind: 'weekly', weekdays: weekdaysFrom(reading, first) };
    }
    const next = [
      reading.besideOf(index, 1, 'part'),
      reading.besideOf(index, 1, 'prayer'),
      reading.besideOf(index, 1, 'exact'),
      reading.besideOf(index, 1, 'unit'),
    ].find((at) => at >= 0 && (!reading.has(at, 'unit') || reading.value(at, 'unit') === dayMinutes));
    if (next === undefined) continue;
    reading.take(index, ...(reading.has(next, 'unit') ? [next] : []));
    return { kind: 'daily' };
  }
  const [weekly] = reading.all('isWeekly');
  return weekly === undefined ? null : { kind: 'weekly', weekdays: weekdaysFrom(reading, weekly) };
}

/** "Mondays and Thursdays" */
function weekdaysFrom(reading: Reading, first: number): number[] {
  const days = new Set<number>();
  for (let at = first; at >= 0; at = reading.besideOf(at, 1, 'weekday')) {
    days.add(reading.value(at, 'weekday'));
    reading.take(at);
  }
  return [...days].toSorted((a, b) => a - b);
}

function relativeDay(reading: Reading, today: CivilDate): ReminderDay | null {
  const [index] = reading.all('relativeDay');
  if (index === undefined) return null;
  reading.take(index);
  return { kind: 'once', date: addDays(today, reading.value(index, 'relativeDay')) };
}

function daysFromNow(reading: Reading, lengths: readonly Length[], today: CivilDate): ReminderDay | null {
  for (const length of lengths) {
    if (length.minutes % dayMinutes !== 0 || reading.isTaken(length.first)) continue;
    const within = [reading.besideOf(length.first, -1, 'within'), reading.besideOf(length.last, 1, 'within')];
    const after = [reading.besideOf(length.first, -1, 'side'), reading.besideOf(length.last, 1, 'side')];
    const at =
      within.find((one) => one >= 0) ?? after.find((one) => one >= 0 && reading.value(one, 'side') === 1);
    if (at === undefined) continue;
    takeLength(reading, length);
    reading.take(at);
    return { kind: 'once', date: addDays(today, length.minutes / dayMinutes) };
  }
  return null;
}

/** The next such day after today. */
function nextWeekday(reading: Reading, today: CivilDate): ReminderDay | null {
  const [index] = reading.all('weekday');
  if (index === undefined) return null;
  reading.take(index);
  const ahead = (reading.value(index, 'weekday') - weekday(today) + 7) % 7;
  return { kind: 'once', date: addDays(today, ahead || 7) };
}
