import { addDays, type CivilDate, dayNumber } from './civil-date.ts';
import { ownMonthName } from './hijri-names.ts';
import type { Language } from '../text/languages.ts';

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
 * The Hijri date of a civil date, by Saudi Arabia's Umm al-Qura calendar in the engine's `Intl` (ICU, 1300 to 1600 AH).
 * `adjustmentDays` shifts it for countries that sight the moon themselves: with +1 each day has the date of the
 * following day, with -1 that of the previous one. Months keep their Umm al-Qura lengths and shift as a whole.
 */
export function toHijri(date: CivilDate, adjustmentDays = 0): HijriDate {
  const hijri: HijriDate = { year: 0, month: 0, day: 0 };
  for (const { type, value } of numeric.formatToParts((dayNumber(date) + adjustmentDays) * dayMs)) {
    if (type === 'year' || type === 'month' || type === 'day') hijri[type] = Number(value);
  }
  return hijri;
}

/**
 * The civil date of an Umm al-Qura date. Throws RangeError for a day that the month does not have. Reverses `toHijri`
 * with the same adjustment: `toHijri(fromHijri(hijri, n), n)` is `hijri`.
 */
export const fromHijri = (hijri: HijriDate, adjustmentDays = 0): CivilDate =>
  addDays(inUmmAlQura(hijri), -adjustmentDays);

function inUmmAlQura({ year, month, day }: HijriDate): CivilDate {
  const months = (year - 1) * 12 + (month - 1);
  const estimate = addDays('1970-01-01', epochDay + Math.round(months * meanMonthDays) + day - 1);
  // The estimate is off by a few days at most, because real months have 29 or 30.
  for (const shift of [0, 1, -1, 2, -2, 3, -3, 4, -4]) {
    const candidate = addDays(estimate, shift);
    const found = toHijri(candidate);
    if (found.day === day && found.month === month && found.year === year) return candidate;
  }
  throw new RangeError(`No such day in the Umm al-Qura calendar: ${year}-${month}-${day}`);
}

/**
 * Formats a civil date in the Hijri calendar, such as "8 Dhuʻl-Hijjah 1448", with the language's own order, month names
 * and digits. The era is omitted, because some engines write "AD" or something meaningless.
 */
export const formatHijri = (date: CivilDate, language: Language, adjustmentDays = 0): string =>
  inWords(date, language, { year: 'numeric', month: 'long', day: 'numeric' }, adjustmentDays);

/** "Dhuʻl-Hijjah 1448": month 1 to 12 of a year AH. */
export const formatHijriMonth = (year: number, month: number, language: Language): string =>
  inWords(fromHijri({ year, month, day: 1 }), language, { year: 'numeric', month: 'long' });

/** "8 Dhuʻl-Hijjah": a civil date in the Hijri calendar, without the year. */
export const formatHijriDay = (date: CivilDate, language: Language, adjustmentDays = 0): string =>
  inWords(date, language, { month: 'long', day: 'numeric' }, adjustmentDays);

/** "Dhuʻl-Hijjah": month 1 to 12. */
export const hijriMonthName = (month: number, language: Language): string =>
  inWords(fromHijri({ year: 1448, month, day: 1 }), language, { month: 'long' });

const formats = new Map<string, Intl.DateTimeFormat>();

function inWords(
  date: CivilDate,
  language: Language,
  parts: Pick<Intl.DateTimeFormatOptions, 'year' | 'month' | 'day'>,
  adjustmentDays = 0,
): string {
  const key = `${language} ${Object.keys(parts).join(' ')}`;
  let format = formats.get(key);
  if (!format) {
    // English speakers outside North America, most of ours, put the day first.
    const locale = language === 'en' ? 'en-GB' : language;
    format = new Intl.DateTimeFormat(`${locale}-u-ca-islamic-umalqura`, { timeZone: 'UTC', ...parts });
    formats.set(key, format);
  }
  const name = ownMonthName(language, toHijri(date, adjustmentDays).month);
  return withoutEra(format.formatToParts((dayNumber(date) + adjustmentDays) * dayMs), name);
}

function withoutEra(parts: Intl.DateTimeFormatPart[], monthName: string | undefined): string {
  const era = parts.findIndex(({ type }) => type === 'era');
  // Remove the era together with the literal that joins it to the year: the one before it, or after it if the era comes
  // first.
  const tie = era > 0 ? era - 1 : 1;
  return parts
    .filter(({ type }, index) => era < 0 || (index !== era && !(index === tie && type === 'literal')))
    .map(({ type, value }) => (type === 'month' && monthName ? monthName : value))
    .join('')
    .trim();
}
