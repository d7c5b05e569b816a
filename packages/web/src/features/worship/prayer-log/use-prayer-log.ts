import { addMonths, daysOfMonth, monthOf } from '@manasik/core/prayer/month-timetable';
import { civilDateRange } from '@manasik/core/calendar/civil-date';
import { useState } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { countOf } from './tick-queue.ts';
import { usePrayerDays } from './use-prayer-days.ts';
import { useTimes } from '../times/use-times.ts';
import { useListedDays, useTracker } from './use-tracker.ts';
import { useStreak } from './use-streak.ts';

type MonthState =
  | { status: 'loading' | 'ready' | 'offline' }
  | { status: 'error'; error: string; retrying: boolean; retry: () => void };

/** The content of the prayer log; undefined while unknown. */
export function usePrayerLog() {
  const { zone, today } = useTimes();
  const tracker = useTracker({ timezone: zone, today });
  const days = usePrayerDays();
  const streak = useStreak(days, zone, today);
  const month = useMonth(days, today);
  return { today, tracker, days, streak, month };
}

export type Month = NonNullable<ReturnType<typeof usePrayerLog>['month']>;

const firstMonth = monthOf(civilDateRange.first);

/** The shown month, the current one by default. */
function useMonth({ owner, ticksOn }: ReturnType<typeof usePrayerDays>, today: string | undefined) {
  const errorText = useErrorText();
  const [chosen, choose] = useState<string>();
  const current = today === undefined ? undefined : monthOf(today);
  const month = chosen ?? current;
  const dates = month === undefined ? [] : daysOfMonth(month);
  const query = useListedDays(owner, dates[0], dates.at(-1));
  if (today === undefined || month === undefined || current === undefined) return undefined;

  const ticked = dates.flatMap((date) => {
    const ticks = ticksOn(date);
    return ticks ? [{ date, done: countOf(ticks) }] : [];
  });
  const next = addMonths(month, 1);
  const previous = addMonths(month, -1);
  return {
    month,
    dates,
    today,
    state: stateOf(ticked.length > 0),
    isCurrent: month === current,
    previous: previous >= firstMonth ? previous : undefined,
    next: next <= current ? next : undefined,
    show: (wanted: string) => choose(wanted === current ? undefined : wanted),
    showCurrent: () => choose(undefined),
    doneOn: new Map(ticked.map(({ date, done }) => [date, done])),
  };

  function stateOf(isKnown: boolean): MonthState {
    if (query.isAway) return { status: 'offline' };
    if (query.isError) {
      const retry = () => void query.refetch();
      return { status: 'error', error: errorText(query.error), retrying: query.isFetching, retry };
    }
    return { status: query.data || isKnown ? 'ready' : 'loading' };
  }
}
