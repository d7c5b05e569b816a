import { dateIn } from '@manasik/core/calendar/zone-date';
import { hijriMonthName } from '@manasik/core/calendar/hijri';
import type { ReminderDay, ReminderRule, ReminderTime } from '@manasik/core/reminders/reminder-rule';
import { useMemo } from 'react';
import { useFormatter, useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { useDayFormat } from '../../shared/times/use-day-format.ts';

/** Formats rules and instants in the language of the page. Needs the namespaces `reminders` and `prayers`. */
export function useRuleWords() {
  const t = useTranslations('reminders.rule');
  const prayers = useTranslations('prayers.names');
  const format = useFormatter();
  const { language } = useLanguage();
  const days = useDayFormat();
  return useMemo(() => {
    // 1 January 2024 was a Monday.
    const weekday = (iso: number) =>
      format.dateTime(new Date(Date.UTC(2024, 0, iso)), { weekday: 'long', timeZone: 'UTC' });
    const clock = (time: string) => days.time(`1970-01-01T${time}:00Z`, 'UTC');
    const dayWords = (day: ReminderDay): string => {
      if (day.kind === 'once') return days.longDate(day.date);
      if (day.kind === 'daily') return t('daily');
      if (day.kind === 'weekly') return t('weekly', { days: format.list(day.weekdays.map(weekday)) });
      return t('hijri', { day: format.number(day.day), month: hijriMonthName(day.month, language) });
    };
    const timeWords = (at: ReminderTime): string => {
      if (at.kind === 'clock') return t('clock', { time: clock(at.time) });
      const prayer = prayers(at.prayer);
      const minutes = Math.abs(at.offsetMinutes);
      if (minutes === 0) return t('at', { prayer });
      return t(at.offsetMinutes < 0 ? 'before' : 'after', { minutes, prayer });
    };
    return {
      weekday,
      clock,
      /** "Every Friday, 15 minutes after Asr" */
      rule: ({ day, at }: ReminderRule) => t('summary', { day: dayWords(day), time: timeWords(at) }),
      /** "Fri 27 Nov, 15:42" */
      when: (instant: number, timeZone: string) =>
        t('when', {
          date: days.shortDate(dateIn(timeZone, instant)),
          time: days.time(new Date(instant), timeZone),
        }),
      zone: (timeZone: string, instant: number) => days.zone(timeZone, new Date(instant)),
    };
  }, [t, prayers, format, language, days]);
}
