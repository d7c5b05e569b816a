import type { TrendPoint } from '@manasik/core/health/trend';
import { useFormatter } from '../../../platform/i18n/index.ts';

const civil = (date: string) => new Date(`${date}T00:00:00Z`);

/** The name of a day, or of the range of a week. */
export function usePointName() {
  const { dateTime, dateTimeRange } = useFormatter();
  return ({ from, to }: TrendPoint): string =>
    from === to
      ? dateTime(civil(to), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
      : dateTimeRange(civil(from), civil(to), {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        });
}
