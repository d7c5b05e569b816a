import type { DailyTime } from '../prayer/next-prayer.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/**
 * The words of one language in reminders. Alternatives are separated by `|`; they are folded (`foldText`) before
 * they are compared, so case, accents and letter variants do not matter. Longer phrases win.
 */
export interface ReminderWords {
  /** "remind me to": removed from the beginning. */
  readonly start: string;
  readonly every: string;
  readonly daily: string;
  /** "every morning", where the parts are not an `every` word and a part of the day ("jeden Morgen"). */
  readonly dailyParts: Readonly<Record<DayPart, string>>;
  /** "twice a day": more than one time, which one reminder cannot have. */
  readonly often: string;
  /** Repetitions that no rule expresses: "weekdays", "monthly". */
  readonly cycles: string;
  /** The same, after "every": "month", "second". */
  readonly periods: string;
  /** Beside a day, it limits a repetition: "except", "until". */
  readonly except: string;
  /** "do not remind me" */
  readonly never: string;
  /** Negates the phrase after it ("not at 8"). */
  readonly not: string;
  /** Negates the phrase before it. */
  readonly notAfter?: string;
  readonly and: string;
  /** Monday to Sunday. */
  readonly weekdays: readonly string[];
  /** Forms that mean every week by themselves ("Fridays"), Monday to Sunday. */
  readonly weekly?: readonly string[];
  /** Days from today, such as 1 for "tomorrow"; a day that is over is negative. */
  readonly relativeDays: Readonly<Record<string, number>>;
  readonly tonight: string;
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  readonly night: string;
  /** Besides the Latin names that all languages share. */
  readonly prayers: Readonly<Record<DailyTime, string>>;
  readonly before: string;
  readonly after: string;
  /** "in", of "in two hours". */
  readonly within: string;
  readonly minute: string;
  readonly hour: string;
  readonly day: string;
  readonly week: string;
  /** Lengths in minutes that are not a number with a unit: "half an hour". */
  readonly lengths: Readonly<Record<string, number>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** Beside a number they make it a time of day: "at", "o'clock". */
  readonly clock: string;
  /** Before an hour: minutes to add to it ("half past": 30, "quarter to": -15). */
  readonly beforeHour: Readonly<Record<string, number>>;
  /** After an hour: minutes to add to it ("et demie": 30). */
  readonly afterHour: Readonly<Record<string, number>>;
  readonly noon: string;
  readonly midnight: string;
  readonly hajj: string;
  readonly flight: string;
  /** "the day before", of an event. */
  readonly dayBefore: string;
  /** Muharram to Dhu al-Hijjah. */
  readonly hijriMonths: readonly string[];
  /** January to December. */
  readonly months: readonly string[];
  /** Dropped beside recognised words: "on", "the", "prayer". */
  readonly fillers: string;
  /** Letters that the language joins to a word, without meaning here: the Arabic article, Bengali endings. */
  readonly prefixes?: string;
  readonly suffixes?: string;
  /** A word of its own that is written as an ending: "in" in Gujarati. */
  readonly joined?: string;
}

/** Latin names that people of every language write. */
export const sharedPrayers: Readonly<Record<DailyTime, string>> = {
  fajr: 'fajr|fajar|subh',
  sunrise: 'shuruq|shurooq|ishraq',
  dhuhr: 'dhuhr|zuhr|duhr|zohr|dhohr|zuhur|dhuhur|jumuah|jummah|jumua|jumu’ah',
  asr: 'asr|asar',
  maghrib: 'maghrib|magrib|maghreb',
  isha: 'isha|ishaa|icha|esha|ischa',
};

export const sharedHijriMonths: readonly string[] = [
  'muharram',
  'safar',
  'rabi al awwal|rabi al-awwal|rabi ul awwal',
  'rabi al thani|rabi al-thani|rabi al akhir|rabi ath-thani',
  'jumada al ula|jumada al-ula',
  'jumada al akhirah|jumada al-akhirah',
  'rajab',
  'shaban|sha’ban',
  'ramadan|ramadhan|ramzan',
  'shawwal',
  'dhu al qadah|dhu al-qa’dah|dhul qadah|zul qadah',
  'dhu al hijjah|dhu al-hijjah|dhul hijjah|dhul-hijjah|zul hijjah|zilhijja|dhu al hijja|dhul hijja',
];
