import type { NamedDay } from '@manasik/core/calendar/hijri-days';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DaySign } from './day-signs.tsx';
import { useCalendarFormat } from './use-calendar-format.ts';
import { useDayWords } from './use-day-words.ts';

interface NamedDayListProps {
  days: readonly NamedDay[];
  adjustment: number;
}

/** The names and dates of the named days of a month. */
export function NamedDayList({ days, adjustment }: NamedDayListProps) {
  const t = useTranslations('calendar');
  const format = useCalendarFormat();
  const words = useDayWords();
  if (days.length === 0) return <p className="text-quiet">{t('list.none')}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {days.map((day) => {
        const { name, text } = words(day.id);
        return (
          <li
            key={`${day.id}-${String(day.month)}`}
            className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b className="font-semibold">{name}</b>
              <Badge tone="gold" icon={<DaySign kind={day.kind} className="size-4" />}>
                {t(`kinds.${day.kind}`)}
              </Badge>
            </p>
            <p>{format.civilDays(day)}</p>
            <p className="text-sm text-quiet">{format.hijriDays(day, adjustment)}</p>
            <p className="max-w-text">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
