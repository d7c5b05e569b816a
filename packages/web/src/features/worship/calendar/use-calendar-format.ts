import type { CivilDate } from '@manasik/core/calendar/civil-date';
import { formatHijriDay, formatHijriMonth, hijriMonthName } from '@manasik/core/calendar/hijri';
import { followsMakkah, type NamedDay } from '@manasik/core/calendar/hijri-days';
import type { HijriMonth } from '@manasik/core/calendar/hijri-month';
import { useMemo } from 'react';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';

const utc = { timeZone: 'UTC' } as const;
// Monday, 5 January 1970.
const someMonday = 5;

/** Formats dates of the calendar in the language of the page. Needs the namespace `calendar`. */
export function useCalendarFormat() {
  const t = useTranslations('calendar.list');
  const format = useFormatter();
  const { language } = useLanguage();
  return useMemo(() => {
    const civil = (date: CivilDate) => new Date(`${date}T00:00:00Z`);
    const hijriDays = ({ from, to }: NamedDay, adjustment: number) => {
      const first = formatHijriDay(from, language, adjustment);
      return from === to ? first : t('range', { first, last: formatHijriDay(to, language, adjustment) });
    };
    return {
      hijriMonth: ({ year, month }: HijriMonth) => formatHijriMonth(year, month, language),
      hijriMonthName: (month: number) => hijriMonthName(month, language),
      /** "11 Dhu al-Hijjah – 13 Dhu al-Hijjah", and whose calendar it is, if not the user's. */
      hijriDays: (named: NamedDay, adjustment: number) =>
        adjustment !== 0 && followsMakkah(named.kind)
          ? t('inMakkah', { hijri: hijriDays(named, 0) })
          : hijriDays(named, adjustment),
      /** "Friday 14 May 2027", or "17–19 May 2027". */
      civilDays: ({ from, to }: { from: CivilDate; to: CivilDate }) =>
        from === to
          ? format.dateTime(civil(from), { dateStyle: 'full', ...utc })
          : format.dateTimeRange(civil(from), civil(to), { dateStyle: 'long', ...utc }),
      /** "18", or "18 May". */
      civilDay: (date: CivilDate, withMonth: boolean) =>
        format.dateTime(civil(date), { day: 'numeric', ...(withMonth && { month: 'short' }), ...utc }),
      civilMonthName: (month: number) =>
        format.dateTime(new Date(Date.UTC(2000, month - 1, 1)), { month: 'long', ...utc }),
      civilMonth: (year: number, month: number) =>
        format.dateTime(new Date(Date.UTC(year, month - 1, 1)), { month: 'long', year: 'numeric', ...utc }),
      /** 1 is Monday. */
      weekday: (day: number, width: 'short' | 'long') =>
        format.dateTime(new Date(Date.UTC(1970, 0, someMonday + day - 1)), { weekday: width, ...utc }),
      number: (value: number) => format.number(value, { useGrouping: false }),
    };
  }, [format, language, t]);
}
