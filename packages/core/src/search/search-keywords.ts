import type { SearchDoc } from './content-search.ts';

/** The parts of the emergency page, by their anchors. */
export const emergencyTopics = ['numbers', 'embassy', 'lost', 'card', 'heat'] as const;
export type EmergencyTopic = (typeof emergencyTopics)[number];

/**
 * Search words of people who do not know the guide's terms: for each rite, each "what if" tree, and each part of the
 * emergency page.
 */
export type SearchKeywords = Readonly<
  Record<'rite' | 'whatIf' | 'emergency', Readonly<Record<string, string>>>
>;

/** Turns them into the search words of a passage. */
export function keywordsFor(
  keywords: Readonly<Record<string, string>>,
  id: string,
): Pick<SearchDoc, 'keywords'> {
  const words = keywords[id];
  return words === undefined ? {} : { keywords: words };
}

/** Builds a passage of the emergency page. */
export const emergencyDoc = (
  topic: EmergencyTopic,
  keywords: SearchKeywords,
  title: string,
  text: string,
): SearchDoc => ({
  id: `emergency:${topic}`,
  kind: 'emergency',
  title,
  text,
  ...keywordsFor(keywords.emergency, topic),
  to: `/emergency#${topic}`,
});
