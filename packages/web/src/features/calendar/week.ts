import type { Language } from '@manasik/core/languages';

// CLDR's supplemental data (weekData) for the most likely territory of each language: 1 is Monday, 7 Sunday.
const usualFirst: Record<Language, number> = {
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

/** The day on which weeks begin in a language: 1 (Monday) to 7 (Sunday). */
export function firstWeekday(language: Language, locale: object = new Intl.Locale(language)): number {
  // Newer browsers have the method, older ones the property, some neither; and TypeScript knows none of them.
  const { getWeekInfo, weekInfo } = locale as { getWeekInfo?: unknown; weekInfo?: unknown };
  const info: unknown = typeof getWeekInfo === 'function' ? getWeekInfo.call(locale) : weekInfo;
  const first = typeof info === 'object' && info !== null && 'firstDay' in info ? info.firstDay : undefined;
  return typeof first === 'number' && first >= 1 && first <= 7 ? first : usualFirst[language];
}

/** The seven days in the order of the language. */
export const weekdays = (language: Language): number[] => {
  const first = firstWeekday(language);
  return Array.from({ length: 7 }, (_, index) => ((first - 1 + index) % 7) + 1);
};
