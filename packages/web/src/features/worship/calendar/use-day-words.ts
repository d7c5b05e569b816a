import type { NamedDayId } from '@manasik/core/calendar/hijri-days';
import { useTranslations } from '../../../platform/i18n/index.ts';

/** The name and description of a named day. */
export function useDayWords() {
  const t = useTranslations('calendar.days');
  return (id: NamedDayId) => {
    // In the month of Hajj there are two white days instead of three, with the same text.
    const key = id === 'whiteDaysOfHajjMonth' ? 'whiteDays' : id;
    return { name: t(`${key}.name`), text: t(`${key}.text`) };
  };
}
