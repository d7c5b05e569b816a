import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { dateIn, timeIn } from '../calendar/zone-date.ts';
import type { Language } from '../text/languages.ts';
import { itemsOf, type Lexicon, lexiconOf } from './lexicon.ts';
import { type DueOptions, nextDue } from './next-due.ts';
import { dayOfEvent, dayOfMonth, namedDay, noSuchDay, type SpokenDay } from './parse-day.ts';
import {
  hasSecondTime,
  type Length,
  lengthsOf,
  minutesFromNow,
  partOfDay,
  possibleTimes,
  prayerIn,
  spokenTime,
} from './parse-time.ts';
import { Reading } from './reading.ts';
import type { ReminderDay, ReminderRule, ReminderTime } from './reminder-rule.ts';
import { hasTooLong, isNegative, unreadPart } from './unread.ts';
import { wordsOfLanguage } from './words/index.ts';
import { withoutDates, type WrittenDates } from './written-dates.ts';

/**
 * `days`: it repeats in a way that no rule expresses. `date`: the words have a date that does not exist or cannot be
 * read. `twice`: they have more than one time. `not`: they negate something. `past`: the day and time are over. `place`:
 * the times of prayers are not known.
 */
export type MissingPart =
  | 'text'
  | 'time'
  | 'flightDate'
  | 'days'
  | 'date'
  | 'twice'
  | 'not'
  | 'past'
  | 'place';

export interface ParsedReminder {
  /** The thing to do; empty if the words do not say it. */
  readonly text: string;
  /** Null if something about the time is missing. */
  readonly rule: ReminderRule | null;
  /** The part that was understood of a rule that is not complete. */
  readonly day: ReminderDay | null;
  readonly at: ReminderTime | null;
  /** Days from a flight, negative before it, if its date must be asked for. */
  readonly daysFromFlight: number | null;
  /** The other time of a clock of 12 hours (`HH:MM`) if the words fit both. */
  readonly otherTime: string | null;
  readonly missing: readonly MissingPart[];
}

const lexicons = new Map<Language, Lexicon>();

function lexiconFor(language: Language): Lexicon {
  let lexicon = lexicons.get(language);
  if (!lexicon) {
    lexicon = lexiconOf(wordsOfLanguage[language], language);
    lexicons.set(language, lexicon);
  }
  return lexicon;
}

const minuteMs = 60_000;
const dayMinutes = 1440;

/**
 * Reads a reminder in a person's own words, at an instant (ms since 1970). An hour without a part of the day is the next
 * one that fits. The result is a proposal to show before it is stored.
 * @throws RangeError for an unknown zone
 */
export function parseReminder(
  text: string,
  language: Language,
  now: number,
  options: DueOptions,
): ParsedReminder {
  const dates = withoutDates(text);
  const reading = new Reading(itemsOf(dates.rest, lexiconFor(language)));
  reading.take(...reading.all('start'));
  const understood = understand(reading, dates, now, options);
  return finish(reading, dates.rest, understood);
}

function understand(reading: Reading, dates: WrittenDates, now: number, options: DueOptions): Chosen {
  const lengths = lengthsOf(reading);
  const today = dateIn(options.timeZone, now);
  const announced = options.announced ?? null;
  if (hasTooLong(lengths)) return { ...nothing, missing: ['date'] };
  // "In -5 minutes" is over.
  if (lengths.some(({ first }) => isNegative(reading, dates.rest, first)))
    return { ...nothing, missing: ['past'] };

  const event = dayOfEvent(reading, lengths, { today, announced });
  const prayer = prayerIn(reading, lengths, true);
  const free = lengths.filter(({ first }) => !reading.isTaken(first));
  const short = free.filter((one) => one.minutes < dayMinutes);
  const minutes = event || prayer ? null : minutesFromNow(reading, short);
  if (minutes !== null) {
    const isTwice =
      minutesFromNow(
        reading,
        short.filter(({ first }) => !reading.isTaken(first)),
      ) !== null;
    const unread = isTwice ? 'twice' : unreadPart(reading, dates.rest, null, []);
    if (unread === null && dates.found.length === 0) return inMinutes(minutes, now, options.timeZone);
    return { ...nothing, missing: [unread ?? 'date'] };
  }

  const [written, ...others] = dates.found;
  const monthDay = event ?? dayOfMonth(reading, today, options);
  if (monthDay === noSuchDay || written === null || others.length > 0 || (written && monthDay)) {
    const { ats } = timesIn(reading, lengths, free, prayer);
    return { ...nothing, at: ats[0] ?? null, missing: ['date'] };
  }
  const day: SpokenDay | null = written
    ? { kind: 'once', date: written }
    : (monthDay ?? namedDay(reading, free, today));
  const { ats, isTwice } = timesIn(reading, lengths, free, prayer);
  const unread = unreadPart(reading, dates.rest, day, free);
  if (unread === 'days' || unread === 'not' || (!day && reading.all('every').length > 0)) {
    // "Every weekday" must not become a single reminder.
    return { ...nothing, at: ats[0] ?? null, missing: [unread ?? 'days'] };
  }
  if (isTwice || unread === 'twice') {
    const isDaily = day === null && reading.all('often').length > 0;
    reading.take(...reading.all('often'));
    const known = isDaily ? ({ kind: 'daily' } as const) : day?.kind === 'flight' ? null : day;
    return { ...nothing, day: known, at: ats[0] ?? null, missing: ['twice'] };
  }
  return choose(day, ats, now, today, options);
}

