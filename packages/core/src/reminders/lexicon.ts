import { hijriMonthName } from '../calendar/hijri.ts';
import { dailyTimes, type DailyTime } from '../prayer/next-prayer.ts';
import { foldText } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import { westernDigits } from '../text/parse-number.ts';
import { type DayPart, type ReminderWords, sharedHijriMonths, sharedPrayers } from './reminder-words.ts';

/** The meanings of a phrase. One phrase can mean several things: "mañana" is tomorrow and the morning. */
export interface Meanings {
  start?: true;
  every?: true;
  daily?: true;
  weekday?: number;
  isWeekly?: true;
  /** Days from today. */
  relativeDay?: number;
  part?: DayPart;
  prayer?: DailyTime;
  side?: 1 | -1;
  within?: true;
  /** Minutes of a unit. */
  unit?: number;
  /** Minutes. */
  length?: number;
  number?: number;
  /** `HH:MM` or `H:MM` as written. */
  time?: string;
  clock?: true;
  beforeHour?: number;
  afterHour?: number;
  /** A time of day that needs no part of the day. */
  exact?: string;
  event?: 'hajj' | 'flight';
  dayBefore?: true;
  hijriMonth?: number;
  month?: number;
  often?: true;
  cycle?: true;
  period?: true;
  except?: true;
  never?: true;
  /** 1 if it negates the phrase after it, -1 the phrase before it. */
  not?: 1 | -1;
  and?: true;
  filler?: true;
}

export interface Token {
  /** The position in the text. */
  readonly from: number;
  readonly to: number;
  readonly folded: string;
}

// A time of day, a number, or a word. Apostrophes and hyphens separate, so that l'asr is also asr.
const pattern = /\p{Nd}{1,2}[:.٫]\p{Nd}{2}(?!\p{Nd})|\p{Nd}+|[\p{L}\p{M}\u200c\u200d]+/gu;

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
    from: index,
    to: index + written.length,
    folded: westernDigits(foldText(written.replaceAll(/[\u200c\u200d]/g, ''))),
  }));

interface Entry {
  readonly words: readonly string[];
  readonly meanings: Meanings;
}

export interface Lexicon {
  /** Entries by their first word, the longest first. */
  readonly byWord: ReadonlyMap<string, readonly Entry[]>;
  readonly prefixes: readonly string[];
  readonly suffixes: readonly string[];
  readonly joined: string;
}

const foldedParts = (list = ''): string[] =>
  list
    .split('|')
    .filter(Boolean)
    .map((part) => foldText(part))
    .toSorted((a, b) => b.length - a.length);

const shortest = 2;
const minutesOf = { minute: 1, hour: 60, day: 1440, week: 10_080 } as const;
const parts: readonly DayPart[] = ['morning', 'afternoon', 'evening', 'night'];

