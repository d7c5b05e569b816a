import { addDays, isCivilDate } from '@manasik/core/calendar/civil-date';
import type { DailyTime } from '@manasik/core/prayer/next-prayer';
import type { ParsedReminder } from '@manasik/core/reminders/parse-reminder';
import {
  type ReminderDay,
  reminderLimits,
  type ReminderRule,
  type ReminderTime,
  usualOffsetMinutes,
} from '@manasik/core/reminders/reminder-rule';
import { westernDigits } from '@manasik/core/text/parse-number';

export const dayKinds = ['once', 'daily', 'weekly', 'hijri'] as const;
export const timeKinds = ['clock', 'before', 'at', 'after'] as const;
type DayKind = (typeof dayKinds)[number];
type TimeKind = (typeof timeKinds)[number];

/** The fields of the form. */
export interface Draft {
  text: string;
  dayKind: DayKind;
  date: string;
  weekdays: readonly number[];
  month: number;
  day: number;
  timeKind: TimeKind;
  time: string;
  prayer: DailyTime;
  minutes: string;
  /** Days from the flight whose date the form asks for; null for any other reminder. */
  daysFromFlight: number | null;
}

export type DraftFault = 'text' | 'date' | 'weekdays' | 'time' | 'minutes';

const empty: Draft = {
  text: '',
  dayKind: 'once',
  date: '',
  weekdays: [],
  month: 12,
  day: 9,
  timeKind: 'clock',
  time: '',
  prayer: 'asr',
  minutes: String(usualOffsetMinutes),
  daysFromFlight: null,
};

type Known = Pick<ParsedReminder, 'text' | 'day' | 'at'> & { daysFromFlight?: number | null };

/** The form filled with what is known of a reminder. */
export const draftOf = ({ text, day, at, daysFromFlight = null }: Known): Draft => ({
  ...empty,
  text,
  daysFromFlight,
  ...(day && fieldsOfDay(day)),
  ...(at && fieldsOfTime(at)),
});

function fieldsOfDay(day: ReminderDay): Partial<Draft> {
  if (day.kind === 'once') return { dayKind: 'once', date: day.date };
  if (day.kind === 'weekly') return { dayKind: 'weekly', weekdays: day.weekdays };
  if (day.kind === 'hijri') return { dayKind: 'hijri', month: day.month, day: day.day };
  return { dayKind: 'daily' };
}

function fieldsOfTime(at: ReminderTime): Partial<Draft> {
  if (at.kind === 'clock') return { timeKind: 'clock', time: at.time };
  const timeKind = at.offsetMinutes === 0 ? 'at' : at.offsetMinutes < 0 ? 'before' : 'after';
  const minutes = at.offsetMinutes === 0 ? {} : { minutes: String(Math.abs(at.offsetMinutes)) };
  return { timeKind, prayer: at.prayer, ...minutes };
}

/** The rule of a form, or its first fault. */
export function ruleOf(draft: Draft): { rule: ReminderRule } | { fault: DraftFault } {
  const day = dayOf(draft);
  const at = timeOf(draft);
  if (draft.text.trim() === '') return { fault: 'text' };
  if (!day) return { fault: draft.dayKind === 'weekly' ? 'weekdays' : 'date' };
  if (!at) return { fault: draft.timeKind === 'clock' ? 'time' : 'minutes' };
  return { rule: { day, at } };
}

function dayOf({ dayKind, date, weekdays, month, day, daysFromFlight }: Draft): ReminderDay | null {
  if (dayKind === 'daily') return { kind: 'daily' };
  if (dayKind === 'hijri') return { kind: 'hijri', month, day };
  if (dayKind === 'weekly') {
    return weekdays.length > 0 ? { kind: 'weekly', weekdays: weekdays.toSorted((a, b) => a - b) } : null;
  }
  const shifted = isCivilDate(date) ? addDays(date, daysFromFlight ?? 0) : date;
  return isCivilDate(shifted) ? { kind: 'once', date: shifted } : null;
}

function timeOf({ timeKind, time, prayer, minutes }: Draft): ReminderTime | null {
  if (timeKind === 'clock') return /^\d{2}:\d{2}$/.test(time) ? { kind: 'clock', time } : null;
  if (timeKind === 'at') return { kind: 'prayer', prayer, offsetMinutes: 0 };
  const count = Number(westernDigits(minutes));
  if (!Number.isInteger(count) || count < 1 || count > reminderLimits.offsetMinutes) return null;
  return { kind: 'prayer', prayer, offsetMinutes: timeKind === 'before' ? -count : count };
}
