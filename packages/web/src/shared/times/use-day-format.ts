import { formatHijri, formatHijriDay } from '@manasik/core/calendar/hijri';
import { direction } from '@manasik/core/text/languages';
import { offsetMs } from '@manasik/core/calendar/zone-clock';
import { useMemo } from 'react';
import { useDateLocale, useFormatter, useLanguage } from '../../platform/i18n/index.ts';
import { zoneName } from './zone-name.ts';

/** Formats times, dates and durations in the language of the page. */
export function useDayFormat() {
  const format = useFormatter();
  const { language } = useLanguage();
  const locale = useDateLocale();
  return useMemo(() => {
    const civil = (date: string) => new Date(`${date}T00:00:00Z`);
    const unit = (value: number, name: 'hour' | 'minute') =>
      format.number(value, { style: 'unit', unit: name, unitDisplay: 'short' });
    // Without isolation, "11:51 AM" and "2 hours" side by side in Urdu would merge into one left-to-right run.
    const isolated = (text: string) => (direction(language) === 'rtl' ? `\u2068${text}\u2069` : text);
    // The app has its own time zone rules, which the browser may lack, so the browser formats UTC only.
    const inZone = (at: string | Date, timeZone: string) => {
      const instant = new Date(at).getTime();
      return new Date(instant + offsetMs(timeZone, instant));
    };
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
    return {
      /** The time of day of an ISO instant or a Date. */
      time: (at: string | Date, timeZone: string) =>
        isolated(format.dateTime(inZone(at, timeZone), { timeStyle: 'short', timeZone: 'UTC' })),
      /** The time of day without AM or PM, as in timetables. */
      bareTime: (at: string, timeZone: string) =>
        clock
          .formatToParts(inZone(at, timeZone))
          .filter(({ type }) => type !== 'dayPeriod')
          .map(({ value }) => value)
          .join('')
          .trim(),
      /** "Friday 14 May 2027" */
      longDate: (date: string) => format.dateTime(civil(date), { dateStyle: 'full', timeZone: 'UTC' }),
      /** "Fri 14 May" */
      shortDate: (date: string) =>
        format.dateTime(civil(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
      /** "Fri 14" */
      weekdayAndDay: (date: string) =>
        format.dateTime(civil(date), { weekday: 'short', day: 'numeric', timeZone: 'UTC' }),
      /** "14 May" */
      dayAndMonth: (date: string) =>
        format.dateTime(civil(date), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
      /** "May 2027" */
      month: (month: string) =>
        format.dateTime(civil(`${month}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
      /**
       * "8 Dhu al-Hijjah 1448", by the calendar of Saudi Arabia. Pass the user's `hijriAdjustmentDays` for whatever is
       * no day of the Hajj: those are the same for all pilgrims and never adjusted.
       */
      hijri: (date: string, adjustmentDays = 0) => formatHijri(date, language, adjustmentDays),
      /** "8 Dhu al-Hijjah" */
      hijriDay: (date: string, adjustmentDays = 0) => formatHijriDay(date, language, adjustmentDays),
      /** Digits without grouping, for years. */
      year: (value: number) => format.number(value, { useGrouping: false }),
      /** "2 hr 5 min"; an hour that has not begun is left out. */
      duration: ({ hours, minutes }: { hours: number; minutes: number }) => {
        const parts = [
          ...(hours > 0 ? [unit(hours, 'hour')] : []),
          ...(minutes > 0 || hours === 0 ? [unit(minutes, 'minute')] : []),
        ];
        return isolated(format.list(parts, { type: 'unit', style: 'short' }));
      },
      /** "+3 min", "-2 min", "0 min" */
      signedMinutes: (minutes: number) => {
        const text = format.number(minutes, {
          style: 'unit',
          unit: 'minute',
          unitDisplay: 'short',
          signDisplay: 'exceptZero',
        });
        // The minus sign comes with a direction mark that would turn the whole text left to right.
        return direction(language) === 'rtl' ? `\u2067${text}\u2069` : text;
      },
      /** "119°" */
      degrees: (value: number) =>
        format.number(value, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' }),
      kilometres: (value: number) =>
        format.number(value, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }),
      /** "Arabian Standard Time", the name at the instant `at`; "GMT-05:00" if the browser does not know it. */
      zone: (timeZone: string, at: Date) => isolated(zoneName(timeZone, at, language)),
    };
  }, [format, language, locale]);
}
