import type { Language } from '../text/languages.ts';
import type { UnderstandingContent } from './content.ts';
import { linesOf, type Scored } from './ranking.ts';
import { createScope, type Scope } from './scope.ts';

/** A logistic regression, fitted to the open questions. */
const outside = { odds: 0.77, examples: 8.5, own: 3.6, limit: 1.3 };

/** The words that belong to the subjects of Manasik, and those that belong to others. */
export function scopeOf({ docs, intents }: UnderstandingContent, language: Language): Scope {
  const own = [
    ...docs.flatMap(({ title, text, keywords }) => [`${title} ${text}`, ...linesOf(keywords)]),
    ...Object.values(intents.tool).flatMap(linesOf),
  ];
  return createScope(own, linesOf(intents.abstain), language);
}

/** True if a question is about something that Manasik says nothing about. */
export function isOutside(scope: Scope, text: string, ranked: readonly Scored[]): boolean {
  const { odds, examples, own, limit } = outside;
  const similar = ranked.find(({ id }) => id === 'abstain')?.score ?? 0;
  return odds * scope.oddsOf(text) + examples * similar - own * (ranked[0]?.score ?? 0) > limit;
}
