import { useFormatter } from '../../platform/i18n/index.ts';

/** Formats a day (`YYYY-MM-DD`) or a year, regardless of the time zone. */
export function useDate(): (published: string) => string {
  const format = useFormatter();
  return (published) => {
    const isYear = published.length === 4;
    const day = new Date(isYear ? `${published}-07-01` : published);
    return format.dateTime(day, {
      ...(isYear ? { year: 'numeric' } : { dateStyle: 'long' }),
      timeZone: 'UTC',
    });
  };
}
