import MiniSearch from 'minisearch';
import { wordsOf, withoutArticle } from './search-text.ts';

export const searchKinds = ['rite', 'dua', 'whatIf', 'place', 'help'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A passage that can be found, in the language of the reader. */
export interface SearchDoc {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly text: string;
  /** The address of the passage, with its place on the page. */
  readonly to: string;
}

export interface ContentSearch {
  /** The passages that hold every word typed, the best first. Nothing typed finds nothing. */
  search: (typed: string, most: number) => SearchDoc[];
}

// The last word may still be on its way; a slip of the finger is forgiven where a word is long enough to be told apart.
const shortestPrefix = 2;
const shortestFuzzy = 5;
const fuzziness = 0.2;

/** An index over passages of one language. Building it takes longer than all searches in it: keep it. */
export function createContentSearch(docs: readonly SearchDoc[]): ContentSearch {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const index = new MiniSearch<SearchDoc>({
    fields: ['title', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => withoutArticle(word),
    searchOptions: {
      combineWith: 'AND',
      boost: { title: 3 },
      prefix: (word) => word.length >= shortestPrefix,
      fuzzy: (word) => (word.length >= shortestFuzzy ? fuzziness : false),
    },
  });
  index.addAll(docs);
  return {
    search: (typed, most) =>
      index
        .search(typed)
        .slice(0, most)
        .flatMap(({ id }) => byId.get(String(id)) ?? []),
  };
}
