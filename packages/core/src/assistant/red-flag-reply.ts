import type { EmergencyService } from '../emergency/emergency-numbers.ts';
import type { RedFlag } from './agents.ts';
import { list, paragraphs } from './compose-parts.ts';
import type { RespondContent } from './content.ts';
import type { DangerSubject, Decision } from './decision.ts';
import type { Reply } from './reply.ts';
import { blank, emergencyPage, numbersOf, sourcesOf } from './reply-parts.ts';

type Danger = Decision & { readonly kind: 'redFlag' };

const numbersFor: Readonly<Record<RedFlag, readonly EmergencyService[]>> = {
  'chest-pain': ['ambulance', 'general'],
  'heat-stroke': ['ambulance', 'general'],
  fainting: ['ambulance', 'general'],
  bleeding: ['ambulance', 'general'],
  'lost-child': ['general'],
  // Health advice helps to find someone who was taken to hospital.
  'lost-person': ['general', 'health'],
  stroke: ['ambulance', 'general'],
  'heart-or-stroke': ['ambulance', 'general'],
  suicide: ['general', 'ambulance', 'health'],
  breathing: ['ambulance', 'general'],
  'low-sugar': ['ambulance', 'general'],
  danger: ['general', 'ambulance'],
};

const passagesFor: Readonly<Partial<Record<RedFlag, readonly string[]>>> = {
  'heat-stroke': ['emergency:heat'],
  'low-sugar': ['emergency:sugar'],
  fainting: ['emergency:heat'],
  // Not `emergency:lost`, which speaks to the one who is lost.
  'lost-child': ['whatIf:lost-from-group'],
  'lost-person': ['whatIf:lost-from-group'],
};

const passagesAbout: Readonly<Record<DangerSubject, readonly [string, ...string[]]>> = {
  'high-sugar': ['practical:diabetes', 'emergency:sugar'],
  crush: ['emergency:crush'],
};

/** The advice for an emergency: the text of the danger if Manasik has one, otherwise that of its kind. */
function textOf({ redFlag, about }: Danger, { say, guide, docs }: RespondContent): string {
  const text = say(`assistant-replies.redFlags.${redFlag}`);
  // It begins with whom to call as well.
  if (about === 'high-sugar') return guide.practical['diabetes']?.['high'] ?? text;
  return about === 'crush' ? paragraphs([text, list(docs.get('emergency:crush')?.paragraphs ?? [])]) : text;
}

/** Takes nothing about the person who asks, so that nothing has to be looked up before it. */
export function redFlagReply(decision: Danger, content: RespondContent): Reply {
  const { say } = content;
  const { redFlag, about } = decision;
  const passages = about ? passagesAbout[about] : (passagesFor[redFlag] ?? []);
  return {
    ...blank(decision),
    kind: 'redFlag',
    redFlag,
    message: paragraphs([textOf(decision, content), say('assistant-replies.redFlags.abroad')]),
    numbers: numbersOf(numbersFor[redFlag], content),
    sources: sourcesOf(passages, content),
    links: [emergencyPage(content)],
  };
}
