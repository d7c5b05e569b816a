import { offsetMs } from '../../calendar/zone-clock.ts';
import { formatHijri } from '../../calendar/hijri.ts';
import type { CivilDate } from '../../calendar/civil-date.ts';
import { dateTimeText } from '../../text/clock-text.ts';
import { dateLocale } from '../../text/date-locale.ts';
import { direction, type Language } from '../../text/languages.ts';
import { intlUnit, type Unit } from './unit-table.ts';
import type { Say } from './types.ts';

/** Formats numbers, dates and times in the language of the answer. */
export interface Formats {
  readonly number: (value: number) => string;
  /** "£5,000.00" */
  readonly money: (amount: number, currency: string, digits: number) => string;
  /** "4.9 Saudi riyals", with all decimals. */
  readonly namedMoney: (amount: number, currency: string) => string;
  /** An exchange rate, with all of its decimals. */
  readonly rate: (value: number) => string;
  /** "2.5%" */
  readonly percent: (share: number) => string;
  readonly grams: (value: number) => string;
  readonly kilometres: (value: number) => string;
  /** "6.5 km" */
  readonly walk: (metres: number) => string;
  readonly degrees: (value: number) => string;
  /** "42°C" */
  readonly celsius: (value: number) => string;
  /** "6.2 miles" */
  readonly measure: (value: number, unit: Unit, say: Say) => string;
  /** "2 hr 5 min" */
  readonly duration: (time: { hours: number; minutes: number }) => string;
  /** The time of day of an ISO instant. */
  readonly time: (at: string, timeZone: string) => string;
  /** "Friday 14 May 2027" */
  readonly date: (date: CivilDate) => string;
  /** "14 May 2027" */
  readonly day: (date: CivilDate) => string;
  /** The name of a day of the week, 1 (Monday) to 7. */
  readonly weekday: (day: number) => string;
  /** "8 Dhu al-Hijjah 1448" */
  readonly hijri: (date: CivilDate) => string;
  /** Digits without separators: "1448", a year, or the "1000" of a purity. */
  readonly digits: (value: number) => string;
  readonly list: (parts: readonly string[]) => string;
}

const mostRateDigits = 8;

/** The short form of gram is Latin in Urdu, and part of a word in Gujarati. */
const writesGramsInFull: ReadonlySet<Language> = new Set(['ur', 'gu', 'bn']);

export function formatsIn(language: Language): Formats {
  const locale = dateLocale(language, []);
  // As in dates: kilometres and litres, not kilometers and liters.
  const numberLocale = language === 'en' ? 'en-GB' : language;
  const number = (value: number, options?: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(numberLocale, options).format(value);
  // Without isolation, a time and a number side by side would merge into one left-to-right run.
  const isolated = (text: string): string => (direction(language) === 'rtl' ? `\u2068${text}\u2069` : text);
  const dateOf = (date: CivilDate, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  const short = (value: number, unit: string): string =>
    number(value, { style: 'unit', unit, unitDisplay: 'short' });
  return {
    number: (value) => number(value, precisionOf(value)),
    money: (amount, currency, digits) =>
      isolated(
        number(amount, {
          style: 'currency',
          currency,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
      ),
    namedMoney: (amount, currency) =>
      isolated(
        number(amount, {
          style: 'currency',
          currency,
          currencyDisplay: 'name',
          minimumFractionDigits: 0,
          maximumFractionDigits: mostRateDigits,
        }),
      ),
    rate: (value) => number(value, { maximumFractionDigits: mostRateDigits }),
    percent: (share) => number(share, { style: 'percent', maximumFractionDigits: 2 }),
    grams: (value) =>
      isolated(
        number(value, {
          style: 'unit',
          unit: 'gram',
          unitDisplay: writesGramsInFull.has(language) ? 'long' : 'short',
          maximumFractionDigits: 3,
        }),
      ),
    kilometres: (value) =>
      isolated(number(value, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 })),
    walk: (metres) =>
      isolated(number(metres / 1000, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })),
    degrees: (value) =>
      number(Math.round(value) % 360, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' }),
    celsius: (value) => isolated(short(Math.round(value), 'celsius')),
    measure: (value, unit, say) => {
      const inIntl = intlUnit(unit);
      const digits = precisionOf(value);
      return inIntl === null
        ? say(`units.${unit}`, { count: value, amount: number(value, digits) })
        : isolated(number(value, { style: 'unit', unit: inIntl, unitDisplay: 'long', ...digits }));
    },
    duration: ({ hours, minutes }) =>
      isolated(
        new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format([
          ...(hours > 0 ? [short(hours, 'hour')] : []),
          ...(minutes > 0 || hours === 0 ? [short(minutes, 'minute')] : []),
        ]),
      ),
    time: (at, timeZone) => {
      // The app has its own time zone rules, which the platform may lack, so the platform formats UTC only.
      const instant = Date.parse(at) + offsetMs(timeZone, Date.parse(at));
      return isolated(dateTimeText(locale, { timeStyle: 'short', timeZone: 'UTC' })(instant));
    },
    date: (date) => dateOf(date, { dateStyle: 'full' }),
    day: (date) => dateOf(date, { dateStyle: 'long' }),
    // 1 January 2024 was a Monday.
    weekday: (day) => dateOf(`2024-01-0${day}`, { weekday: 'long' }),
    hijri: (date) => formatHijri(date, language),
    digits: (value) => number(value, { useGrouping: false }),
    list: (parts) => new Intl.ListFormat(language, { type: 'conjunction' }).format(parts),
  };
}

/** Two decimals, and for less than one as many as it takes to show three digits. */
const precisionOf = (value: number): Intl.NumberFormatOptions =>
  value !== 0 && Math.abs(value) < 1 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 2 };
