import { monthTimetable, type TimetableDay } from '@manasik/core/prayer/month-timetable';
import {
  type CalculationMethod,
  defaultMethod,
  recommendedHighLatitudeRule,
} from '@manasik/core/prayer/prayer-times';
import { useMemo } from 'react';
import { type Place, zoneOf } from './day-view.ts';
import type { WorshipSettings } from '../../../shared/times/use-worship-settings.ts';

export interface Timetable {
  month: string;
  timeZone: string;
  method: CalculationMethod;
  days: TimetableDay[];
}

/** The times of a month at a place, calculated on the device. */
export function useMonth(place: Place, settings: WorshipSettings, month: string): Timetable {
  const { latitude, longitude, country } = place;
  const timeZone = zoneOf(place);
  const { madhab, prayerOffsets, hijriAdjustmentDays } = settings;
  const method = settings.method ?? defaultMethod(country);
  const highLatitudeRule = settings.highLatitudeRule ?? recommendedHighLatitudeRule(latitude);
  return useMemo(
    () => ({
      month,
      timeZone,
      method,
      days: monthTimetable({
        month,
        latitude,
        longitude,
        timeZone,
        method,
        madhab,
        highLatitudeRule,
        offsetsMinutes: prayerOffsets,
        hijriAdjustmentDays,
      }),
    }),
    [
      month,
      latitude,
      longitude,
      timeZone,
      method,
      madhab,
      highLatitudeRule,
      prayerOffsets,
      hijriAdjustmentDays,
    ],
  );
}
