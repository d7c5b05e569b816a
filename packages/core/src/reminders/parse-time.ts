import type { Reading } from './reading.ts';
import type { DayPart } from './reminder-words.ts';
import { reminderLimits, usualOffsetMinutes, type ReminderTime } from './reminder-rule.ts';

/** A length of time in the text: its positions, and minutes. */
export interface Length {
  readonly first: number;
  readonly last: number;
  readonly minutes: number;
  /** A number with a word that means both hours and o'clock: "8 heures". */
  readonly isMaybeClock: boolean;
}

/** "half an hour", "2 hours 30 minutes" */
export function lengthsOf(reading: Reading): Length[] {
  const lengths: Length[] = [];
  for (let index = 0; index < reading.size; index += 1) {
    const length = lengthAt(reading, index);
    if (!length) continue;
    const before = lengths.at(-1);
    const isContinued = before && before.last + 1 >= length.first - 1 && before.minutes > length.minutes;
    if (isContinued && (before.last + 1 === length.first || reading.has(before.last + 1, 'filler'))) {
      lengths[lengths.length - 1] = {
        ...length,
        first: before.first,
        minutes: before.minutes + length.minutes,
      };
    } else lengths.push(length);
    index = length.last;
  }
  return lengths;
}

function lengthAt(reading: Reading, index: number): Length | null {
  if (reading.isTaken(index)) return null;
  if (reading.has(index, 'length')) {
    return { first: index, last: index, minutes: reading.value(index, 'length'), isMaybeClock: false };
  }
  if (!reading.has(index, 'number') || !reading.has(index + 1, 'unit')) return null;
  const unit = reading.value(index + 1, 'unit');
  const minutes = Math.round(reading.value(index, 'number') * unit);
  const half = reading.has(index + 2, 'afterHour') && unit === 60 ? reading.value(index + 2, 'afterHour') : 0;
  const isMaybeClock = reading.has(index + 1, 'clock');
  return { first: index, last: half > 0 ? index + 2 : index + 1, minutes: minutes + half, isMaybeClock };
}

interface Side {
  readonly at: number;
  readonly side: 1 | -1;
}

/** The word "before" or "after" beside a phrase, or beyond a length ("Fajr se 20 minute pehle"); null without one. */
export function sideOf(reading: Reading, index: number, lengths: readonly Length[]): Side | null {
  const next = reading.beside(index, 1);
  const length = lengths.find(({ first }) => first === next);
  const places = [
    reading.besideOf(index, -1, 'side'),
    reading.besideOf(index, 1, 'side'),
    length ? reading.besideOf(length.last, 1, 'side') : -1,
  ];
  const at = places.find((place) => place >= 0 && !reading.isTaken(place));
  return at === undefined ? null : { at, side: reading.value(at, 'side') };
}

/** The length next to one of these positions. */
export const lengthBeside = (
  reading: Reading,
  lengths: readonly Length[],
  ...positions: readonly number[]
): Length | undefined =>
  lengths.find(({ first, last }) =>
    positions.some(
      (at) =>
        reading.beside(last, 1) === at ||
        reading.beside(first, -1) === at ||
        last + 1 === at ||
        first - 1 === at,
    ),
  );

export const takeLength = (reading: Reading, { first, last }: Length): void => {
  for (let index = first; index <= last; index += 1) reading.take(index);
};

/** A prayer, with "before" or "after" if `needsSide`. */
export function prayerIn(
  reading: Reading,
  lengths: readonly Length[],
  needsSide: boolean,
): ReminderTime | null {
  for (const index of reading.all('prayer')) {
    const prayer = reading.value(index, 'prayer');
    const beside = sideOf(reading, index, lengths);
    if (!beside) {
      if (needsSide) continue;
      reading.take(index);
      return { kind: 'prayer', prayer, offsetMinutes: 0 };
    }
    const length = lengthBeside(reading, lengths, beside.at, index);
    const minutes =
      length && length.minutes <= reminderLimits.offsetMinutes ? length.minutes : usualOffsetMinutes;
    if (length && minutes === length.minutes) takeLength(reading, length);
    reading.take(index, beside.at);
    return { kind: 'prayer', prayer, offsetMinutes: beside.side * minutes };
  }
  return null;
}

/** "in two hours": minutes from now. */
export function minutesFromNow(reading: Reading, lengths: readonly Length[]): number | null {
  for (const length of lengths) {
    const near = [
      [length.first, -1],
      [length.last, 1],
    ] as const;
    for (const [edge, step] of near) {
      const within = reading.besideOf(edge, step, 'within');
      const after = reading.besideOf(edge, step, 'side');
      const at = within >= 0 ? within : after >= 0 && reading.value(after, 'side') === 1 ? after : -1;
      if (at < 0 || reading.isTaken(at)) continue;
      takeLength(reading, length);
      reading.take(at);
      return length.minutes;
    }
  }
  return null;
}

/** A time of day as the text has it. */
export interface SpokenTime {
  readonly hour: number;
  readonly minute: number;
  /** Of 24 hours, so that it can mean one time only. */
  readonly isExact: boolean;
  readonly part: DayPart | null;
}

