import { addDays } from '@manasik/core/calendar/civil-date';
import { friday, type TimetableDay } from '@manasik/core/prayer/month-timetable';
import { dailyTimes } from '@manasik/core/prayer/prayer-times';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { Place } from './day-view.ts';
import { NoTime } from './no-time.tsx';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { cx } from '../../../ui/cx.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import type { Timetable } from './use-month.ts';

interface MonthTableProps {
  place: Place;
  timetable: Timetable;
  today: string;
  hijriAdjustmentDays: number;
}

/** One row for each day. Narrow screens scroll sideways below the column of days. */
export function MonthTable({ place, timetable, today, hijriAdjustmentDays }: MonthTableProps) {
  const t = useTranslations('times.month');
  const prayerName = useTranslations('prayers.names');
  const format = useDayFormat();
  const caption = t('caption', { place: place.name, month: format.month(timetable.month) });
  return (
    <ScrollRegion
      label={caption}
      className="-mx-[min(1.25rem,5vw)] px-1 sm:px-[min(1.25rem,5vw)] print:mx-0 print:overflow-visible print:px-0"
    >
      <table className="w-full border-collapse text-sm print:leading-[calc(var(--line-height)*0.85)]">
        <caption className="px-1 pb-2 text-start text-base font-semibold print:text-xl">{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className={cx(firstColumn, 'bg-raised text-start')}>
              {t('day')}
            </th>
            {dailyTimes.map((id) => (
              <th key={id} scope="col" className="px-0.5 py-2 text-center text-xs sm:px-1.5 print:py-1">
                {prayerName(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {timetable.days.map((day) => (
            <DayRow
              key={day.date}
              day={day}
              timeZone={timetable.timeZone}
              isToday={day.date === today}
              hijriAdjustmentDays={hijriAdjustmentDays}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const firstColumn = 'sticky start-0 px-1 py-1.5 sm:px-2 print:static print:py-0.5';

interface DayRowProps {
  day: TimetableDay;
  timeZone: string;
  isToday: boolean;
  hijriAdjustmentDays: number;
}

function DayRow({ day, timeZone, isToday, hijriAdjustmentDays }: DayRowProps) {
  const t = useTranslations('times.month');
  const format = useDayFormat();
  const isFriday = day.weekday === friday;
  // In print, today is soon in the past.
  const ground = isToday
    ? cx('bg-green-soft', isFriday ? 'print:bg-gold-soft' : 'print:bg-raised')
    : isFriday
      ? 'bg-gold-soft'
      : 'bg-raised';
  return (
    <tr
      aria-current={isToday ? 'date' : undefined}
      className={cx('border-b border-line print:[print-color-adjust:exact]', ground)}
    >
      <th scope="row" className={cx(firstColumn, ground, 'text-start font-normal')}>
        <span
          className={cx(
            'block whitespace-nowrap print:inline-block',
            isFriday ? 'font-semibold' : isToday && 'font-semibold print:font-normal',
          )}
        >
          {format.weekdayAndDay(day.date)}
        </span>
        {isToday && <span className="block text-xs font-semibold text-green print:hidden">{t('today')}</span>}
        <span
          className={cx(
            'block text-xs text-quiet print:ms-2 print:inline-block print:whitespace-nowrap',
            day.hijri.day === 1 && 'font-semibold',
          )}
        >
          {format.hijriDay(addDays(day.date, hijriAdjustmentDays))}
        </span>
      </th>
      {dailyTimes.map((id) => {
        const { at } = day[id];
        return (
          <td key={id} className="px-0.5 py-1.5 text-center whitespace-nowrap tabular-nums print:py-0.5">
            {at ? format.bareTime(at, timeZone) : <NoTime />}
          </td>
        );
      })}
    </tr>
  );
}
