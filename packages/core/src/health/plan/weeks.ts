import { addDays, type CivilDate, daysUntil, weekday } from '../../calendar/civil-date.ts';
import type { PlanSettings } from './plan-settings.ts';

/**
 * `build`: farther than before; `repeat`: the level before a missed week again; `rest`: a lighter week; `taper`: the
 * last week before departure; `gentle`: the present level, for people who see a clinician first.
 */
export type WeekKind = 'build' | 'repeat' | 'rest' | 'taper' | 'gentle';

export interface WeekSpan {
  readonly firstDay: CivilDate;
  /** The last day of the week; in the last week, the day before departure. */
  readonly lastDay: CivilDate;
  readonly isMissed: boolean;
}

/** At most so many weeks in a row are not lighter. */
const loadedInRow = 3;
/** After so many missed weeks in a row, the level is lower than before. */
const longBreakWeeks = 3;
const restShare = 0.7;
const taperShare = 0.6;
const breakShare = 0.8;
/** The greatest rise from one week to the next. */
export const mostRise = 1.1;

/** A shorter first week is left out: a step of the plan needs more than a walk or two. */
const leastDays = 4;

/**
 * The weeks, counted backwards from departure, so that the last one is whole; the first may be a little shorter, unless
 * all of its days are days of rest.
 */
export function spansOf({
  startsOn,
  departsOn,
  missedWeeks,
  restWeekdays,
}: PlanSettings): readonly WeekSpan[] {
  const count = Math.floor((daysUntil(startsOn, departsOn) + 7 - leastDays) / 7);
  const spans = Array.from({ length: count }, (_, index) => {
    const whole = addDays(departsOn, -7 * (count - index));
    const span = { firstDay: whole < startsOn ? startsOn : whole, lastDay: addDays(whole, 6) };
    return { ...span, isMissed: missedWeeks.some((missed) => isMissedIn(span, missed)) };
  });
  return spans.filter(
    (span, index) => index > 0 || datesOf(span).some((day) => !restWeekdays.includes(weekday(day))),
  );
}

/**
 * Whether a week is the missed one that began on `missed`. Another departure moves the first days of all weeks; the week
 * that has the fourth day of the missed one shares the most days with it.
 */
export function isMissedIn({ firstDay, lastDay }: Omit<WeekSpan, 'isMissed'>, missed: CivilDate): boolean {
  const fourth = addDays(missed, 3);
  return fourth >= firstDay && fourth <= lastDay;
}

/** The days from the first to the last; none if the last is before the first. */
export const datesOf = ({ firstDay, lastDay }: Omit<WeekSpan, 'isMissed'>): readonly CivilDate[] =>
  Array.from({ length: Math.max(0, daysUntil(firstDay, lastDay) + 1) }, (_, day) => addDays(firstDay, day));

/** The distance of a usual day and that of the longer walk, in metres. */
export interface Level {
  readonly day: number;
  readonly long: number;
}

export interface WeekLevel extends Level {
  readonly kind: WeekKind;
}

/**
 * The level of each week, from `start` towards `target`. It rises as slowly as the time until departure allows, and at
 * most by a tenth. After a missed week, no week exceeds the farthest one that was planned until then. Otherwise a missed week
 * could make later weeks longer than planned, because it moves the lighter weeks.
 */
export function levelsOf(spans: readonly WeekSpan[], start: Level, target: Level): readonly WeekLevel[] {
  const missed = spans.filter(({ isMissed }) => isMissed);
  let levels = plannedLevels(spans, start, target, [], null);
  // Each missed week in turn, limited by the plan without it.
  for (const index of missed.keys()) {
    levels = plannedLevels(spans, start, target, missed.slice(0, index + 1), highestSoFar(levels));
  }
  return levels.map(({ kind, ...level }) => ({ kind, ...shown(level, kind) }));
}

