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
import type { School } from '../../guide/rites.ts';
import type { Madhab } from '../../prayer/calculation-methods.ts';
import { hasWord, itemsOf, labelled } from './question.ts';
import type { ToolData, ToolPlace } from './types.ts';

/** The school's time for Asr: that of the settings, and another if the chosen school has another. */
export interface AsrSchools {
  readonly own: Madhab;
  readonly other: Madhab | null;
}

/**
 * The schools whose time for Asr the person has named. Settings begin with the earlier time, so that it may never have been
 * chosen: the Hanafi time, wherever it was chosen, comes first, and the other one is given too.
 */
export function asrSchools({ times, choices }: ToolData, named: School | null): AsrSchools {
  if (named) return { own: asrOf(named), other: null };
  const { madhab } = times;
  if (choices.school === null || asrOf(choices.school) === madhab) return { own: madhab, other: null };
  return { own: 'hanafi', other: 'shafi' };
}

const asrOf = (school: School): Madhab => (school === 'hanafi' ? 'hanafi' : 'shafi');

/**
 * The prayer times of a place. The person's own method and minutes belong to their own place; another one has the
 * method of its country. The school's time for Asr belongs to the person.
 */
export function timesAt(
  place: ToolPlace,
  isOwn: boolean,
  date: CivilDate,
  { times }: ToolData,
  madhab: Madhab,
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
    madhab,
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
