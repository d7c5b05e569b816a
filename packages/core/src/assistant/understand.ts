import { createContentSearch, type SearchDoc } from '../search/content-search.ts';
import type { Language } from '../text/languages.ts';
import type { Decision, Question } from './decision.ts';

export interface UnderstandingContent {
  readonly passages: readonly SearchDoc[];
}

const MOST_PASSAGES = 3;

/** Finds what a question asks for, in one language. Keep it: building its index takes longer than a question. */
export function createUnderstanding(
  { passages }: UnderstandingContent,
  language: Language,
): { decide: (question: Question) => Decision } {
  const index = createContentSearch(passages, language);
  return {
    decide: ({ text, agentType }) => {
      const found = index.search(text, MOST_PASSAGES).map(({ id }) => id);
      return found.length > 0
        ? { kind: 'passages', passages: found, language, agentType }
        : { kind: 'unknown', near: [], language, agentType };
    },
  };
}
