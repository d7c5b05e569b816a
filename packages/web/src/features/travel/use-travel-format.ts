import type { CivilDate } from '@manasik/core/calendar/civil-date';
import { useMemo } from 'react';
import { useFormatter } from '../../platform/i18n/index.ts';

/** Formats days of the calendar, which do not depend on a time zone, and numbers. */
export function useTravelFormat() {
  const format = useFormatter();
  return useMemo(() => {
    const { dateTime, number } = format;
    const at = (date: CivilDate) => new Date(`${date}T00:00Z`);
    const day = (date: CivilDate) => dateTime(at(date), { dateStyle: 'long', timeZone: 'UTC' });
    return {
      number,
      /** "1 May 2027" */
      day,
      /** The days of a trip; a trip of one day has one. */
      days: (from: CivilDate, to: CivilDate, range: (days: { from: string; to: string }) => string) =>
        from === to ? day(from) : range({ from: day(from), to: day(to) }),
      /** A time of day, given as `HH:MM`. */
      clock: (time: string) =>
        dateTime(new Date(`1970-01-01T${time}Z`), { timeStyle: 'short', timeZone: 'UTC' }),
      /** A day, a month or a year, as much as is known. */
      published: (date: string) => {
        if (date.length === 4) return dateTime(at(`${date}-01-01`), { year: 'numeric', timeZone: 'UTC' });
        if (date.length === 7) {
          return dateTime(at(`${date}-01`), { year: 'numeric', month: 'long', timeZone: 'UTC' });
        }
        return dateTime(at(date), { dateStyle: 'long', timeZone: 'UTC' });
      },
      /** "6.2 MB"; below 0.1 MB "38 kB". */
      fileSize: (bytes: number) =>
        bytes < 1e5
          ? number(Math.ceil(bytes / 1e3), { style: 'unit', unit: 'kilobyte' })
          : number(bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
    };
  }, [format]);
}
