import type { Language } from '../text/languages.ts';
import { agentFor, agentsOfPassage, agentsOfTool } from './agents-of.ts';
import type { AgentType, ToolId } from './agents.ts';

/** The decision for exactly one passage. */
export const exactly = (passage: string, asked: AgentType, language: Language) => {
  const agentType = agentFor(asked, agentsOfPassage(passage));
  return { kind: 'passages', passages: [passage], isSure: true, language, agentType } as const;
};

/** The decision for a tool. */
export const byTool = (tool: ToolId, asked: AgentType, language: Language) =>
  ({ kind: 'tool', tool, language, agentType: agentFor(asked, agentsOfTool(tool)) }) as const;
