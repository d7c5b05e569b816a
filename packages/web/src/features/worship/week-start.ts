import { weekday } from '@manasik/core/calendar/civil-date';
import type { Language } from '@manasik/core/text/languages';

/** Day of the week: 1 Monday to 7 Sunday, as ISO 8601 and `Intl` count. */
export type Weekday = number;

/** The values of CLDR 47, for browsers whose `Intl` lacks them. */
const usual: Readonly<Record<Language, Weekday>> = {
  en: 7,
  ar: 6,
  ur: 7,
  gu: 7,
  bn: 7,
  fr: 1,
  de: 1,
  it: 1,
  es: 1,
  ru: 1,
};

interface WithWeekInfo {
  getWeekInfo?: () => { firstDay?: number };
  weekInfo?: { firstDay?: number };
}

/** The first day of the week where most speakers of the language live. */
export function weekStart(language: Language): Weekday {
  // Newer than the types: a method in some browsers, a property in others, missing in the rest.
  const locale = new Intl.Locale(language) as WithWeekInfo;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? usual[language];
}

export { weekday as weekdayOf };

/** The days in rows of seven; null before the first day and after the last. */
export function inWeeks(days: readonly string[], start: Weekday): (string | null)[][] {
  const before = days[0] === undefined ? 0 : (weekday(days[0]) - start + 7) % 7;
  const places: (string | null)[] = [...Array.from({ length: before }, () => null), ...days];
  while (places.length % 7 !== 0) places.push(null);
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7));
}
