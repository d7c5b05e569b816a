import { emergencyNumbers, type EmergencyService } from '../emergency/emergency-numbers.ts';
import type { RespondContent } from './content.ts';
import type { Decision, Question } from './decision.ts';
import { subjectOf } from './follow-up.ts';
import type { ReplyLink, ReplyNumber, Source } from './reply.ts';

// The passage of the answer, and two more that may be meant.
const mostSources = 3;

/** A reply that says nothing yet. */
export const blank = ({ agentType, language }: Decision) =>
  ({
    agentType,
    language,
    sources: [],
    links: [],
    numbers: [],
    suggestions: [],
    redFlag: null,
    warning: null,
    tool: null,
    by: 'content',
    notice: null,
  }) as const;

/** Says who answers, if it is not the agent that was asked. */
export const handover = (
  { agentType }: Decision,
  { question }: { readonly question: Question },
  { say }: RespondContent,
): string =>
  agentType === question.agentType
    ? ''
    : say('assistant-replies.handover', { agent: say(`assistant.agents.${agentType}`) });

/** A passage; for a list, its first item, which has the title of the list; for a case, its "What if" text. */
export const docOf = (id: string, { docs }: RespondContent) =>
  docs.get(id) ?? [...docs.values()].find((doc) => doc.id.startsWith(`${id}-`)) ?? docs.get(subjectOf(id));

/** The passages as sources, each address once. */
export function sourcesOf(ids: readonly string[], content: RespondContent, most = mostSources): Source[] {
  const byAddress = new Map<string, Source>();
  for (const id of ids) {
    const doc = docOf(id, content);
    if (doc && !byAddress.has(doc.to))
      byAddress.set(doc.to, { id, kind: doc.kind, title: doc.title, to: doc.to });
  }
  return [...byAddress.values()].slice(0, most);
}

export const numbersOf = (services: readonly EmergencyService[], { say }: RespondContent): ReplyNumber[] =>
  services.map((service) => ({
    label: say(`emergency.numbers.${service}.name`),
    number: emergencyNumbers[service],
  }));

/** The page with the numbers, and with what to do until help comes. */
export const emergencyPage = ({ say }: RespondContent): ReplyLink => ({
  label: say('assistant-replies.emergencyPage'),
  to: '/emergency',
});
