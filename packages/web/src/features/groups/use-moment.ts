import { useFormatter } from '../../platform/i18n/index.ts';

/** Writes a moment as the reader's language does, day and time. */
export function useMoment(): (at: number | string) => string {
  const { dateTime } = useFormatter();
  return (at) => dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
}