/** The time, as all that the words can mean, and whether the words have another. */
function timesIn(
  reading: Reading,
  lengths: readonly Length[],
  free: readonly Length[],
  prayer: ReminderTime | null,
): { ats: readonly ReminderTime[]; isTwice: boolean } {
  const spoken = prayer ? null : spokenTime(reading, free);
  if (!spoken) partOfDay(reading);
  const at = prayer ?? (spoken ? null : prayerIn(reading, lengths, false));
  const times = spoken ? possibleTimes(spoken) : [];
  const ats: ReminderTime[] = at ? [at] : times.map((time) => ({ kind: 'clock', time }));
  const isTwice =
    ats.length > 0 && (hasSecondTime(reading, free) || prayerIn(reading, lengths, true) !== null);
  return { ats, isTwice };
}

type Chosen = Omit<ParsedReminder, 'text'>;

const nothing: Chosen = {
  rule: null,
  day: null,
  at: null,
  daysFromFlight: null,
  otherTime: null,
  missing: [],
};

function finish(reading: Reading, text: string, chosen: Chosen): ParsedReminder {
  const rest = reading.rest(text);
  return { ...chosen, text: rest, missing: [...(rest === '' ? (['text'] as const) : []), ...chosen.missing] };
}

function inMinutes(minutes: number, now: number, timeZone: string): Chosen {
  // A reminder is on the minute; rounding down would make "in one minute" shorter than a minute.
  const instant = Math.ceil(now / minuteMs + minutes) * minuteMs;
  const day: ReminderDay = { kind: 'once', date: dateIn(timeZone, instant) };
  const at: ReminderTime = { kind: 'clock', time: timeIn(timeZone, instant) };
  return { ...nothing, rule: { day, at }, day, at };
}

/** Picks the day and time that come next, of those that the words can mean. */
function choose(
  spoken: SpokenDay | null,
  ats: readonly ReminderTime[],
  now: number,
  today: CivilDate,
  options: DueOptions,
): Chosen {
  const [first] = ats;
  if (spoken?.kind === 'flight') {
    const missing = first ? (['flightDate'] as const) : (['flightDate', 'time'] as const);
    return {
      ...nothing,
      daysFromFlight: spoken.days,
      at: first ?? null,
      otherTime: otherOf(ats, first),
      missing,
    };
  }
  if (!first) return { ...nothing, day: spoken, missing: ['time'] };
  const days: ReminderDay[] = spoken
    ? [spoken]
    : [today, addDays(today, 1)].map((date) => ({ kind: 'once', date }));
  const rules = days.flatMap((day) => ats.map((at): ReminderRule => ({ day, at })));
  let best: ReminderRule | undefined;
  let bestDue = Number.POSITIVE_INFINITY;
  for (const rule of rules) {
    const due = nextDue(rule, now, options);
    if (due === null || due >= bestDue) continue;
    best = rule;
    bestDue = due;
  }
  if (!best) {
    const hasNoPlace = first.kind === 'prayer' && options.timesFor(today) === null;
    return { ...nothing, day: spoken, at: first, missing: [hasNoPlace ? 'place' : 'past'] };
  }
  return { ...nothing, rule: best, day: best.day, at: best.at, otherTime: otherOf(ats, best.at) };
}

function otherOf(ats: readonly ReminderTime[], chosen: ReminderTime | undefined): string | null {
  const other = ats.find((at) => at !== chosen);
  return other?.kind === 'clock' ? other.time : null;
}
