import { useFormatter } from '../../../platform/i18n/index.ts';
import { apart } from '../../../platform/i18n/isolate.ts';

/** Formats a time of the clock, `HH:MM`, as the region writes it. Isolated, or "8:00 AM" would change places in Urdu. */
export function useClockTime(): (time: string) => string {
  const { dateTime } = useFormatter();
  return (time) =>
    apart(dateTime(new Date(`1970-01-01T${time}:00Z`), { timeStyle: 'short', timeZone: 'UTC' }));
}
