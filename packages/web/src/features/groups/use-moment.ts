import { useFormatter } from '../../platform/i18n/index.ts';

/** Formats a date and time in the reader's language. */
export function useMoment(): (at: number | string) => string {
  const { dateTime } = useFormatter();
  return (at) => dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
}
