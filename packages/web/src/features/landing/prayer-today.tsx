import { makkahZone } from '@manasik/core/calendar/makkah-zone';
import { dailyTimes, type DailyTime } from '@manasik/core/prayer/next-prayer';
import { type ReactNode, useMemo } from 'react';
import { useMinute } from '../../platform/clock/use-minute.ts';
import { useDayFormat } from '../../shared/times/use-day-format.ts';
import { makkahToday } from './makkah-today.ts';
import { PrayerSheet } from './prayer-sheet.tsx';

/** Calculated on this device and updated each minute. */
export function PrayerToday() {
  const now = useMinute();
  const format = useDayFormat();
  const day = useMemo(() => now && makkahToday(now), [now]);
  if (!day) return <PrayerSheet />;
  const { times, next, hour } = day;
  const clock = (at: string | null): ReactNode =>
    at && <time dateTime={at}>{format.bareTime(at, makkahZone)}</time>;
  return (
    <PrayerSheet
      hour={hour}
      times={timesBy((name) => clock(times[name].at))}
      {...(next && {
        next: {
          name: next.prayer,
          time: clock(next.at),
          duration: format.duration(next),
          isToday: next.day === 'today',
        },
      })}
    />
  );
}

const timesBy = (timeOf: (name: DailyTime) => ReactNode) =>
  // Every name in the list gets its time.
  Object.fromEntries(dailyTimes.map((name) => [name, timeOf(name)])) as Record<DailyTime, ReactNode>;
