import type { CivilDate } from '@manasik/core/calendar/civil-date';
import { makkahZone } from '@manasik/core/calendar/makkah-zone';
import { midnightOf } from '@manasik/core/health/heat/heat-day';
import { useMemo } from 'react';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';

const hourMs = 3_600_000;

interface Hours {
  from: number;
  to: number;
}

/** Formats temperatures, hours of a day in Makkah, and amounts. */
export function useHeatFormat() {
  const t = useTranslations('heat.hours');
  const format = useFormatter();
  const day = useDayFormat();
  const { language } = useLanguage();
  return useMemo(() => {
    // "5:00 AM" stays on one line.
    const clock = (at: number) => day.time(new Date(at), makkahZone).replaceAll(' ', '\u00a0');
    // Hours are the same on every day, so any day does.
    const hour = (value: number) => clock(midnightOf('2027-01-01') + value * hourMs);
    const oneSpan = ({ from, to }: Hours): string => {
      if (from <= 0 && to >= 24) return t('all');
      if (from <= 0) return t('until', { to: hour(to) });
      return to >= 24 ? t('from', { from: hour(from) }) : t('range', { from: hour(from), to: hour(to) });
    };
    // Arabic writes the sign after the digits. Beside Latin digits it would stand before them.
    const afterDigits = (text: string) => (language === 'ar' ? text.replace('°', '\u200f°') : text);
    const unit = (value: number, name: string, digits: number) =>
      format.number(value, { style: 'unit', unit: name, maximumFractionDigits: digits });
    return {
      hour,
      /** "before 5 am and after 11 pm" */
      spans: (spans: readonly Hours[]) => format.list(spans.map(oneSpan), { type: 'conjunction' }),
      /** "5 am – 7 am" */
      range: ({ from, to }: Hours) => t('range', { from: hour(from), to: hour(to) }),
      instant: clock,
      temperature: (value: number, digits = 0) => afterDigits(unit(value, 'celsius', digits)),
      percent: (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 0 }),
      degrees: day.degrees,
      /** Rounded up, so that nobody carries too little. */
      litres: (value: number) => unit(Math.ceil(value * 10) / 10, 'liter', 1),
      /** Rounded down, so that nobody drinks too much. */
      litresAtMost: (value: number) => unit(Math.floor(value * 10) / 10, 'liter', 1),
      minutes: (value: number) => {
        const whole = Math.max(1, Math.round(value));
        return day.duration({ hours: Math.floor(whole / 60), minutes: whole % 60 });
      },
      number: (value: number) => format.number(value),
      year: day.year,
      longDate: day.longDate,
      shortDate: day.shortDate,
      dayAndMonth: day.dayAndMonth,
      /** "9 Dhu al-Hijjah", by the announced dates. */
      hijriDay: (date: CivilDate, shift: number) => day.hijriDay(date, -shift),
    };
  }, [day, format, language, t]);
}
