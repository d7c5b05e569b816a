import { addDays } from '../../calendar/civil-date.ts';
import { dailyTimes, type DailyTime } from '../../prayer/next-prayer.ts';
import {
  type DayOfPrayers,
  type MissingReason,
  missingReasons,
  type PrayerTime,
} from '../../prayer/prayer-times.ts';
import { type Formats, formatsIn } from './format.ts';
import { schoolNamedIn } from '../../guide/school-names.ts';
import { asrSchools, dateAsked, timesAsked, timesAt } from './prayer-day.ts';
import { bold, bullets, replyWith, timesLink, todayIn, whereOf, wrongClock } from './reply-parts.ts';
import type { Say, Tool } from './types.ts';

/** The prayer times of a day in the person's place or a named city. */
export const prayerTimesTool: Tool = async (call) => {
  const { language, say, data } = call;
  const said = [call.question, ...(call.before ?? [])];
  const where = await whereOf(call);
  if (where.reply) return where.reply;
  const { place, name, isOwn } = where;
  const today = todayIn(place.timeZone, data.now);
  if (today === null) return wrongClock(say);
  const asked = firstSaid(said, (text) => nullIfEmpty(timesAsked(text, language))) ?? [];
  const named = firstSaid(said, (text) => dateAsked(text, language, today));
  const asr = asrSchools(
    data,
    firstSaid(said, (text) => schoolNamedIn(text, language)),
  );
  const first = timesAt(place, isOwn, named ?? today, data, asr.own);
  // In the evening, "when is Fajr" asks for tomorrow's.
  const isOver =
    named === null && asked.length > 0 && asked.every((time) => hasPassed(first.day[time], data.now));
  const date = isOver ? addDays(today, 1) : (named ?? today);
  const { day, method } = isOver ? timesAt(place, isOwn, date, data, asr.own) : first;
  const shown = asked.length > 0 ? asked : dailyTimes;
  const format = formatsIn(language);
  const hasOwnMinutes = isOwn && shown.some((time) => (data.times.offsetsMinutes[time] ?? 0) !== 0);
  /** The school of the time above, and the time of the other one. */
  const asrLines = (): string[] => {
    const own = say(`asr.${asr.own}`);
    if (!asr.other) return [own];
    const { at } = timesAt(place, isOwn, date, data, asr.other).day.asr;
    const prayer = say(`asr.${asr.other}`);
    return at === null ? [own] : [own, say('times.row', { prayer, time: format.time(at, place.timeZone) })];
  };
  return replyWith(say, {
    paragraphs: [
      bold(say('times.where', { place: name, date: format.date(date) })),
      bullets(shown.map((time) => row(time, day, place.timeZone, format, say))),
      ...missing(shown, day, format, say),
      say('times.method', { method: say(`methods.${method}`) }),
      ...(shown.includes('asr') ? asrLines() : []),
      hasOwnMinutes ? say('times.own') : '',
    ],
    links: [timesLink(say)],
    suggestions: ['next', 'qibla'],
  });
};

/** What the newest of the questions says that says it at all. */
function firstSaid<Value>(said: readonly string[], read: (text: string) => Value | null): Value | null {
  for (const text of said) {
    const found = read(text);
    if (found !== null) return found;
  }
  return null;
}

const nullIfEmpty = <Value>(values: readonly Value[]): readonly Value[] | null =>
  values.length > 0 ? values : null;

const hasPassed = ({ at }: PrayerTime, now: Date): boolean => at !== null && Date.parse(at) <= now.getTime();

function row(name: DailyTime, day: DayOfPrayers, timeZone: string, { time }: Formats, say: Say): string {
  const { at } = day[name];
  const prayer = say(`prayers.${name}`);
  return at === null
    ? say('times.rowWithout', { prayer })
    : say('times.row', { prayer, time: bold(time(at, timeZone)) });
}

function missing(shown: readonly DailyTime[], day: DayOfPrayers, { list }: Formats, say: Say): string[] {
  return missingReasons.flatMap((reason: MissingReason) => {
    const names = shown.filter((name) => day[name].reason === reason).map((name) => say(`prayers.${name}`));
    return names.length === 0 ? [] : [say(`times.missing.${reason}`, { times: list(names) })];
  });
}
