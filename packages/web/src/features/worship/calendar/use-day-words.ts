import type { NamedDayId } from '@manasik/core/calendar/hijri-days';
import { useTranslations } from '../../../platform/i18n/index.ts';

/** Name and sentence of a named day. */
export function useDayWords() {
  const t = useTranslations('calendar.days');
  return (id: NamedDayId) => {
    // The white days of the month of Hajj are two instead of three; the words are the same.
    const key = id === 'whiteDaysOfHajjMonth' ? 'whiteDays' : id;
    return { name: t(`${key}.name`), text: t(`${key}.text`) };
  };
}
