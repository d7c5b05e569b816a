import type { Meanings } from './lexicon.ts';
import type { SpokenDay } from './parse-day.ts';
import type { Length } from './parse-time.ts';
import type { Reading } from './reading.ts';
import { reminderLimits } from './reminder-rule.ts';

const dayMinutes = 1440;
type Kind = keyof Meanings;

/** Phrases that say when. */
const ofTime: readonly Kind[] = [
  'weekday',
  'relativeDay',
  'part',
  'prayer',
  'time',
  'exact',
  'event',
  'hijriMonth',
  'month',
  'daily',
  'cycle',
];
/** After "every" they make it a repetition. */
const afterEvery: readonly Kind[] = [...ofTime, 'number', 'unit', 'length', 'period', 'every'];
const otherTimes: readonly Kind[] = ['part', 'prayer', 'time', 'exact'];

/** True if a length is beyond what a reminder can wait. */
export const hasTooLong = (lengths: readonly Length[]): boolean =>
  lengths.some(({ minutes }) => !(minutes <= reminderLimits.daysAhead * dayMinutes));

/** True if the number at an index has a minus before it. */
export const isNegative = (reading: Reading, text: string, index: number): boolean =>
  /(?:^|\s)[-–−]$/u.test(text.slice(0, reading.at(index)?.from));

/**
 * The words about the time that no rule has taken: a repetition, an exception, a negation, another day or another
 * time. A proposal without it would be wrong, and with a medicine dangerous.
 */
export function unreadPart(
  reading: Reading,
  text: string,
  day: SpokenDay | null,
  lengths: readonly Length[],
): 'days' | 'not' | 'twice' | null {
  if (reading.all('never').length > 0 || reading.all('not').some((index) => isNegated(reading, index)))
    return 'not';
  if (day?.kind === 'hijri') takeEveryYear(reading);
  // "Every day for 7 days"
  const isRule = day !== null && day.kind !== 'once' && day.kind !== 'flight';
  const hasEnd = lengths.some(({ first, minutes }) => minutes >= dayMinutes && !reading.isTaken(first));
  if (isRule && hasEnd) return 'days';
  if (isRepeated(reading) || isLimited(reading) || hasOtherDay(reading)) return 'days';
  return reading.all('often').length > 0 || hasOtherTime(reading, text) ? 'twice' : null;
}

const hasAny = (reading: Reading, index: number, kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => reading.has(index, kind));

/** The next phrase that is not only a filler, used or not; -1 at the end. */
function next(reading: Reading, index: number, step: 1 | -1): number {
  let at = index + step;
  while (reading.has(at, 'filler') && !hasAny(reading, at, ['clock', 'and'])) at += step;
  return at >= 0 && at < reading.size ? at : -1;
}

function isNegated(reading: Reading, index: number): boolean {
  const at = next(reading, index, reading.value(index, 'not'));
  return at >= 0 && reading.isTaken(at) && !reading.has(at, 'start');
}

// A day of the Hijri calendar comes every year anyway.
function takeEveryYear(reading: Reading): void {
  for (const index of reading.all('every')) {
    if (reading.has(index + 1, 'period')) reading.take(index, index + 1);
  }
}

function isRepeated(reading: Reading): boolean {
  if (reading.all('cycle').length > 0 || reading.all('daily').length > 0) return true;
  if (reading.all('isWeekly').length > 0) return true;
  return reading.all('every').some((index) => {
    const first = next(reading, index, -1);
    return first < 0 || reading.has(first, 'start') || hasAny(reading, next(reading, index, 1), afterEvery);
  });
}

const isLimited = (reading: Reading): boolean =>
  reading
    .all('except')
    .some((index) =>
      ([1, -1] as const).some((step) =>
        hasAny(reading, next(reading, index, step), [...ofTime, 'number', 'clock']),
      ),
    );

function hasOtherDay(reading: Reading): boolean {
  if (reading.all('weekday').length > 0 || reading.all('relativeDay').length > 0) return true;
  return (['month', 'hijriMonth'] as const).some((kind) =>
    reading
      .all(kind)
      .some((index) => ([1, -1] as const).some((step) => reading.besideOf(index, step, 'number') >= 0)),
  );
}

/** "at 8 and 20", "at 8, 14 and 20", "in the morning and evening" */
function hasOtherTime(reading: Reading, text: string): boolean {
  for (let index = 1; index < reading.size; index += 1) {
    if (reading.isTaken(index)) continue;
    const previous = next(reading, index, -1);
    const isLinked = reading.has(index, 'and') && previous >= 0 && isTimeTaken(reading, previous);
    if (isLinked && isTime(reading, afterClock(reading, index))) return true;
    if (isListed(reading, text, index)) return true;
  }
  return false;
}

const isTimeTaken = (reading: Reading, index: number): boolean =>
  reading.isTaken(index) &&
  hasAny(reading, index, [...otherTimes, 'number', 'clock', 'length', 'unit', 'side']);

function afterClock(reading: Reading, index: number): number {
  let at = next(reading, index, 1);
  while (at >= 0 && hasAny(reading, at, ['clock', 'side', 'within']) && !reading.has(at, 'number')) {
    at = next(reading, at, 1);
  }
  return at;
}

const isHour = (reading: Reading, index: number): boolean =>
  reading.has(index, 'number') &&
  !reading.isTaken(index) &&
  reading.value(index, 'number') >= 2 &&
  reading.value(index, 'number') <= 24;

const isTime = (reading: Reading, index: number): boolean =>
  index >= 0 && !reading.isTaken(index) && (hasAny(reading, index, otherTimes) || isHour(reading, index));

/** An hour after a comma, a slash or a hyphen, which is not a number of things: "8, 14 and 20", "8/20". */
function isListed(reading: Reading, text: string, index: number): boolean {
  const [before, item, after] = [reading.at(index - 1), reading.at(index), reading.at(index + 1)];
  if (!before || !item || !isHour(reading, index) || !isTimeTaken(reading, index - 1)) return false;
  const between = text.slice(before.to, item.from);
  if (/^[/–-]$/u.test(between)) return true;
  if (!/^\s*[,،]\s*$/u.test(between)) return false;
  return !after || hasAny(reading, index + 1, ['and', 'clock', 'number', 'part']);
}
