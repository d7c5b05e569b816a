import { civilDateRange, numbersOf } from '@manasik/core/calendar/civil-date';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import type { Fault } from './read-fields.ts';

const example = 1234.5;

/** The text for a refused field. */
export function useFaultText() {
  const t = useTranslations('travel-money');
  const format = useFormatter();
  return (fault: Fault | undefined): string | undefined => {
    if (!fault) return undefined;
    if (fault.code === 'currency') return t('currency.unknown');
    const year = (date: string) => format.number(numbersOf(date)[0], { useGrouping: false });
    return t(`errors.${fault.code}`, {
      example: format.number(example, { useGrouping: false }),
      most: format.number(fault.most ?? 0),
      least: format.number(fault.least ?? 0, { maximumFractionDigits: 12 }),
      first: year(fault.first ?? civilDateRange.first),
      last: year(civilDateRange.last),
    });
  };
}
