import { addDays, type CivilDate, daysUntil, isCivilDate, weekday } from '../../calendar/civil-date.ts';
import { paceOf } from '../pace.ts';
import { hajjDayMetres } from './hajj-load.ts';
import { type PlanSettings, planLimits } from './plan-settings.ts';
import {
  datesOf,
  levelsOf,
  mostRise,
  spansOf,
  type WeekKind,
  type WeekLevel,
  type WeekSpan,
} from './weeks.ts';

/** `warm`: the walk is in a warm hour, to get used to heat. */
export type SessionExtra = 'stairs' | 'bag' | 'warm';

export interface PlanSession {
  /** `day:` and the date; ticks are stored under it. */
  readonly id: string;
  readonly date: CivilDate;
  readonly kind: 'walk' | 'long';
  /** All the walking of that day, everyday steps included. */
  readonly metres: number;
  /** The approximate time that takes at an easy pace. */
  readonly minutes: number;
  readonly extra: SessionExtra | null;
}

export interface PlanWeek extends WeekSpan {
  /** From 1. */
  readonly number: number;
  readonly kind: WeekKind;
  readonly dayMetres: number;
  readonly longMetres: number;
  readonly sessions: readonly PlanSession[];
}

export interface TrainingPlan {
  readonly weeks: readonly PlanWeek[];
  /** The longest usual day and the longest long walk of the weeks that are not missed; 0 if all are. */
  readonly reached: { readonly day: number; readonly long: number };
  /** True if a usual day reaches the lower figure of Hajj. */
  readonly isEnough: boolean;
  /** True if only walks at the present level are shown, because a clinician has not agreed yet. */
  readonly isGentle: boolean;
}

/**
 * `past`: the departure is not after the start; `tooShort`: less than a week is left; `tooFar`: more than two years are
 * left; `clinicianFirst`: the person hardly walks now and has to see a clinician first; `invalid`: a setting is not
 * valid.
 */
export const noPlanReasons = ['past', 'tooShort', 'tooFar', 'clinicianFirst', 'invalid'] as const;
export type NoPlanReason = (typeof noPlanReasons)[number];

export type PlanResult =
  | { readonly plan: TrainingPlan; readonly reason: null }
  | { readonly plan: null; readonly reason: NoPlanReason };

const mostDays = 728;
/** About ten minutes of walking, the start for people who hardly walk. */
const leastMetres = 700;
/** Below this, there is no present level to walk at. */
const noWalkMetres = 100;
const oldEnoughToAvoidHeat = 65;

/** True if only walks at the present level may be shown. */
export const seesClinicianFirst = ({
  concerns,
  clinician,
}: Pick<PlanSettings, 'concerns' | 'clinician'>): boolean =>
  clinician === 'to-see' || (concerns.length > 0 && clinician !== 'cleared');

/** The plan from the person's level to the load of Hajj, or the reason why there is none. */
export function trainingPlan(settings: PlanSettings): PlanResult {
  const reason = reasonOf(settings);
  if (reason !== null) return { plan: null, reason };
  const isGentle = seesClinicianFirst(settings);
  const spans = spansOf(settings);
  const levels = isGentle ? gentleLevels(spans, settings.dailyMetres) : risingLevels(spans, settings);
  const weeks = spans.flatMap((span, index) => {
    const level = levels[index];
    return level ? [weekOf(settings, span, level, index, spans.length)] : [];
  });
  const done = weeks.filter(({ isMissed }) => !isMissed);
  const reached = {
    day: Math.max(0, ...done.map(({ dayMetres }) => dayMetres)),
    long: Math.max(0, ...done.map(({ longMetres }) => longMetres)),
  };
  return {
    plan: { weeks, reached, isEnough: reached.day >= hajjDayMetres.usual, isGentle },
    reason: null,
  };
}

function reasonOf(settings: PlanSettings): NoPlanReason | null {
  const { startsOn, departsOn, dailyMetres, restWeekdays } = settings;
  if (!isCivilDate(startsOn) || !isCivilDate(departsOn)) return 'invalid';
  if (!(dailyMetres >= 0 && dailyMetres <= planLimits.dailyMetres)) return 'invalid';
  if (new Set(restWeekdays).size > planLimits.restWeekdays) return 'invalid';
  const days = daysUntil(startsOn, departsOn);
  if (days <= 0) return 'past';
  if (days < 7) return 'tooShort';
  if (days > mostDays) return 'tooFar';
  return seesClinicianFirst(settings) && dailyMetres < noWalkMetres ? 'clinicianFirst' : null;
}

