import {
  type CivilDate,
  civilDateRange,
  firstRecordedDay,
  isCivilDate,
} from '@manasik/core/calendar/civil-date';
import { amountOf, currencyDigits, inUnits } from '@manasik/core/money/exact-money';
import type { Language } from '@manasik/core/text/languages';
import { travelLimits } from '@manasik/core/travel/travel-items';
import { isThousandsLike, type NumberFault, parseNumber } from '@manasik/core/text/parse-number';

/** Why a field is refused. */
export interface Fault {
  readonly code:
    | NumberFault
    | 'tooBig'
    | 'tooSmall'
    | 'least'
    | 'whole'
    | 'order'
    | 'dates'
    | 'date'
    | 'year'
    | 'future'
    | 'long'
    | 'same'
    | 'currency';
  readonly most?: number;
  readonly least?: number;
  /** The first supported day. */
  readonly first?: CivilDate;
}

/** The refused fields by name. */
export type Faults<Name extends string> = Partial<Record<Name, Fault>>;

/** Collects the faults of a form while its fields are read. */
export function createReader<Name extends string>(language: Language) {
  const faults: Faults<Name> = {};
  const refuse = (name: Name, fault: Fault): null => {
    faults[name] ??= fault;
    return null;
  };

  function number(name: Name, text: string, most: number): number | null {
    const parsed = parseNumber(text, language);
    if ('fault' in parsed) return refuse(name, { code: parsed.fault });
    return parsed.value > most ? refuse(name, { code: 'tooBig', most }) : parsed.value;
  }

  const date = (name: Name, text: string, first: CivilDate = civilDateRange.first): string | null =>
    isCivilDate(text) && text >= first
      ? text
      : refuse(name, text === '' ? { code: 'date' } : { code: 'year', first });

  return {
    faults,
    isFine: (): boolean => Object.keys(faults).length === 0,
    refuse,
    /**
     * An amount, rounded to the smallest coin of its currency. "450.000" is refused where it could also be thousands:
     * few currencies have three decimals.
     */
    amount: (name: Name, typed: string, currency: string | null): number | null => {
      const text = currency === null ? typed : withoutSign(typed, currency);
      const value = number(name, text, mostMoney);
      if (value === null || currency === null) return value;
      const digits = currencyDigits(currency);
      if (value < 1000 && digits < 3 && isThousandsLike(text)) return refuse(name, { code: 'ambiguous' });
      const units = inUnits(value, digits);
      if (value > 0 && units === 0n) return refuse(name, { code: 'least', least: amountOf(1n, digits) });
      return amountOf(units, digits);
    },
    /** An exchange rate. */
    rate: (name: Name, text: string): number | null => {
      const { leastRate: least, mostRate } = travelLimits;
      const value = number(name, text, mostRate);
      if (value === 0) return refuse(name, { code: 'tooSmall' });
      return value !== null && value < least ? refuse(name, { code: 'least', least }) : value;
    },
    /** A whole number from 1. */
    count: (name: Name, text: string, most: number): number | null => {
      const parsed = parseNumber(text, language);
      const isCount =
        'value' in parsed && Number.isInteger(parsed.value) && parsed.value >= 1 && parsed.value <= most;
      return isCount ? parsed.value : refuse(name, { code: 'whole', most });
    },
    text: (name: Name, text: string): string | null => text.trim() || refuse(name, { code: 'empty' }),
    /** A day that the calendar has, from `first` on. */
    date,
    /** A day that has come. */
    pastDate: (name: Name, text: string, today: CivilDate): string | null => {
      const day = date(name, text, firstRecordedDay);
      return day !== null && day > today ? refuse(name, { code: 'future' }) : day;
    },
    /** Null too for an empty field. */
    optionalDate: (name: Name, text: string): string | null => (text === '' ? null : date(name, text)),
    currency: (name: Name, code: string | null): string | null => code ?? refuse(name, { code: 'currency' }),
  };
}

/** The text without the sign or the code of the currency before or after the number: "£7,250". */
function withoutSign(text: string, currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const trimmed = text.trim();
  for (const each of [sign, currency]) {
    if (trimmed.startsWith(each)) return trimmed.slice(each.length);
    if (trimmed.endsWith(each)) return trimmed.slice(0, -each.length);
  }
  return text;
}

interface MoneyReader {
  readonly amount: (name: 'amount', text: string, currency: string | null) => number | null;
  readonly currency: (name: 'currency', code: string | null) => string | null;
}

/** Money that may be left blank; null too for what is refused. */
export function optionalMoney(
  read: MoneyReader,
  typed: { readonly amount: string; readonly currency: string | null },
): { amount: number; currency: string } | null {
  if (typed.amount.trim() === '') return null;
  const currency = read.currency('currency', typed.currency);
  const amount = read.amount('amount', typed.amount, currency);
  return amount === null || currency === null ? null : { amount, currency };
}

/** The bound of the API. */
const mostMoney = 1e10;

/** An amount as it can be typed: without grouping. */
export const typedNumber = (value: number | undefined, language: Language): string =>
  value === undefined
    ? ''
    : new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 12 }).format(value);
