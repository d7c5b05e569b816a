import { groupBy } from '../collections/group-by.ts';
import { withoutArticle, wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';

/**
 * The everyday words for each subject of the guide: its id -> words, parted by commas. A word that ends with `*` also
 * stands for all longer ones.
 */
export type Concepts = Readonly<Record<string, string>>;

export interface NamingOptions {
  readonly isName?: boolean;
}

export interface ConceptFinder {
  /**
   * Ids of the subjects that folded words without articles name, in no order. A word with one typing error is still
   * recognised, unless the words may be a name: Madrid resembles "madre".
   */
  readonly in: (words: readonly string[], options?: NamingOptions) => ReadonlySet<string>;
}

const mostWords = 4;
// More words than the examples of a language have, so that odd questions cannot fill the memory.
const mostKnown = 20_000;
// In a shorter word, one other letter makes another word.
const shortestMistyped = 6;
const shortestStem = 3;

/** Finds the subjects of a question by their words in one language. */
export function createConceptFinder(concepts: Concepts, language: Language): ConceptFinder {
  const partOf = language === 'ar' ? withoutJoined : (word: string) => word;
  const whole = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  for (const [id, entries] of Object.entries(concepts)) {
    for (const entry of entries.split(',')) {
      const isStem = entry.trimEnd().endsWith('*');
      const words = wordsOf(entry.replaceAll('*', ' ')).map(withoutArticle).map(partOf).join(' ');
      if (words !== '') put(isStem ? stems : whole, words, id);
    }
  }
  const mistyped = withOneLetterLess([...whole.keys(), ...stems.keys()]);
  const stemsByStart = groupBy(
    [...stems].filter(([stem]) => stem.length >= shortestStem),
    ([stem]) => stem.slice(0, shortestStem),
  );
  const firstWords = new Set([...whole.keys(), ...stems.keys()].flatMap(firstOfSeveral));

  const named = (phrase: string): string[] => {
    const found = [...(whole.get(phrase) ?? [])];
    for (const [stem, ids] of stemsByStart.get(phrase.slice(0, shortestStem)) ?? [])
      if (phrase.startsWith(stem)) found.push(...ids);
    return found;
  };
  const nearly = (word: string): string[] => {
    if (word.length < shortestMistyped) return [];
    const shorter = [word, ...lettersLess(word)];
    return shorter.flatMap((each) => [
      ...(whole.get(each) ?? []),
      ...(mistyped.get(each) ?? []).flatMap((entry) => [
        ...(whole.get(entry) ?? []),
        ...(stems.get(entry) ?? []),
      ]),
    ]);
  };
  // Examples repeat their words: most are looked up once.
  const known = new Map<string, readonly string[]>();
  const ofWord = (word: string): readonly string[] => {
    const before = known.get(word);
    if (before) return before;
    const exact = named(word);
    const ids = exact.length > 0 ? exact : nearly(word);
    if (known.size < mostKnown) known.set(word, ids);
    return ids;
  };
  return {
    in: (given, { isName = false } = {}) => {
      const words = given.map(partOf);
      const found = new Set<string>();
      for (const [at, word] of words.entries()) {
        for (const id of isName ? named(word) : ofWord(word)) found.add(id);
        if (!firstWords.has(word)) continue;
        for (let count = 2; count <= mostWords && at + count <= words.length; count++)
          for (const id of named(words.slice(at, at + count).join(' '))) found.add(id);
      }
      return found;
    },
  };
}

/** The first word of an entry of several. */
const firstOfSeveral = (entry: string): string[] =>
  entry.includes(' ') ? [entry.slice(0, entry.indexOf(' '))] : [];

// "And" and "then".
const joined = /^[وف](?=.{3}|لا$|ما$)/u;

/** A word without the words that Arabic joins to it. */
const withoutJoined = (word: string): string => word.replace(joined, '');

function put(map: Map<string, string[]>, word: string, id: string): void {
  const ids = map.get(word);
  if (ids) ids.push(id);
  else map.set(word, [id]);
}

/** Each entry by its spellings with one letter missing, so that two words with one difference meet. */
function withOneLetterLess(entries: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new Set(entries)) {
    if (entry.length < shortestMistyped || entry.includes(' ')) continue;
    for (const less of [entry, ...lettersLess(entry)]) put(found, less, entry);
  }
  return found;
}

const lettersLess = (word: string): string[] => [
  ...new Set(Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))),
];