function gentleLevels(spans: readonly WeekSpan[], dailyMetres: number): readonly WeekLevel[] {
  const day = Math.floor(dailyMetres / 50) * 50;
  return spans.map(() => ({ kind: 'gentle', day, long: day }));
}

function risingLevels(spans: readonly WeekSpan[], { dailyMetres }: PlanSettings): readonly WeekLevel[] {
  const day = Math.max(leastMetres, Math.floor(dailyMetres / 50) * 50);
  const start = { day, long: Math.floor((day * mostRise) / 50) * 50 };
  const target = {
    day: Math.max(hajjDayMetres.usual, day),
    long: Math.max(hajjDayMetres.long, start.long),
  };
  return levelsOf(spans, start, target);
}

function weekOf(
  settings: PlanSettings,
  span: WeekSpan,
  { kind, day, long }: WeekLevel,
  index: number,
  count: number,
): PlanWeek {
  const dates = trainingDays(settings, span, kind);
  const extras = extrasOf(settings, kind, index, count);
  const sessions = dates.map((date, position): PlanSession => {
    // The longer walk is the last of the week, after the others.
    const isLong = position === dates.length - 1 && (kind === 'build' || kind === 'repeat');
    const metres = isLong ? long : day;
    return {
      id: `day:${date}`,
      date,
      kind: isLong ? 'long' : 'walk',
      metres,
      minutes: Math.max(5, Math.round(metres / paceOf(settings.age) / 5) * 5),
      extra: isLong ? extras.long : (extras.walks[position] ?? null),
    };
  });
  return { ...span, number: index + 1, kind, dayMetres: day, longMetres: long, sessions };
}

/** The days of the week that are not for rest. In the last, lighter week, the day before departure is free. */
function trainingDays(
  settings: PlanSettings,
  { firstDay, lastDay }: WeekSpan,
  kind: WeekKind,
): readonly CivilDate[] {
  const last = kind === 'taper' ? addDays(lastDay, -1) : lastDay;
  return datesOf({ firstDay, lastDay: last }).filter(
    (date) => date < settings.departsOn && !settings.restWeekdays.includes(weekday(date)),
  );
}

interface Extras {
  readonly walks: readonly (SessionExtra | null)[];
  readonly long: SessionExtra | null;
}
const noExtras: Extras = { walks: [], long: null };
/** Warm hours come in the last weeks before the lighter last week. */
const warmWeeks = 3;

/** Stairs after a third of the plan, a bag after two thirds, a warm hour near the end. */
function extrasOf({ age, concerns }: PlanSettings, kind: WeekKind, index: number, count: number): Extras {
  if (kind !== 'build' && kind !== 'repeat') return noExtras;
  const part = index / count;
  // Without an age, the person may be too old for heat.
  const mayWarm = concerns.length === 0 && age !== null && age < oldEnoughToAvoidHeat;
  const isNearEnd = index >= count - 1 - warmWeeks && count > warmWeeks + 1;
  const stairs = part >= 1 / 3 ? 'stairs' : null;
  return {
    walks: [stairs, mayWarm && isNearEnd ? 'warm' : null],
    long: part >= 2 / 3 ? 'bag' : null,
  };
}

/** What can be said of the distance before departure. `missed`: every week was missed; `enough` and `short`: for Hajj. */
export function outcomeOf({
  isGentle,
  isEnough,
  reached,
}: TrainingPlan): 'gentle' | 'missed' | 'enough' | 'short' {
  if (isGentle) return 'gentle';
  if (reached.day === 0) return 'missed';
  return isEnough ? 'enough' : 'short';
}

/** The week of a day; before the plan the first one, after it the last. */
export function weekAt({ weeks }: TrainingPlan, day: CivilDate): PlanWeek | undefined {
  return weeks.find(({ lastDay }) => day <= lastDay) ?? weeks.at(-1);
}

/**
 * The share of the sessions of the last four weeks, before today, that was done; null without such sessions. Weeks that
 * the user marked as missed do not count, so that an illness does not lower it.
 */
export function adherenceOf(
  { weeks }: TrainingPlan,
  done: PlanSettings['done'],
  today: CivilDate,
): number | null {
  const due = weeks
    .flatMap(({ sessions, isMissed }) => (isMissed ? [] : sessions))
    .filter(({ date }) => date < today && date >= addDays(today, -28));
  if (due.length === 0) return null;
  return due.filter(({ id }) => Object.hasOwn(done, id)).length / due.length;
}
