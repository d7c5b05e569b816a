import MiniSearch from 'minisearch';
import type { Language } from '../text/languages.ts';
import { isMissedWord } from './missed-words.ts';
import { spellingsOf, withoutArticle } from './search-text.ts';
import { tellingWords } from './stop-words.ts';

export const searchKinds = ['rite', 'dua', 'whatIf', 'place', 'emergency', 'help'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A passage that can be found, in the language of the reader. */
export interface SearchDoc {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly text: string;
  /** What people call it who do not know its name; found, and never shown. */
  readonly keywords?: string;
  /** The address of the passage, with its place on the page. */
  readonly to: string;
}

export interface ContentSearch {
  /**
   * The passages that hold every word typed, the best first; where they are few, after them those that hold some of
   * the words, the most words first. Nothing typed finds nothing. A search for something missed or forgotten
   * puts first the "what if" that names it in its title or keywords.
   */
  search: (typed: string, most: number) => SearchDoc[];
}

// The last word may still be on its way.
const shortestPrefix = 2;
// A slip of the finger is forgiven where a word is long enough to be told apart, and a second one in a very long word.
const fuzzyFrom = 5;
const twiceFuzzyFrom = 10;
// With fewer than these, a word of the question may have been one that the passage puts otherwise.
const enough = 4;
// A question of more words is a paragraph; its first words say what it is about, and each word takes its time.
const mostWords = 12;

/** An index over passages of one language. Building it takes longer than all searches in it: keep it. */
export function createContentSearch(docs: readonly SearchDoc[], language: Language): ContentSearch {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const index = new MiniSearch<SearchDoc>({
    fields: ['title', 'text', 'keywords'],
    tokenize: spellingsOf,
    processTerm: (word) => withoutArticle(word),
    searchOptions: {
      tokenize: (typed) => tellingWords(typed, language).slice(0, mostWords),
      boost: { title: 3, keywords: 3 },
      prefix: (word) => word.length >= shortestPrefix,
    },
  });
  index.addAll(docs);

  function remediesFor(words: readonly string[]): ReadonlySet<string> {
    const missed = words.filter((word) => !isMissedWord(word, language));
    if (missed.length === 0 || missed.length === words.length) return new Set();
    const remedies = index.search(missed.join(' '), {
      combineWith: 'AND',
      fields: ['title', 'keywords'],
      filter: ({ id }) => byId.get(String(id))?.kind === 'whatIf',
    });
    return new Set(remedies.map(({ id }) => String(id)));
  }

  return {
    search: (typed, most) => {
      const wanted = new Set(tellingWords(typed, language).slice(0, mostWords).map(withoutArticle));
      const exact = index.search(typed);
      // To look for words that are spelt almost so takes long: only for those that stand nowhere.
      const known = new Set(exact.flatMap(({ queryTerms }) => queryTerms));
      const unknown = new Set([...wanted].filter((word) => !known.has(word)));
      const all =
        unknown.size === 0
          ? exact
          : index.search(typed, { fuzzy: (word) => unknown.has(word) && slips(word) });
      const found = all
        .map(({ id, score, queryTerms }) => ({ id, score, words: new Set(queryTerms).size }))
        .toSorted((one, other) => other.words - one.words || other.score - one.score);
      const whole = found.filter(({ words }) => words >= wanted.size);
      const remedies = remediesFor([...wanted]);
      const isRemedy = ({ id }: { id: unknown }): boolean => remedies.has(String(id));
      const rest = (whole.length < enough ? found : whole).filter((one) => !isRemedy(one));
      return [...found.filter(isRemedy), ...rest]
        .slice(0, most)
        .flatMap(({ id }) => byId.get(String(id)) ?? []);
    },
  };
}

const slips = (word: string): number => {
  if (word.length < fuzzyFrom) return 0;
  return word.length < twiceFuzzyFrom ? 1 : 2;
};
