import { useFormatter } from '../../../platform/i18n/index.ts';

/** Formats a date of the calendar, such as 14 May 2027. */
export function useLongDate(): (date: string) => string {
  const { dateTime } = useFormatter();
  return (date) => dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' });
}
