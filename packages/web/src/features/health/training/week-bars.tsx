import { addDays, daysUntil } from '@manasik/core/calendar/civil-date';
import type { PlanWeek } from '@manasik/core/health/plan/training-plan';
import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { useFormatter } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';

interface WeekBarsProps {
  week: PlanWeek;
  done: PlanSettings['done'];
  today: string;
}

/** The days of the week as bars. The list below them says the same, so screen readers skip them. */
export function WeekBars({ week, done, today }: WeekBarsProps) {
  const format = useFormatter();
  const most = Math.max(1, ...week.sessions.map(({ metres }) => metres));
  const days = Array.from({ length: daysUntil(week.firstDay, week.lastDay) + 1 }, (_, index) => {
    const date = addDays(week.firstDay, index);
    return { date, session: week.sessions.find((one) => one.date === date) };
  });
  const letter = (date: string) =>
    format.dateTime(new Date(`${date}T00:00Z`), { weekday: 'narrow', timeZone: 'UTC' });
  return (
    <div aria-hidden="true" className="flex h-48 items-stretch gap-[min(0.75rem,2vw)] surface p-4">
      {days.map(({ date, session }) => (
        <div key={date} className="flex min-w-0 flex-1 flex-col items-center justify-end gap-1">
          {session && (
            <>
              <span className="text-xs whitespace-nowrap text-quiet tabular-nums">
                {format.number(session.metres / 1000, { maximumFractionDigits: 1 })}
              </span>
              <span
                className={cx(
                  'w-full max-w-12 rounded-[0.75rem]',
                  Object.hasOwn(done, session.id) ? 'bg-primary' : 'bg-sunken',
                )}
                style={{ blockSize: `${Math.max(10, (session.metres / most) * 68)}%` }}
              />
            </>
          )}
          <span className={cx('text-sm', date === today ? 'font-semibold text-ink' : 'text-quiet')}>
            {letter(date)}
          </span>
        </div>
      ))}
    </div>
  );
}
