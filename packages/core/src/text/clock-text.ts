import type { DateLocale } from './date-locale.ts';
import type { Language } from './languages.ts';

// CLDR has no short names of the halves of the day in these languages and gives the Latin "AM" and "PM".
const withoutHalves: ReadonlySet<string> = new Set<Language>(['ur', 'gu', 'bn']);

// Nor one-letter names of the days in Urdu: it gives the Latin "F" for Friday.
const withoutLetters: ReadonlySet<string> = new Set<Language>(['ur']);

/**
 * Formats dates and times. Where a language has no names of its own for AM and PM, the part of the day is named ("5:00
 * صبح"), and where it has no letters for the days, their short names.
 */
export function dateTimeText(
  locale: DateLocale | Language,
  asked: Intl.DateTimeFormatOptions,
): (instant: Date | number) => string {
  const language = locale.slice(0, 2);
  const isWithoutLetter = asked.weekday === 'narrow' && withoutLetters.has(language);
  const options: Intl.DateTimeFormatOptions = isWithoutLetter ? { ...asked, weekday: 'short' } : asked;
  const format = new Intl.DateTimeFormat(locale, options);
  if (!withoutHalves.has(language)) return (instant) => format.format(instant);
  const { timeZone } = options;
  const partOfDay = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    dayPeriod: 'short',
    ...(timeZone !== undefined && { timeZone }),
  });
  return (instant) =>
    format
      .formatToParts(instant)
      .map((part) => (part.type === 'dayPeriod' ? dayPeriodOf(partOfDay, instant) : part.value))
      .join('');
}

const dayPeriodOf = (format: Intl.DateTimeFormat, instant: Date | number): string =>
  format.formatToParts(instant).find(({ type }) => type === 'dayPeriod')?.value ?? '';