/** The phrases of a language by their first word. */
export function lexiconOf(words: ReminderWords, language: Language): Lexicon {
  const entries = new Map<string, Entry>();
  const add = (list: string, meanings: Meanings): void => {
    for (const phrase of list.split('|')) {
      const tokens = tokensOf(phrase).map(({ folded }) => folded);
      if (tokens.length === 0) continue;
      const key = tokens.join(' ');
      // The first meaning of a kind counts.
      entries.set(key, { words: tokens, meanings: { ...meanings, ...entries.get(key)?.meanings } });
    }
  };
  const addEach = (lists: readonly string[] | undefined, meanings: (index: number) => Meanings): void => {
    for (const [index, list] of (lists ?? []).entries()) add(list, meanings(index));
  };
  const addAll = (map: Readonly<Record<string, number>>, meanings: (value: number) => Meanings): void => {
    for (const [list, value] of Object.entries(map)) add(list, meanings(value));
  };
  add(words.start, { start: true });
  add(words.every, { every: true });
  for (const part of parts) add(words.dailyParts[part], { daily: true, part });
  add(words.daily, { daily: true });
  add(words.often, { often: true });
  add(words.cycles, { cycle: true });
  add(words.periods, { period: true });
  add(words.except, { except: true });
  add(words.never, { never: true });
  add(words.not, { not: 1 });
  add(words.notAfter ?? '', { not: -1 });
  add(words.and, { and: true });
  addEach(words.weekly, (index) => ({ weekday: index + 1, isWeekly: true }));
  addEach(words.weekdays, (index) => ({ weekday: index + 1 }));
  addAll(words.relativeDays, (relativeDay) => ({ relativeDay }));
  add(words.tonight, { relativeDay: 0, part: 'night' });
  for (const part of parts) add(words[part], { part });
  for (const prayer of dailyTimes) add(`${words.prayers[prayer]}|${sharedPrayers[prayer]}`, { prayer });
  add(words.before, { side: -1 });
  add(words.after, { side: 1 });
  add(words.within, { within: true });
  add(words.minute, { unit: minutesOf.minute });
  add(words.hour, { unit: minutesOf.hour });
  add(words.day, { unit: minutesOf.day });
  add(words.week, { unit: minutesOf.week });
  addAll(words.lengths, (length) => ({ length }));
  addAll(words.numbers, (number) => ({ number }));
  add(words.clock, { clock: true });
  addAll(words.beforeHour, (beforeHour) => ({ beforeHour }));
  addAll(words.afterHour, (afterHour) => ({ afterHour }));
  add(words.noon, { exact: '12:00' });
  add(words.midnight, { exact: '00:00' });
  add(words.hajj, { event: 'hajj' });
  add(words.flight, { event: 'flight' });
  add(words.dayBefore, { dayBefore: true });
  addEach(words.hijriMonths, (index) => ({ hijriMonth: index + 1 }));
  addEach(sharedHijriMonths, (index) => ({ hijriMonth: index + 1 }));
  for (let month = 1; month <= 12; month += 1) add(hijriMonthName(month, language), { hijriMonth: month });
  addEach(words.months, (index) => ({ month: index + 1 }));
  add(words.fillers, { filler: true });

  const byWord = new Map<string, Entry[]>();
  for (const entry of [...entries.values()].toSorted((a, b) => b.words.length - a.words.length)) {
    const [first = ''] = entry.words;
    byWord.set(first, [...(byWord.get(first) ?? []), entry]);
  }
  return {
    byWord,
    prefixes: foldedParts(words.prefixes),
    suffixes: foldedParts(words.suffixes),
    joined: foldText(words.joined ?? ''),
  };
}

/** One or more tokens with their meanings; none for words that the language's list does not have. */
export interface Item extends Meanings {
  readonly from: number;
  readonly to: number;
}

/** Reads a text as a sequence of phrases, each the longest that the lexicon has. */
export function itemsOf(text: string, lexicon: Lexicon): Item[] {
  const tokens = tokensOf(text).flatMap((token) => separated(token, lexicon.joined));
  const forms = tokens.map(({ folded }) => formsOf(folded, lexicon));
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const entry = entryAt(at, forms, lexicon);
    const size = entry?.words.length ?? 1;
    const [first, last] = [tokens[at], tokens[at + size - 1]];
    if (!first || !last) break;
    items.push({ ...(entry?.meanings ?? numberIn(first.folded)), from: first.from, to: last.to });
    at += size;
  }
  return items;
}

function separated(token: Token, joined: string): Token[] {
  const stem = token.folded.slice(0, -joined.length);
  if (joined === '' || !token.folded.endsWith(joined) || stem.length < shortest) return [token];
  const middle = token.to - joined.length;
  return [
    { from: token.from, to: middle, folded: stem },
    { from: middle, to: token.to, folded: joined },
  ];
}

function numberIn(folded: string): Meanings {
  if (/^\d+$/.test(folded)) return { number: Number(folded) };
  return /^\d/.test(folded) ? { time: folded.replace(/[.٫]/, ':') } : {};
}

function entryAt(at: number, forms: readonly string[][], lexicon: Lexicon): Entry | undefined {
  let found: Entry | undefined;
  for (const form of forms[at] ?? []) {
    const entry = lexicon.byWord
      .get(form)
      ?.find(({ words }) => words.every((word, index) => index === 0 || forms[at + index]?.includes(word)));
    if (entry && entry.words.length > (found?.words.length ?? 0)) found = entry;
  }
  return found;
}

/** The word as written, then without what the language joins to it. */
function formsOf(word: string, { prefixes, suffixes }: Lexicon): string[] {
  const bare = [
    word,
    ...prefixes.filter((prefix) => word.startsWith(prefix)).map((prefix) => word.slice(prefix.length)),
  ];
  const forms = bare.flatMap((form) => [
    form,
    ...suffixes.filter((suffix) => form.endsWith(suffix)).map((suffix) => form.slice(0, -suffix.length)),
  ]);
  return forms.filter((form, index) => index === 0 || form.length >= shortest);
}
