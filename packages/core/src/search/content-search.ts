import MiniSearch from 'minisearch';
import type { Language } from '../text/languages.ts';
import { isMissedWord } from './missed-words.ts';
import { spellingsOf, withoutArticle } from './search-text.ts';
import { meaningfulWords } from './stop-words.ts';

export const searchKinds = ['rite', 'dua', 'whatIf', 'practical', 'place', 'emergency', 'help'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A searchable passage, in the reader's language. */
export interface SearchDoc {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly text: string;
  /** The same text by its paragraphs, if it has several. */
  readonly paragraphs?: readonly string[];
  /** Everyday names for the passage, which are searched but never shown. */
  readonly keywords?: string;
  /** The address of the passage, including its anchor. */
  readonly to: string;
}

export interface ContentSearch {
  /**
   * The passages that contain every typed word, best first. If there are few, passages with some of the words follow,
   * those with the most words first. Empty input returns nothing. A search for something missed or forgotten puts first
   * the "what if" that names it in its title or keywords.
   */
  search: (typed: string, most: number) => SearchDoc[];
}

// The last word may be unfinished.
const shortestPrefix = 2;
// One typo is tolerated in a word long enough to stay distinct, and a second one in a very long word.
const fuzzyFrom = 5;
const twiceFuzzyFrom = 10;
// With fewer results than this, the passage may use another word than the question.
const enough = 4;
const whatIfBoost = 1.3;
// A longer query is a paragraph. Its first words give the subject, and each word costs time.
const mostWords = 12;

/** An index of passages in one language. Keep it: building it takes longer than all its searches. */
export function createContentSearch(docs: readonly SearchDoc[], language: Language): ContentSearch {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const index = new MiniSearch<SearchDoc>({
    fields: ['title', 'text', 'keywords'],
    tokenize: spellingsOf,
    processTerm: (word) => withoutArticle(word),
    searchOptions: {
      tokenize: (typed) => meaningfulWords(typed, language).slice(0, mostWords),
      boost: { title: 3, keywords: 3 },
      // Someone with a problem types the same words as someone who reads about the rite, and needs the answer more.
      boostDocument: (id) => (byId.get(String(id))?.kind === 'whatIf' ? whatIfBoost : 1),
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
      const wanted = new Set(meaningfulWords(typed, language).slice(0, mostWords).map(withoutArticle));
      const exact = index.search(typed);
      // Searching for similar spellings is slow, so it is done only for words that occur nowhere.
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
