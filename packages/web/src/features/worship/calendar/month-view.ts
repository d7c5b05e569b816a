import { type CivilDate, daysUntil } from '@manasik/core/calendar/civil-date';
import { toHijri } from '@manasik/core/calendar/hijri';
import { type DayKind, type NamedDay, namedDays } from '@manasik/core/calendar/hijri-days';
import { type HijriMonth, hijriMonth, hijriYears, monthsLater } from '@manasik/core/calendar/hijri-month';
import { inWeeks } from '../week-start.ts';
import type { CalendarBasis } from './use-calendar.ts';

/** A cell of the grid. */
export interface MonthCell {
  day: number;
  date: CivilDate;
  isToday: boolean;
  /** The name of the civil month appears at its first day, and at the first of the Hijri month. */
  opensMonth: boolean;
  named: NamedDay[];
  kinds: DayKind[];
}

export interface MonthView extends HijriMonth {
  /** Seven cells each, from the first day of the week; null outside the month. */
  weeks: (MonthCell | null)[][];
  from: CivilDate;
  to: CivilDate;
  /** The named days in these weeks, in order. */
  named: NamedDay[];
  previous: HijriMonth | null;
  next: HijriMonth | null;
}

/** The month of `today`. */
export function monthOf({ today, adjustment }: CalendarBasis): HijriMonth {
  const { year, month } = toHijri(today, adjustment);
  return { year, month };
}

/** The grid of a month; `firstWeekday` is that of the reader, 1 (Monday) to 7. */
export function monthView(shown: HijriMonth, basis: CalendarBasis, firstWeekday: number): MonthView {
  const month = hijriMonth(shown, basis.adjustment);
  const from = month.days[0]?.date ?? '';
  const to = month.days.at(-1)?.date ?? '';
  const named = namedDays(shown.year, basis.adjustment, basis.announced).filter(
    (day) => day.from <= to && day.to >= from,
  );
  const cells = month.days.map(({ day, date }): MonthCell => {
    const here = named.filter((one) => one.from <= date && date <= one.to);
    return {
      day,
      date,
      isToday: date === basis.today,
      opensMonth: day === 1 || date.endsWith('-01'),
      named: here,
      kinds: [...new Set(here.map(({ kind }) => kind))],
    };
  });
  const dates = month.days.map(({ date }) => date);
  const weeks = inWeeks(dates, firstWeekday).map((week) =>
    week.map((date) => cells.find((cell) => cell.date === date) ?? null),
  );
  const { year } = shown;
  return {
    year,
    month: shown.month,
    weeks,
    from,
    to,
    named,
    previous: monthsLater(shown, -1),
    next: monthsLater(shown, 1),
  };
}

/** The time until a named day: `days` is 0 on the day itself, and from its second day it is under way. */
export interface ComingDay {
  named: NamedDay;
  days: number;
  isUnderWay: boolean;
}

const daysAhead = 355;

/** The named days of the coming lunar year but for the white days, the next first. */
export function comingDays({ today, adjustment, announced }: CalendarBasis): ComingDay[] {
  const { year } = toHijri(today, adjustment);
  return [year, year + 1]
    .filter((one) => one >= hijriYears.first && one <= hijriYears.last)
    .flatMap((one) => namedDays(one, adjustment, announced))
    .filter(({ id, from, to }) => !isWhite(id) && to >= today && daysUntil(today, from) < daysAhead)
    .map((named) => {
      const days = daysUntil(today, named.from);
      return { named, days: Math.max(0, days), isUnderWay: days < 0 };
    });
}

const isWhite = (id: NamedDay['id']): boolean => id === 'whiteDays' || id === 'whiteDaysOfHajjMonth';
