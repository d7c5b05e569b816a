import list from '@manasik/content/guide/practical.json';
import type { Practical } from '@manasik/content/guide/schema';
import { sortClauses } from '@manasik/core/guide/clauses';
import type { GuideChoices, RiteId } from '@manasik/core/guide/rites';
import type { TopicId } from './topic-icons.ts';

export interface Topic extends Omit<Practical['topics'][number], 'id'> {
  readonly id: TopicId;
}
export type Fact = Topic['facts'][number];

// TypeScript infers plain strings from JSON. The content check validates the file against the schema, a test the ids.
export const practicalParts = list as readonly unknown[] as readonly {
  readonly id: Practical['id'];
  readonly topics: readonly Topic[];
}[];

/** The topics to read before this rite, in the order of the page of practical advice. */
export const topicsOf = (rite: RiteId): Topic[] =>
  practicalParts.flatMap(({ topics }) => topics.filter(({ rites }) => rites?.includes(rite)));

/** The facts for one pilgrim, and what the other schools say. Without a chosen school, all schools are the pilgrim's own. */
export function factsFor(
  facts: readonly Fact[],
  choices: GuideChoices,
): { own: readonly Fact[]; ofOthers: readonly Fact[] } {
  const { own, bySchool } = sortClauses(facts, choices);
  return choices.school ? { own, ofOthers: bySchool } : { own: [...own, ...bySchool], ofOthers: [] };
}
