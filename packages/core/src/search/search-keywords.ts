import type { SearchDoc } from './content-search.ts';

/** The parts of the emergency page, by the ids at which they stand on it. */
export const emergencyTopics = ['numbers', 'embassy', 'lost', 'card', 'heat'] as const;
export type EmergencyTopic = (typeof emergencyTopics)[number];

/**
 * What people type who do not know how the guide calls it: of each rite, of each tree of "what if", and of each part of
 * the emergency page.
 */
export type SearchKeywords = Readonly<
  Record<'rite' | 'whatIf' | 'emergency', Readonly<Record<string, string>>>
>;

/** As a part of a passage. */
export function keywordsFor(
  keywords: Readonly<Record<string, string>>,
  id: string,
): Pick<SearchDoc, 'keywords'> {
  const words = keywords[id];
  return words === undefined ? {} : { keywords: words };
}

/** A passage of the emergency page. */
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
