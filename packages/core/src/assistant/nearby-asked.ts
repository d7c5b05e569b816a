import { wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import type { FeatureReader } from './features.ts';
import { subjectsOf } from './subjects-of.ts';
import { tokensOf } from './tools/tokens.ts';
import { isBeside, plainLists, plainWord } from './folded-words.ts';
import { nearbyWords } from './nearby-words.ts';

/** A wheelchair, help for someone who is ill, or a place such as a toilet. */
export type Nearby = 'wheelchair' | 'care' | 'place';

const meant: Readonly<Record<string, Nearby>> = {
  wheelchair: 'wheelchair',
  hospital: 'care',
  doctor: 'care',
  toilet: 'place',
  zamzam: 'place',
  water: 'place',
};

/** Subjects that may be beside it: places, and what words such as "can I" and "a doctor", or "room" in Urdu, name as well. */
const beside = 'where mina arafat muzdalifah mosque tent kaaba pillars allowed chair frail nails hotel'.split(
  ' ',
);
const allowed: ReadonlySet<string> = new Set([...Object.keys(meant), ...beside]);

const listsOf = plainLists(nearbyWords);

/** A longer question is about something else as well. */
const mostWords = 8;

/** Finds out what a question such as "where is the nearest toilet?" looks for nearby; null for other questions. */
export function nearbyAsked(
  question: string,
  language: Language,
  conceptsOf: FeatureReader['conceptsOf'],
): Nearby | null {
  const words = tokensOf(question, language).flatMap((token) =>
    token.kind === 'word' ? wordsOf(token.word) : [],
  );
  const { where, others } = listsOf(language);
  if (words.length > mostWords || !words.some((word) => where.has(plainWord(word)))) return null;
  const needsNoSubject = (word: string): boolean => isBeside(word, language, where);
  const about = words.filter((word) => !others.has(plainWord(word)));
  const subjects = subjectsOf(about, conceptsOf, allowed, needsNoSubject);
  const found = Object.keys(meant).find((id) => subjects?.has(id));
  return found ? (meant[found] ?? null) : null;
}

/** "Where is the lift?", and "ATM" without "where"; null for questions with any word about something else. */
export function wayOrMoneyAsked(question: string, language: Language): 'way' | 'money' | null {
  const tokens = tokensOf(question, language);
  const words = tokens.flatMap((token) => (token.kind === 'word' ? wordsOf(token.word).map(plainWord) : []));
  if (words.length === 0 || words.length > mostWords) return null;
  const lists = listsOf(language);
  const has = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  const areAll = (...some: readonly ReadonlySet<string>[]): boolean =>
    words.every((word) => isBeside(word, language, ...some));
  const { where, others, ways, besideWays, banks, offices, changing, money } = lists;
  if (has(where) && has(ways) && areAll(where, others, ways, besideWays)) return 'way';
  // "Where do I change?" is about clothes.
  const namesMoney = has(banks) || ((has(changing) || has(offices)) && has(money));
  // An amount is for the tool that changes it.
  const hasAmount = tokens.some(({ kind }) => kind === 'number');
  return namesMoney && !hasAmount && areAll(where, others, banks, offices, changing, money) ? 'money' : null;
}
