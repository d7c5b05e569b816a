import type { CivilDate } from '../../calendar/civil-date.ts';
import { type HeatHour, midnightOf } from './heat-day.ts';
import { type HeatDayNumber, type HeatSite, heatSiteIds } from './heat-sites.ts';
import { instantsOf, type Turn } from './rite-hours.ts';

type Stay = readonly [from: Turn, to: Turn];
const allDay: Stay = ['start', 'end'];

/**
 * When pilgrims are at a place, from the guide's times of the rites: Mina until sunrise on the 9th, Arafat until sunset,
 * Muzdalifah until sunrise on the 10th, and Makkah before Dhuhr on the 8th and for Tawaf al-Ifadah from the 10th on.
 */
const stays: Readonly<Record<HeatDayNumber, Partial<Readonly<Record<HeatSite, Stay>>>>> = {
  8: { makkah: ['start', 'dhuhr'], mina: allDay },
  9: { mina: ['start', 'sunrise'], arafat: ['sunrise', 'maghrib'], muzdalifah: ['maghrib', 'end'] },
  10: { muzdalifah: ['start', 'sunrise'], mina: ['sunrise', 'end'], makkah: ['sunrise', 'end'] },
  11: { mina: allDay, makkah: ['fajr', 'end'] },
  12: { mina: allDay, makkah: ['fajr', 'end'] },
  // Those who left Mina on the 12th are in Makkah all day.
  13: { mina: ['start', 'maghrib'], makkah: allDay },
};

/** The places of a day, in their usual order. */
export const sitesOf = (day: HeatDayNumber): HeatSite[] => heatSiteIds.filter((site) => stays[day][site]);

/** Hours of a day in Makkah time, 0 to 24, with fractions. */
export interface DayPart {
  from: number;
  to: number;
}

/** When pilgrims are at a place of that day; the whole day for a place that is not one of that day. */
export function stayAt(site: HeatSite, day: HeatDayNumber, date: CivilDate): DayPart {
  const [from, to] = stays[day][site] ?? allDay;
  const instantOf = instantsOf(date);
  const hourOf = (turn: Turn): number => (instantOf(turn) - midnightOf(date)) / 3_600_000;
  return { from: hourOf(from), to: hourOf(to) };
}

/** The hours in a part of the day. A part of an hour at either end counts. */
export const hoursIn = (hours: readonly HeatHour[], { from, to }: DayPart): HeatHour[] =>
  hours.filter(({ hour }) => hour + 1 > from && hour < to);

/** The hours that begin in a part of the day. */
export const startsIn = (hours: readonly HeatHour[], { from, to }: DayPart): HeatHour[] =>
  hours.filter(({ hour }) => hour >= from && hour < to);

/** Spans without what lies outside a part of the day. */
export const clipped = <Span extends DayPart>(spans: readonly Span[], { from, to }: DayPart): Span[] =>
  spans.map((span) => ({ ...span, from: Math.max(span.from, from), to: Math.min(span.to, to) }));
