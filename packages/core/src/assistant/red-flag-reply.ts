import type { EmergencyService } from '../emergency/emergency-numbers.ts';
import type { RedFlag } from './agents.ts';
import { paragraphs } from './compose-parts.ts';
import type { RespondContent } from './content.ts';
import type { Decision } from './decision.ts';
import type { Reply } from './reply.ts';
import { blank, numbersOf, sourcesOf } from './reply-parts.ts';

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
  fainting: ['emergency:heat'],
  // Not `emergency:lost`, which speaks to the one who is lost.
  'lost-child': ['whatIf:lost-from-group'],
  'lost-person': ['whatIf:lost-from-group'],
};

/** Takes nothing about the person who asks, so that nothing has to be looked up before it. */
export function redFlagReply(
  decision: Decision & { readonly kind: 'redFlag' },
  content: RespondContent,
): Reply {
  const { say } = content;
  const { redFlag } = decision;
  return {
    ...blank(decision),
    kind: 'redFlag',
    redFlag,
    message: paragraphs([
      say(`assistant-replies.redFlags.${redFlag}`),
      say('assistant-replies.redFlags.abroad'),
    ]),
    numbers: numbersOf(numbersFor[redFlag], content),
    sources: sourcesOf(passagesFor[redFlag] ?? [], content),
    links: [{ label: say('assistant-replies.emergencyPage'), to: '/emergency' }],
  };
}
