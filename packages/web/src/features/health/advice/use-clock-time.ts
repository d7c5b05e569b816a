import { useFormatter } from '../../../platform/i18n/index.ts';

/** Formats a time of the clock, `HH:MM`, as the region writes it. */
export function useClockTime(): (time: string) => string {
  const { dateTime } = useFormatter();
  return (time) => dateTime(new Date(`1970-01-01T${time}:00Z`), { timeStyle: 'short', timeZone: 'UTC' });
}