/** For each week, the farthest of it and of those before. */
function highestSoFar(levels: readonly WeekLevel[]): readonly Level[] {
  let highest: Level = { day: 0, long: 0 };
  return levels.map(({ day, long }) => {
    highest = { day: Math.max(highest.day, day), long: Math.max(highest.long, long) };
    return highest;
  });
}

const atMost = (level: Level, limit: Level | undefined): Level =>
  limit ? { day: Math.min(level.day, limit.day), long: Math.min(level.long, limit.long) } : level;

/** The levels before lighter weeks are reduced. */
function plannedLevels(
  all: readonly WeekSpan[],
  start: Level,
  target: Level,
  missed: readonly WeekSpan[],
  limits: readonly Level[] | null,
): readonly WeekLevel[] {
  const spans = all.map((span) => ({ ...span, isMissed: missed.includes(span) }));
  const levels: WeekLevel[] = [];
  let known: Level | null = null;
  let inRow = 0;
  let missedInRow = 0;
  for (const [index, span] of spans.entries()) {
    const { isMissed } = span;
    const kind = kindOf(index, spans.length, inRow, missedInRow, known !== null);
    const base: Level =
      missedInRow >= longBreakWeeks ? rounded(times(known ?? start, breakShare)) : (known ?? start);
    const risen =
      kind === 'build' && known !== null ? rise(base, target, buildsFrom(spans, index, inRow)) : base;
    const level = atMost(risen, limits?.[index]);
    levels.push({ kind, ...level });
    inRow = isMissed || kind === 'rest' ? 0 : inRow + 1;
    missedInRow = isMissed ? missedInRow + 1 : 0;
    // After a first week that is short, the next one begins at the same level.
    if (!isMissed && kind !== 'rest' && kind !== 'taper' && isWhole(span)) known = rounded(level);
    // A break of several weeks lowers the level for good, until it is built up again.
    else if (!isMissed && known !== null) known = rounded(base);
  }
  return levels;
}

const isWhole = ({ firstDay, lastDay }: WeekSpan): boolean => daysUntil(firstDay, lastDay) === 6;

function kindOf(
  index: number,
  count: number,
  inRow: number,
  missedInRow: number,
  hasLevel: boolean,
): Exclude<WeekKind, 'gentle'> {
  if (index === count - 1) return 'taper';
  if (missedInRow > 0) return hasLevel ? 'repeat' : 'build';
  return inRow === loadedInRow ? 'rest' : 'build';
}

/** How many weeks can still rise, this one included, if none is missed. */
function buildsFrom(spans: readonly WeekSpan[], from: number, inRow: number): number {
  let row = inRow;
  let count = 0;
  for (let index = from; index < spans.length - 1; index += 1) {
    const isRest = row === loadedInRow;
    count += isRest ? 0 : 1;
    row = isRest ? 0 : row + 1;
  }
  return Math.max(1, count);
}

const rise = (from: Level, target: Level, steps: number): Level => ({
  day: raised(from.day, target.day, steps),
  long: raised(from.long, target.long, steps),
});

const raised = (from: number, target: number, steps: number): number =>
  from >= target ? from : Math.min(target, from * Math.min(mostRise, (target / from) ** (1 / steps)));

const shown = (level: Level, kind: WeekKind): Level => {
  if (kind === 'rest') return rounded(times(level, restShare));
  if (kind === 'taper') return rounded(times(level, taperShare));
  return rounded(level);
};

const times = ({ day, long }: Level, share: number): Level => ({ day: day * share, long: long * share });

/** Rounded down, so that a rise never exceeds a tenth. The small part avoids 6,999.999 for 7,000. */
const rounded = ({ day, long }: Level): Level => ({ day: toStep(day), long: toStep(long) });

/** Below 2 km, a step of 50 m could be more than the rise of a week, which would then never happen. */
function toStep(metres: number): number {
  const step = metres < 2000 ? 10 : 50;
  return Math.floor((metres + 1e-6) / step) * step;
}
