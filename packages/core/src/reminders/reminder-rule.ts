import type { CivilDate } from '../calendar/civil-date.ts';
import type { DailyTime } from '../prayer/next-prayer.ts';

/** The days of a reminder. A day of the Hijri calendar comes every year, and Dhu al-Hijjah follows its announcement. */
export type ReminderDay =
  | { readonly kind: 'once'; readonly date: CivilDate }
  | { readonly kind: 'daily' }
  /** 1 (Monday) to 7 (Sunday), in order, each at most once. */
  | { readonly kind: 'weekly'; readonly weekdays: readonly number[] }
  /** Month 1 (Muharram) to 12 (Dhu al-Hijjah), day 1 to 30. */
  | { readonly kind: 'hijri'; readonly month: number; readonly day: number };

/** The time on each of the days. */
export type ReminderTime =
  /** `HH:MM`, 00:00 to 23:59. */
  | { readonly kind: 'clock'; readonly time: string }
  /** Minutes after the prayer; before it if negative. */
  | { readonly kind: 'prayer'; readonly prayer: DailyTime; readonly offsetMinutes: number };

export interface ReminderRule {
  readonly day: ReminderDay;
  readonly at: ReminderTime;
}

export const reminderLimits = {
  /** Reminders of one person. */
  count: 200,
  textLength: 200,
  /** Between a prayer and its reminder. */
  offsetMinutes: 720,
  snoozeMinutes: 10_080,
  /** Between now and a reminder that is said as "in … days". */
  daysAhead: 3660,
} as const;

/** Minutes between a prayer and its reminder when a person says "before" or "after" without a number. */
export const usualOffsetMinutes = 15;
