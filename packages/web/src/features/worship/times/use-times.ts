import { todayIn } from '@manasik/core/calendar/zone-date';
import { useMemo } from 'react';
import { dayView, zoneOf } from './day-view.ts';
import { makkahDay } from './makkah-day.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { usePlace } from './use-place.ts';
import { useWorshipSettings } from '../../../shared/times/use-worship-settings.ts';

/**
 * The place, the settings and today's times, calculated on the device; undefined while unknown. Without a place,
 * `makkah` has the times of Makkah.
 */
export function useTimes() {
  const now = useMinute();
  const { place, changePlace } = usePlace();
  const { settings, failed: settingsFailed, retry: retrySettings } = useWorshipSettings();
  const zone = now && place !== undefined ? zoneOf(place) : undefined;
  const today = zone && now ? todayIn(zone, now) : undefined;
  // Without an answer the times are the usual ones of the country, and the card says so.
  const day = useMemo(
    () => (place && now && settings ? dayView(place, settings, now) : undefined),
    [place, now, settings],
  );
  const makkah = useMemo(() => (place === null && now ? makkahDay(now) : undefined), [place, now]);
  return { now, place, changePlace, settings, settingsFailed, retrySettings, zone, today, day, makkah };
}

export type Times = ReturnType<typeof useTimes>;
