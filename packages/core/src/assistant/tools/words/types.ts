import type { DailyTime } from '../../../prayer/next-prayer.ts';
import type { BookingKind } from '../../../travel/travel-items.ts';
import type { Metal } from '../../../zakat/zakat-weights.ts';
import type { Unit } from '../unit-table.ts';

/**
 * The words that the tools read in one language, as people type them. Each text is a list of phrases separated by commas;
 * `*` at the end of a phrase stands for any ending.
 */
export interface ToolWords {
  /** By value: '0.5', '1', '2'. */
  readonly numbers: Readonly<Record<string, string>>;
  /** Parts of numbers that the tools do not compute: "twenty", Urdu سو. A number with one is asked for in digits. */
  readonly unclearNumbers: string;
  /** What a word adds to the number after it: Urdu ساڑھے is a half more, پونے a quarter less. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Words like "a", which mean one directly before a unit. */
  readonly articles: string;
  /** By factor: '1000', '100000'. */
  readonly multipliers: Readonly<Record<string, string>>;
  readonly minus: string;
  readonly howMany: string;
  /** Beside an amount that is no wealth of its own: a debt, or what the gold is worth. */
  readonly notOwned: string;
  /** Before an exchange rate. */
  readonly rate: string;
  /** Degrees without a scale. */
  readonly degree: string;
  readonly units: Readonly<Record<Unit, string>>;
  /** By ISO 4217 codes, several of them if the name alone does not decide: 'INR|PKR'. */
  readonly currencies: Readonly<Record<string, string>>;
  /** Beside the purity of gold: "22 carat", Russian "585 проба". */
  readonly carat: string;
  readonly nisab: string;
  /** After a number that is a time and no amount: "for 1 year". */
  readonly periods: string;
  readonly metals: Readonly<Record<Metal, string>>;
  readonly times: Readonly<Record<DailyTime, string>>;
  /** Kinds of bookings, with the forms of their cases. */
  readonly bookings: Readonly<Record<Exclude<BookingKind, 'other'>, string>>;
  /** Words of questions about the journey home. */
  readonly wayHome: string;
  /** Words of questions about how long a document is valid. */
  readonly validity: string;
  readonly today: string;
  readonly tomorrow: string;
  /** Monday to Sunday. */
  readonly weekdays: readonly [string, string, string, string, string, string, string];
  /** Words before the name of a place, such as "in", and those that often precede something else, such as "for". */
  readonly placeAfter: string;
  readonly maybePlaceAfter: string;
  /** The same after the name of a place, such as Urdu میں and سے. */
  readonly placeBefore: string;
  readonly maybePlaceBefore: string;
  /** Endings of the name of a place, such as Gujarati માં. */
  readonly placeEndings: string;
  /** Words of such questions that name no place. */
  readonly other: string;
  /** Words that precede the text of a reminder. */
  readonly remind: string;
}
