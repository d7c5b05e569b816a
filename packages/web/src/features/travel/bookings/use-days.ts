import { useTranslations } from '../../../platform/i18n/index.ts';
import type { ItemOf } from '../items/use-travel.ts';
import { useTravelFormat } from '../use-travel-format.ts';

/** Says on which days a booking is, and when a journey departs. */
export function useDays() {
  const t = useTranslations('travel-money.bookings');
  const { day, clock } = useTravelFormat();
  return ({ startsOn, startsAt, endsOn }: ItemOf<'booking'>): string => {
    const [first, last] = [startsOn ?? endsOn, endsOn ?? startsOn];
    if (first === null || last === null) return t('noDate');
    const start =
      startsAt === undefined ? day(first) : t('dayAt', { day: day(first), time: clock(startsAt) });
    return first === last ? start : t('dates', { from: start, to: day(last) });
  };
}
