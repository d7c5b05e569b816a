import { useState } from 'react';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { inWeeks, weekStart } from '../week-start.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DayButton } from './day-button.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import type { Month } from './use-prayer-log.ts';

const dayButtonId = (date: string): string => `day-${date}`;

interface MonthTableProps {
  month: Month;
  onChoose: (date: string) => void;
}

/** A grid with one day in the tab order; the arrow keys move to the others. */
export function MonthTable({ month, onChoose }: MonthTableProps) {
  const t = useTranslations('prayer-log.month');
  const format = useDayFormat();
  const { language } = useLanguage();
  const [active, setActive] = useState<string>();
  const past = month.dates.filter((date) => date <= month.today);
  const focusable = past.find((date) => date === active) ?? past.at(-1);
  const weeks = inWeeks(month.dates, weekStart(language));
  const keys = useGridKeys({ month, focusable, focus: setActive, idOf: dayButtonId });
  return (
    <table
      role="grid"
      aria-label={t('table', { month: format.month(month.month) })}
      className="-mx-2 w-[calc(100%+1rem)] table-fixed border-separate border-spacing-0"
      onKeyDown={keys}
    >
      <Weekdays days={weeks[1] ?? []} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, place) => (
              // Empty cells before and after the month have no other key.
              <td key={date ?? place} className="p-0.5 align-top">
                {date !== null && (
                  <DayButton
                    id={dayButtonId(date)}
                    date={date}
                    isToday={date === month.today}
                    isAhead={date > month.today}
                    done={month.doneOn.get(date) ?? (month.state.status === 'ready' ? 0 : undefined)}
                    isFocusable={date === focusable}
                    onFocus={() => setActive(date)}
                    onChoose={() => onChoose(date)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The days of the week: letters where it is narrow, and always whole for screen readers. */
function Weekdays({ days }: { days: readonly (string | null)[] }) {
  const { dateTime } = useFormatter();
  const name = (date: string, weekday: 'narrow' | 'short' | 'long') =>
    dateTime(new Date(`${date}T00:00:00Z`), { weekday, timeZone: 'UTC' });
  return (
    <thead>
      <tr>
        {days.map(
          (date) =>
            date !== null && (
              <th key={date} scope="col" className="pb-1 text-center text-xs font-semibold text-quiet">
                <span aria-hidden="true" className="sm:hidden">
                  {name(date, 'narrow')}
                </span>
                <span aria-hidden="true" className="hidden sm:inline">
                  {name(date, 'short')}
                </span>
                <VisuallyHidden>{name(date, 'long')}</VisuallyHidden>
              </th>
            ),
        )}
      </tr>
    </thead>
  );
}
