import { defaultMethod, recommendedHighLatitudeRule, timesOfDay } from '@manasik/core/prayer/prayer-times';
import { dueOf } from '@manasik/core/reminders/due-of';
import type { DueOptions, TimesFor } from '@manasik/core/reminders/next-due';
import type { ReminderTime } from '@manasik/core/reminders/reminder-rule';
import { useMemo } from 'react';
import { useUser } from '../../platform/session/session.ts';
import { useAnnouncedFirst } from '../../shared/times/use-announced.ts';
import { usualSettings, useWorshipSettings } from '../../shared/times/use-worship-settings.ts';
import { zoneOf } from '../../shared/times/zone.ts';
import type { Reminder } from './reminders-store.ts';

export interface ReminderBasis {
  /** The zone of the user's place, otherwise of the device. */
  readonly timeZone: string;
  readonly hasPlace: boolean;
  /** Prayers are counted in the days of the place, clock times in the zone that was set with them. */
  readonly optionsFor: (at: ReminderTime, timezone: string) => DueOptions;
}

/** The data that the times of reminders depend on: the place and settings of the account. */
export function useReminderBasis(): ReminderBasis {
  const place = useUser().user?.currentLocation ?? null;
  const { settings = usualSettings } = useWorshipSettings();
  const announced = useAnnouncedFirst();
  return useMemo(() => {
    const timeZone = zoneOf(place);
    const days = new Map<string, ReturnType<TimesFor>>();
    const timesFor: TimesFor = (date) => {
      if (!place) return null;
      const known = days.get(date);
      if (known) return known;
      const times = timesOfDay({
        latitude: place.latitude,
        longitude: place.longitude,
        date,
        timeZone,
        method: settings.method ?? defaultMethod(place.country),
        madhab: settings.madhab,
        highLatitudeRule: settings.highLatitudeRule ?? recommendedHighLatitudeRule(place.latitude),
        offsetsMinutes: settings.prayerOffsets,
      });
      days.set(date, times);
      return times;
    };
    const { hijriAdjustmentDays } = settings;
    return {
      timeZone,
      hasPlace: place !== null,
      optionsFor: (at, timezone) => ({
        timeZone: at.kind === 'prayer' ? timeZone : timezone,
        timesFor,
        hijriAdjustmentDays,
        announced,
      }),
    };
  }, [place, settings, announced]);
}

export interface DueReminder {
  readonly reminder: Reminder;
  /** Ms since 1970; null if it is over, or if its prayer has no time. */
  readonly due: number | null;
}

/** Reminders by the time at which they are due; those without one last. */
export const byDue = (reminders: readonly Reminder[], now: number, basis: ReminderBasis): DueReminder[] =>
  reminders
    .map((reminder) => ({
      reminder,
      due: dueOf(reminder, now, basis.optionsFor(reminder.at, reminder.timezone)),
    }))
    .toSorted((a, b) => (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY));
