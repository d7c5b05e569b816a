import { formatHijri } from '@manasik/core/calendar/hijri';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { weekStart } from '../week-start.ts';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DaySign } from './day-signs.tsx';
import type { MonthCell, MonthView } from './month-view.ts';
import { useCalendarFormat } from './use-calendar-format.ts';
import { useDayWords } from './use-day-words.ts';

interface MonthGridProps {
  view: MonthView;
  adjustment: number;
}

// A seventh of the width of a phone limits the size: text grows with the user's setting until its cell is full.
const big = 'text-[min(var(--text-lg),6cqi)]';
const middle = 'text-[min(var(--text-sm),4.5cqi)]';
const small = 'text-[min(var(--text-xs),4.2cqi)]';

/** The days of a month in weeks, each with its Hijri and civil date. */
export function MonthGrid({ view, adjustment }: MonthGridProps) {
  const t = useTranslations('calendar.month');
  const { language } = useLanguage();
  const format = useCalendarFormat();
  return (
    <div className="@container -mx-[min(1rem,4vw)]">
      <table className="w-full table-fixed border-separate border-spacing-[min(0.2rem,0.5cqi)]">
        <caption className="sr-only">{t('table', { month: format.hijriMonth(view) })}</caption>
        <thead>
          <tr>
            {weekdaysFrom(weekStart(language)).map((day) => (
              <th
                key={day}
                scope="col"
                className={cx('pb-1 text-center font-semibold text-quiet wrap-anywhere', small)}
              >
                <span aria-hidden="true">{format.weekday(day, 'short')}</span>
                <VisuallyHidden>{format.weekday(day, 'long')}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.weeks.map((week) => (
            <tr key={week.find((cell) => cell !== null)?.date}>
              {week.map((cell, index) => (
                // Blank cells have no other key, and their position never changes.
                <td
                  key={cell?.date ?? `blank-${String(index)}`}
                  aria-current={cell?.isToday ? 'date' : undefined}
                  className={cx(
                    'h-[min(4.5rem,20cqi)] rounded-[min(var(--radius-control),3cqi)] px-0.5 pt-1 pb-2 text-center align-top leading-tight',
                    groundOf(cell),
                  )}
                >
                  {cell && <Day cell={cell} adjustment={adjustment} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const weekdaysFrom = (start: number): number[] =>
  Array.from({ length: 7 }, (_, index) => ((start - 1 + index) % 7) + 1);

function groundOf(cell: MonthCell | null): string {
  if (!cell) return '';
  if (cell.isToday) return 'bg-green-soft outline-2 -outline-offset-2 outline-primary';
  return cell.kinds.length > 0 ? 'bg-gold-soft' : 'bg-sunken';
}

function Day({ cell, adjustment }: { cell: MonthCell; adjustment: number }) {
  const t = useTranslations('calendar.month');
  const { language } = useLanguage();
  const format = useCalendarFormat();
  const words = useDayWords();
  return (
    <>
      <VisuallyHidden>
        {t('day', {
          hijri: formatHijri(cell.date, language, adjustment),
          civil: format.civilDays({ from: cell.date, to: cell.date }),
        })}
      </VisuallyHidden>
      <span aria-hidden="true" className={cx('block font-semibold tabular-nums', big)}>
        {format.number(cell.day)}
      </span>
      <span aria-hidden="true" className={cx('block text-quiet tabular-nums wrap-anywhere', middle)}>
        {format.civilDay(cell.date, cell.opensMonth)}
      </span>
      {cell.isToday && (
        <span className={cx('block font-semibold text-green wrap-anywhere hyphens-auto', small)}>
          {t('isToday')}
        </span>
      )}
      {cell.named.map(({ id }) => (
        <VisuallyHidden key={id}>{words(id).name}</VisuallyHidden>
      ))}
      <span aria-hidden="true" className="mt-0.5 flex flex-wrap justify-center gap-0.5">
        {cell.kinds.map((kind) => (
          <DaySign key={kind} kind={kind} className="size-[min(0.9rem,4cqi)] text-gold" />
        ))}
      </span>
    </>
  );
}
