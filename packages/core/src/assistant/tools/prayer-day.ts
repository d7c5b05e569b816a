import { dailyTimes, type DailyTime } from '../../prayer/next-prayer.ts';
import {
  type DayOfPrayers,
  defaultMethod,
  prayerTimes,
  recommendedHighLatitudeRule,
  type CalculationMethod,
} from '../../prayer/prayer-times.ts';
import { addDays, type CivilDate, weekday } from '../../calendar/civil-date.ts';
import type { Language } from '../../text/languages.ts';
import { hasWord, itemsOf, labelled } from './question.ts';
import type { ToolData, ToolPlace } from './types.ts';

/**
 * The prayer times of a place. The person's own method and minutes belong to their own place; another one has the
 * method of its country. The school's time for Asr belongs to the person.
 */
export function timesAt(
  place: ToolPlace,
  isOwn: boolean,
  date: CivilDate,
  { times }: ToolData,
): { day: DayOfPrayers; method: CalculationMethod } {
  const method = (isOwn ? times.method : null) ?? defaultMethod(place.country);
  const { latitude, longitude, timeZone } = place;
  const highLatitudeRule = (isOwn ? times.highLatitudeRule : null) ?? recommendedHighLatitudeRule(latitude);
  const day = prayerTimes({
    latitude,
    longitude,
    timeZone,
    date,
    method,
    madhab: times.madhab,
    highLatitudeRule,
    ...(isOwn && { offsetsMinutes: times.offsetsMinutes }),
  });
  return { day, method };
}

/** The times that a question names, in the order of the day. */
export const timesAsked = (question: string, language: Language): DailyTime[] => {
  const named = new Set(itemsOf(question, language).map((item) => labelled(item, 'prayer')));
  return dailyTimes.filter((time) => named.has(time));
};

/** The day that a question names: today, tomorrow or the next such weekday; null if it names none. */
export function dateAsked(question: string, language: Language, today: CivilDate): CivilDate | null {
  const items = itemsOf(question, language);
  if (items.some((item) => hasWord(item, 'tomorrow'))) return addDays(today, 1);
  if (items.some((item) => hasWord(item, 'today'))) return today;
  const [named] = items.flatMap((item) => labelled(item, 'weekday') ?? []);
  if (named === undefined) return null;
  return addDays(today, (Number(named) - weekday(today) + 7) % 7);
}
