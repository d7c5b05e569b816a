import { withoutArticle, wordsOf } from '../search/search-text.ts';

/**
 * The everyday words for each subject of the guide: its id -> words, parted by commas. A word that ends with `*` also
 * stands for all longer ones.
 */
export type Concepts = Readonly<Record<string, string>>;

export interface ConceptFinder {
  /** Ids of the subjects that the words name, in no order. A word with one typing error is still recognised. */
  readonly in: (words: readonly string[]) => ReadonlySet<string>;
}

const mostWords = 3;
// In a shorter word, one other letter makes another word.
const shortestMistyped = 6;
const shortestStem = 3;

/** Finds the subjects of a question by their words in one language. */
export function createConceptFinder(concepts: Concepts): ConceptFinder {
  const whole = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  const put = (map: Map<string, string[]>, word: string, id: string): void => {
    const ids = map.get(word);
    if (ids) ids.push(id);
    else map.set(word, [id]);
  };
  for (const [id, entries] of Object.entries(concepts)) {
    for (const entry of entries.split(',')) {
      const isStem = entry.trimEnd().endsWith('*');
      const words = wordsOf(entry.replaceAll('*', ' ')).map(withoutArticle).join(' ');
      if (words !== '') put(isStem ? stems : whole, words, id);
    }
  }
  const mistyped = withOneLetterLess([...whole.keys(), ...stems.keys()]);

  const named = (phrase: string): readonly string[] => {
    const found = [...(whole.get(phrase) ?? [])];
    for (let end = phrase.length; end >= shortestStem; end--)
      found.push(...(stems.get(phrase.slice(0, end)) ?? []));
    return found;
  };
  const nearly = (word: string): readonly string[] => {
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
  return {
    in: (words) => {
      const found = new Set<string>();
      words.forEach((word, at) => {
        let isKnown = false;
        for (let count = 1; count <= mostWords && at + count <= words.length; count++) {
          const ids = named(words.slice(at, at + count).join(' '));
          isKnown ||= ids.length > 0;
          for (const id of ids) found.add(id);
        }
        if (!isKnown) for (const id of nearly(word)) found.add(id);
      });
      return found;
    },
  };
}

/** Each entry by its spellings with one letter missing, so that two words with one difference meet. */
function withOneLetterLess(entries: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new Set(entries)) {
    if (entry.length < shortestMistyped || entry.includes(' ')) continue;
    for (const less of [entry, ...lettersLess(entry)]) {
      const known = found.get(less);
      if (known) known.push(entry);
      else found.set(less, [entry]);
    }
  }
  return found;
}

const lettersLess = (word: string): string[] => [
  ...new Set(Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))),
];
