import type { SearchDoc } from './content-search.ts';

/** The parts of the emergency page, by their anchors. */
export const emergencyTopics = ['numbers', 'embassy', 'lost', 'card', 'heat'] as const;
export type EmergencyTopic = (typeof emergencyTopics)[number];

/** Builds a passage of the emergency page. */
export const emergencyDoc = (topic: EmergencyTopic, title: string, text: string): SearchDoc => ({
  id: `emergency:${topic}`,
  kind: 'emergency',
  title,
  text,
  to: `/emergency#${topic}`,
});
