import type { SearchDoc } from '../search/content-search.ts';
import type { Decision, Question } from './decision.ts';
import type { Reply } from './reply.ts';
import type { ToolData } from './tools/types.ts';

export interface RespondContent {
  readonly passages: ReadonlyMap<string, SearchDoc>;
}

/** Writes the reply to what was understood. */
export async function respond(
  decision: Decision,
  _asked: { readonly question: Question; readonly data: ToolData },
  { passages }: RespondContent,
): Promise<Reply> {
  const ids = decision.kind === 'passages' ? decision.passages : [];
  const sources = ids.flatMap((id) => passages.get(id) ?? []);
  return {
    kind: decision.kind,
    agentType: decision.agentType,
    language: decision.language,
    message: sources.map(({ title, text }) => `**${title}**\n\n${text}`).join('\n\n'),
    sources: sources.map(({ id, kind, title, to }) => ({ id, kind, title, to })),
    links: [],
    numbers: [],
    suggestions: [],
    redFlag: null,
    tool: null,
  };
}
