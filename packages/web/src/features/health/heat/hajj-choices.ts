import { announcedShift, type AnnouncedFirst } from '@manasik/core/calendar/announced';
import { addDays, type CivilDate, daysUntil } from '@manasik/core/calendar/civil-date';
import { currentHajj } from '@manasik/core/calendar/hajj-date';
import {
  type HeatDayNumber,
  heatDays,
  type HeatSite,
  heatSiteIds,
  usualSite,
} from '@manasik/core/health/heat/heat-sites';
import { sitesOf } from '@manasik/core/health/heat/site-hours';

/** A Hajj that can be planned, and the civil date of its 8 Dhu al-Hijjah. */
export interface HajjChoice {
  hijriYear: number;
  first: CivilDate;
  /** The number of days by which the announced dates are later than the calendar. */
  shift: number;
}

/** The person's choices; missing ones follow from the date. */
export interface Chosen {
  hijriYear?: number;
  day?: HeatDayNumber;
  site?: HeatSite;
}

export interface PlannedDay {
  hajj: HajjChoice;
  day: HeatDayNumber;
  date: CivilDate;
  site: HeatSite;
}

/** What was chosen, and on which day. */
export interface KeptChoice {
  chosen: Chosen;
  on: CivilDate;
}

/**
 * What the person chose last. During the Hajj only a choice of the same day counts: one made at home would hide today's
 * hours behind those of another day.
 */
export function chosenBefore(kept: KeptChoice | null, hajj: HajjChoice, today: CivilDate): Chosen {
  if (!kept) return {};
  const isHajjDay = heatDays.some((day) => dateOf(hajj, day) === today);
  return isHajjDay && kept.on !== today ? {} : kept.chosen;
}

const shownYears = 3;
// The day spent outdoors, which most people plan for.
const usualDay = 9;

/** The Hajj that is under way or next, and the two after it. */
export function hajjChoices(today: CivilDate, announced: AnnouncedFirst): [HajjChoice, ...HajjChoice[]] {
  const [first, ...later] = Array.from({ length: shownYears }).reduce<HajjChoice[]>((found) => {
    const last = found.at(-1);
    const { hijriYear, date } = currentHajj(last ? addDays(last.first, 14) : today, announced);
    return [...found, { hijriYear, first: date, shift: announcedShift(hijriYear, announced) }];
  }, []);
  if (!first) throw new Error('There is always a coming Hajj');
  return [first, ...later];
}

/** The date of a day of Dhu al-Hijjah in a Hajj. */
export const dateOf = (hajj: HajjChoice, day: HeatDayNumber): CivilDate => addDays(hajj.first, day - 8);

/**
 * The day to show: as chosen, otherwise today if it is a day of the Hajj, otherwise the Day of Arafah. A place at which
 * nobody is on that day is not shown.
 */
export function plannedDay(
  choices: readonly [HajjChoice, ...HajjChoice[]],
  today: CivilDate,
  chosen: Chosen,
): PlannedDay {
  const hajj = choices.find(({ hijriYear }) => hijriYear === chosen.hijriYear) ?? choices[0];
  const passed = 8 + daysUntil(hajj.first, today);
  const day = chosen.day ?? heatDays.find((each) => each === passed) ?? usualDay;
  const site = sitesOf(day).find((each) => each === chosen.site) ?? usualSite(day);
  return { hajj, day, date: dateOf(hajj, day), site };
}

/** The day for the value of a select. */
export const readDay = (value: string): HeatDayNumber | undefined =>
  heatDays.find((day) => String(day) === value);

/** The site for the value of a select. */
export const readSite = (value: string): HeatSite | undefined => heatSiteIds.find((site) => site === value);
