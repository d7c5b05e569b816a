import type { CivilDate } from '../calendar/civil-date.ts';
import { amountOf, currencyDigits, divideHalfUp, inUnits, productInUnits } from '../money/exact-money.ts';

import { type Metal, nisabGrams } from './zakat-weights.ts';

/** One fortieth of what was owned for a lunar year. */
export const zakatRate = 0.025;

/** The Hanafi school counts gold and silver that are worn; the others do not, within what is customary. */
export const zakatSchools = ['hanafi', 'shafi', 'maliki', 'hanbali'] as const;
export type ZakatSchool = (typeof zakatSchools)[number];
// Source: islamqa.org/?p=985 (Askimam), iiis.us/en/Fatwa f-293; for "customary" sunnah.org/?p=3222.
export const countsJewellery = (school: ZakatSchool): boolean => school === 'hanafi';

/**
 * Whether debts are deducted. In the relied-upon view of the Shafi'i school they are not (an-Nawawi, al-Majmu',
 * shamela.ws/book/8322/23990). They are in the Hanafi school (al-Hidayah 1/96, muftionline.co.za/node/21846), the
 * Hanbali school (Zad al-Mustaqni', usul.ai/t/explanation-of-zad-al-mustaqni-al-husayn-printed-with-the-additions/206)
 * and, as far as goods beyond basic needs do not cover them, the Maliki school (ad-Dardir, shamela.ws/book/8322/23602).
 */
export const debtRuleOf = (school: ZakatSchool): DebtRule =>
  school === 'shafi' ? 'notDeducted' : 'deducted';
export const debtRules = ['deducted', 'notDeducted'] as const;
export type DebtRule = (typeof debtRules)[number];

/** When wealth reached the nisab: throughout the lunar year, at its beginning and end only, or for less than a year. */
export const lunarYears = ['whole', 'startAndEnd', 'notYet'] as const;
export type LunarYear = (typeof lunarYears)[number];

/**
 * Whether the lunar year has passed. For Hanafis its beginning and end count (al-Hidayah 1/103, islamqa.org/?p=245009);
 * for the others a dip below the nisab starts a new one (an-Nawawi, al-Majmu' 5/506, islamqa.info/en/answers/88168).
 */
export const hasYearPassed = (lunarYear: LunarYear, school: ZakatSchool): boolean =>
  lunarYear === 'whole' || (lunarYear === 'startAndEnd' && school === 'hanafi');

/** Price of a gram of pure metal. */
export interface ZakatPrices {
  /** ISO 4217. */
  readonly currency: string;
  readonly gold: number;
  readonly silver: number;
  /** The day on which the user looked them up; null for the app's own prices, which are an example without a date. */
  readonly setOn: CivilDate | null;
}

/** The specification's starting prices. They are not today's. */
export const startingPrices: ZakatPrices = { currency: 'GBP', gold: 50, silver: 0.6, setOn: null };

/** Amounts in the currency of `prices` and weights in grams of pure metal, none negative. The names match the API. */
export interface ZakatInput {
  readonly savings: number;
  /** Grams not worn: coins, bars, stored pieces. */
  readonly gold: number;
  readonly silver: number;
  /** Grams worn. */
  readonly goldJewellery: number;
  readonly silverJewellery: number;
  /** Owed to others and due now; for Malikis only what their goods beyond basic needs would not cover. */
  readonly debts: number;
  readonly nisabBy: Metal;
  readonly school: ZakatSchool;
  readonly lunarYear: LunarYear;
  readonly prices: ZakatPrices;
  /** The Gregorian year of the calculation. */
  readonly year: number;
}

export const zakatItems = ['savings', 'gold', 'goldJewellery', 'silver', 'silverJewellery', 'debts'] as const;
export type ZakatItem = (typeof zakatItems)[number];

export interface ZakatLine {
  readonly item: ZakatItem;
  /** Null for money. */
  readonly grams: number | null;
  readonly amount: number;
  /** Whether the total includes it: `debts` are deducted, other lines added. */
  readonly counted: boolean;
}