export function spokenTime(reading: Reading, lengths: readonly Length[]): SpokenTime | null {
  const found = exactTime(reading) ?? writtenTime(reading) ?? hourWithWords(reading, lengths);
  return found && { ...found, part: partOfDay(reading) };
}

/** True if the text has a time besides the one that was used, with words of its own: "8 am 8 glasses" has not. */
export const hasSecondTime = (reading: Reading, lengths: readonly Length[]): boolean =>
  (exactTime(reading) ?? writtenTime(reading) ?? hourWithWords(reading, lengths, true)) !== null;

type Found = Omit<SpokenTime, 'part'>;

function exactTime(reading: Reading): Found | null {
  const [index] = reading.all('exact');
  if (index === undefined) return null;
  takeWithClock(reading, index);
  return { hour: Number(reading.value(index, 'exact').slice(0, 2)), minute: 0, isExact: true };
}

function writtenTime(reading: Reading): Found | null {
  for (const index of reading.all('time')) {
    const written = reading.value(index, 'time');
    const [hour = 0, minute = 0] = written.split(':').map(Number);
    if (hour > 24 || minute > 59) continue;
    takeWithClock(reading, index);
    return { hour: hour % 24, minute, isExact: hour > 12 || written.startsWith('0') };
  }
  return null;
}

function hourWithWords(reading: Reading, lengths: readonly Length[], isSecond = false): Found | null {
  for (const index of reading.all('number')) {
    const number = reading.value(index, 'number');
    if (number > 24 || reading.has(index, 'month')) continue;
    const length = lengths.find(({ first }) => first === index);
    if (length && !length.isMaybeClock) continue;
    const shift = reading.besideOf(index, -1, 'beforeHour');
    const added = reading.besideOf(index, 1, 'afterHour');
    const before = reading.besideOf(index, -1, 'clock');
    const after = reading.has(index + 1, 'clock') ? index + 1 : -1;
    const part =
      [reading.besideOf(index, 1, 'part'), reading.besideOf(index, -1, 'part')].find((at) => at >= 0) ?? -1;
    const clues = [shift, before, after, part].filter((at) => at >= 0 && !(isSecond && reading.isTaken(at)));
    if (clues.length === 0 && (added < 0 || length !== undefined)) continue;
    const isUsable = (at: number) => at >= 0 && !reading.isTaken(at);
    // "8 h 30", "8 Uhr 30"
    const next = after >= 0 ? after + 1 : -1;
    const hasMinutes =
      next >= 0 &&
      reading.has(next, 'number') &&
      reading.value(next, 'number') < 60 &&
      !reading.has(next + 1, 'unit');
    const later = after >= 0 && added < 0 ? reading.besideOf(after, 1, 'afterHour') : added;
    reading.take(index, ...[shift, before, after, later].filter(isUsable), ...(hasMinutes ? [next] : []));
    const minutes = hasMinutes ? reading.value(next, 'number') : 0;
    const shifted =
      (shift >= 0 ? reading.value(shift, 'beforeHour') : 0) +
      (later >= 0 ? reading.value(later, 'afterHour') : 0);
    const total = (Math.round(number * 60) + (shifted || minutes) + 1440) % 1440;
    return { hour: Math.floor(total / 60), minute: total % 60, isExact: number > 12 };
  }
  return null;
}

function takeWithClock(reading: Reading, index: number): void {
  const clocks = [reading.besideOf(index, -1, 'clock'), reading.has(index + 1, 'clock') ? index + 1 : -1];
  reading.take(index, ...clocks.filter((at) => at >= 0));
}

const dayKinds = ['every', 'relativeDay', 'weekday', 'daily'] as const;

/** The part of the day beside what was understood: "in the evening". */
export function partOfDay(reading: Reading): DayPart | null {
  // "Tonight" and "every morning" are days with a part of the day, and were used as the day.
  for (let index = 0; index < reading.size; index += 1) {
    const { relativeDay, daily } = reading.at(index) ?? {};
    const isDay = reading.isTaken(index) && (relativeDay === 0 || daily === true);
    if (isDay && reading.has(index, 'part')) return reading.value(index, 'part');
  }
  for (const index of reading.all('part')) {
    const isBeside = ([-1, 1] as const).some((step) => {
      let at = index + step;
      while (reading.has(at, 'filler') && !reading.isTaken(at)) at += step;
      return reading.isTaken(at) || dayKinds.some((kind) => reading.has(at, kind));
    });
    if (!isBeside) continue;
    reading.take(index);
    return reading.value(index, 'part');
  }
  return null;
}

/** The times (`HH:MM`, in order) that the words can mean: one, or two of a clock of 12 hours. */
export function possibleTimes({ hour, minute, isExact, part }: SpokenTime): string[] {
  const text = (hours: number) => `${String(hours % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  if (isExact || hour > 12 || hour === 0) return [text(hour)];
  const [morning, evening] = [hour % 12, (hour % 12) + 12];
  if (part === 'morning') return [text(morning)];
  if (part === 'afternoon' || part === 'evening') return [text(evening)];
  // Nine at night is in the evening, two at night after midnight.
  if (part === 'night') return [text(hour >= 5 && hour < 12 ? evening : morning)];
  return [text(morning), text(evening)];
}
