import climates from '@manasik/content/health/climate.json';
import { makkahZone } from '@manasik/core/calendar/makkah-zone';
import { dateIn } from '@manasik/core/calendar/zone-date';
import { heatDay, type HeatHour, type HeatReading } from '@manasik/core/health/heat/heat-day';
import { type DayPart, stayAt } from '@manasik/core/health/heat/site-hours';
import { useMemo } from 'react';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import {
  chosenBefore,
  type Chosen,
  type HajjChoice,
  hajjChoices,
  plannedDay,
  type PlannedDay,
} from './hajj-choices.ts';
import { keptChoice, keptReading } from './reading-store.ts';

export const climate = climates.makkah;
const hourMs = 3_600_000;

export interface HeatPlan extends PlannedDay {
  choices: readonly HajjChoice[];
  choose: (chosen: Chosen) => void;
  isToday: boolean;
  /** The hour of Makkah's clock, 0 to 23, if the day is today; null before hydration too. */
  nowHour: number | null;
  /** The reading of this day, if there is one. */
  reading: HeatReading | null;
  /** Null where the humidity of this time of the year is not known. */
  hours: readonly HeatHour[] | null;
  /** When pilgrims are at the place on this day. Advice outside it helps nobody. */
  stay: DayPart;
}

/** The chosen day, its hours, and how to choose another. */
export function useHeatPlan(): HeatPlan {
  const now = useMinute();
  const deviceDay = useToday();
  const today = now ? dateIn(makkahZone, now.getTime()) : deviceDay;
  const announced = useAnnouncedFirst();
  const kept = keptReading.use();
  const choices = useMemo(() => hajjChoices(today, announced), [today, announced]);
  const chosen = chosenBefore(keptChoice.use() ?? null, choices[0], today);
  const planned = plannedDay(choices, today, chosen);
  const { date, site, day } = planned;
  const reading = kept?.date === date ? kept : null;
  const hours = useMemo(() => heatDay({ date, site, climate, reading }), [date, site, reading]);
  const stay = useMemo(() => stayAt(site, day, date), [site, day, date]);
  const isToday = now !== null && date === today;
  return {
    ...planned,
    choices,
    choose: (more) => keptChoice.set({ chosen: { ...chosen, ...more }, on: today }),
    isToday,
    nowHour: isToday ? new Date(now.getTime() + 3 * hourMs).getUTCHours() : null,
    reading,
    hours,
    stay,
  };
}
