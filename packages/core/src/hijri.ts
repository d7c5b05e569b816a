import { addDays, type CivilDate, dayNumber } from './civil-date.ts';
import type { Language } from './languages.ts';

/** A day of the Umm al-Qura calendar: year AH, month 1 (Muharram) to 12 (Dhu al-Hijjah), day 1 to 30. */
export interface HijriDate {
  year: number;
  month: number;
  day: number;
}

const dayMs = 86_400_000;
// 1 Muharram 1 AH of the tabular calendar, in days since 1970-01-01 (19 July 622, proleptic Gregorian).
const epochDay = -492_148;
const meanMonthDays = 29.530588;

const numeric = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * The Hijri date of a civil date, by Saudi Arabia's Umm al-Qura calendar as the engine's `Intl` has it (ICU, 1300
 * to 1600 AH). `adjustmentDays` moves it for countries that sight the moon themselves: +1 is a day further on.
 */
export function toHijri(date: CivilDate, adjustmentDays = 0): HijriDate {
  const hijri: HijriDate = { year: 0, month: 0, day: 0 };
  for (const { type, value } of numeric.formatToParts((dayNumber(date) + adjustmentDays) * dayMs)) {
    if (type === 'year' || type === 'month' || type === 'day') hijri[type] = Number(value);
  }
  return hijri;
}

/** The civil date of an Umm al-Qura date. Throws RangeError for a day that the month does not have. */
export function fromHijri({ year, month, day }: HijriDate): CivilDate {
  const months = (year - 1) * 12 + (month - 1);
  const estimate = addDays('1970-01-01', epochDay + Math.round(months * meanMonthDays) + day - 1);
  // The estimate is off by a few days at most: real months have 29 or 30.
  for (const shift of [0, 1, -1, 2, -2, 3, -3, 4, -4]) {
    const candidate = addDays(estimate, shift);
    const found = toHijri(candidate);
    if (found.day === day && found.month === month && found.year === year) return candidate;
  }
  throw new RangeError(`No such day in the Umm al-Qura calendar: ${year}-${month}-${day}`);
}

const formats = new Map<Language, Intl.DateTimeFormat>();

/**
 * A civil date in words of the Hijri calendar, such as "8 Dhuʻl-Hijjah 1448": the language's own order, month names
 * and digits. The era is left out: some engines put "AD" or nothing sensible for it.
 */
export function formatHijri(date: CivilDate, language: Language, adjustmentDays = 0): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(`${language}-u-ca-islamic-umalqura`, {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
    });
    formats.set(language, format);
  }
  return withoutEra(format.formatToParts((dayNumber(date) + adjustmentDays) * dayMs));
}

function withoutEra(parts: Intl.DateTimeFormatPart[]): string {
  const era = parts.findIndex(({ type }) => type === 'era');
  // The era goes with the literal that ties it to the year: the one before it, or after it where it comes first.
  const tie = era > 0 ? era - 1 : 1;
  return parts
    .filter(({ type }, index) => era < 0 || (index !== era && !(index === tie && type === 'literal')))
    .map(({ value }) => value)
    .join('')
    .trim();
}
