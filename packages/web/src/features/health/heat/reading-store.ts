import { isCivilDate } from '@manasik/core/calendar/civil-date';
import type { HeatReading } from '@manasik/core/health/heat/heat-day';
import { heatDays, heatSiteIds } from '@manasik/core/health/heat/heat-sites';
import { isPossibleAir } from '@manasik/core/health/heat/humidity';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';
import type { KeptChoice } from './hajj-choices.ts';

export const readingLimits = {
  temperatureC: { least: 10, most: 60 },
  humidity: { least: 1, most: 100 },
} as const;

/** Someone's own reading, on this device only. */
export const keptReading = keep<HeatReading>('manasik-heat-reading', isReading);

/** The day and place that the person chose last. */
export const keptChoice = keep<KeptChoice>('manasik-heat-choice', isChoice);

function isChoice(value: unknown): value is KeptChoice {
  if (!isRecord(value) || !isCivilDate(value['on']) || !isRecord(value['chosen'])) return false;
  const { hijriYear, day, site } = value['chosen'];
  return (
    (hijriYear === undefined || Number.isInteger(hijriYear)) &&
    (day === undefined || heatDays.some((each) => each === day)) &&
    (site === undefined || heatSiteIds.some((each) => each === site))
  );
}

function isReading(value: unknown): value is HeatReading {
  if (!isRecord(value)) return false;
  const { date, hour, temperatureC, humidity } = value;
  return (
    isCivilDate(date) &&
    Number.isInteger(hour) &&
    isWithin(hour, { least: 0, most: 23 }) &&
    isWithin(temperatureC, readingLimits.temperatureC) &&
    isWithin(humidity, readingLimits.humidity) &&
    isPossibleAir(temperatureC, humidity)
  );
}

/** True for a number within the limits. */
export const isWithin = (value: unknown, { least, most }: { least: number; most: number }): value is number =>
  typeof value === 'number' && value >= least && value <= most;
