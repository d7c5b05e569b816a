import { wordsOf } from '../search/search-text.ts';
import type { Decision, Question } from './decision.ts';
import { type FixedAnswer, smallTalk } from './intents.ts';
import { linesOf } from './ranking.ts';
import { isTimeTool } from './tool-questions.ts';
import { isHolyCity } from './tools/holy-places.ts';
import { namedPlace } from './tools/place-name.ts';
import type { ToolData } from './tools/types.ts';

const asksNothing: ReadonlySet<FixedAnswer | undefined> = new Set<FixedAnswer>([...smallTalk, 'no-words']);

/** Saint-Jean de Terre-Neuve. */
const mostWords = 5;

/**
 * The decision on a text that is the name of a place, after a time of prayer was asked for without one: a name can also be
 * another word, such as Surat or Cologne, and only a look-up can tell.
 */
export async function withPlace(
  decision: Decision,
  { text, previous }: Question,
  { findPlace }: ToolData,
): Promise<Decision> {
  const before = previous?.tool ?? null;
  const { kind, language, agentType } = decision;
  if (!isTimeTool(before) || kind === 'redFlag' || wordsOf(text).length > mostWords) return decision;
  if (kind === 'tool' && decision.tool === before) return decision;
  // "Thanks" is also a village. Of the names of several words, only "La Paz" consists of words of a greeting.
  const mayBeName = text.trim().includes(' ') || kind !== 'unknown' || !asksNothing.has(decision.missing);
  if (!mayBeName) return decision;
  for (const line of linesOf(previous?.question))
    if ((await namedPlace(line, language, findPlace)).kind !== 'none') return decision;
  return isHolyCity(text) || (await findPlace(text.trim()))
    ? { kind: 'tool', tool: before, goesOn: true, language, agentType }
    : decision;
}