/**
 * `nothing`: no wealth that counts; `belowNisab`; `yearNotPassed`: the nisab is reached, the lunar year is not over.
 */
export const zakatReasons = ['nothing', 'belowNisab', 'yearNotPassed'] as const;
export type ZakatReason = (typeof zakatReasons)[number];

export interface ZakatResult {
  readonly zakatDue: number;
  readonly year: number;
  readonly currency: string;
  readonly rate: number;
  readonly nisab: { readonly by: Metal; readonly grams: number; readonly value: number };
  /** Counted wealth, less the debts if the school deducts them; never below 0. */
  readonly zakatable: number;
  /** The input line by line; a line of 0 is left out. */
  readonly breakdown: readonly ZakatLine[];
  readonly school: ZakatSchool;
  readonly debtRule: DebtRule;
  /** As the school counts it. */
  readonly lunarYearPassed: boolean;
  readonly prices: ZakatPrices;
  /** Why nothing is due; null if something is. */
  readonly reason: ZakatReason | null;
}

/**
 * Calculates the zakat due. Every line is rounded half up to the currency's smallest unit (ISO 4217), the total is the
 * sum of the rounded lines, and the amount due is 2.5 % of the total, rounded in the same way. Anyone who adds up the
 * displayed lines gets the same result.
 * @throws RangeError for an amount or weight that is negative, not a number, or at least 1e21
 */
export function calculateZakat(input: ZakatInput): ZakatResult {
  const { prices, nisabBy, school, lunarYear, year } = input;
  const digits = currencyDigits(prices.currency);
  const worn = countsJewellery(school);
  const debtRule = debtRuleOf(school);
  const lunarYearPassed = hasYearPassed(lunarYear, school);
  const money = (item: 'savings' | 'debts', counted: boolean) => ({
    item,
    grams: null,
    units: inUnits(input[item], digits),
    counted,
  });
  const metal = (item: Exclude<ZakatItem, 'savings' | 'debts'>, of: Metal, counted: boolean) => ({
    item,
    grams: input[item],
    units: productInUnits(input[item], prices[of], digits),
    counted,
  });
  const owned = [
    money('savings', true),
    metal('gold', 'gold', true),
    metal('goldJewellery', 'gold', worn),
    metal('silver', 'silver', true),
    metal('silverJewellery', 'silver', worn),
  ];
  const debts = money('debts', debtRule === 'deducted');
  const assets = owned.reduce((sum, { units, counted }) => (counted ? sum + units : sum), 0n);
  const off = debts.counted ? debts.units : 0n;
  const zakatable = assets > off ? assets - off : 0n;
  const nisab = productInUnits(nisabGrams[nisabBy], prices[nisabBy], digits);
  const reason = reasonOf(assets, zakatable, nisab, lunarYearPassed);
  const due = reason === null ? divideHalfUp(zakatable * 25n, 1000n) : 0n;
  return {
    zakatDue: amountOf(due, digits),
    year,
    currency: prices.currency,
    rate: zakatRate,
    nisab: { by: nisabBy, grams: nisabGrams[nisabBy], value: amountOf(nisab, digits) },
    zakatable: amountOf(zakatable, digits),
    breakdown: [...owned, debts]
      .filter(({ item }) => input[item] > 0)
      .map(({ units, ...line }) => ({ ...line, amount: amountOf(units, digits) })),
    school,
    debtRule,
    lunarYearPassed,
    prices,
    reason,
  };
}

function reasonOf(assets: bigint, zakatable: bigint, nisab: bigint, yearPassed: boolean): ZakatReason | null {
  if (assets === 0n) return 'nothing';
  // At prices so low that the nisab rounds to 0, debts can still leave nothing.
  if (zakatable < nisab || zakatable === 0n) return 'belowNisab';
  return yearPassed ? null : 'yearNotPassed';
}

/** Value of the nisab at these prices, as `calculateZakat` uses it. */
export function nisabValue(by: Metal, prices: Pick<ZakatPrices, 'currency' | Metal>): number {
  const digits = currencyDigits(prices.currency);
  return amountOf(productInUnits(nisabGrams[by], prices[by], digits), digits);
}
