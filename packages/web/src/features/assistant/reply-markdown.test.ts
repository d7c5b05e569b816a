import type { AssistantReply } from '@manasik/contract/assistant';
import { expect, it } from 'vitest';
import { markdownOf } from './reply-markdown.ts';

const reply: AssistantReply = {
  kind: 'passages',
  agentType: 'guide',
  language: 'en',
  message: '**Heat**',
  warning: null,
  suggestions: [],
  sources: [],
  links: [],
  numbers: [
    { label: 'Ambulance', number: '997' },
    { label: 'Emergency services', number: '911' },
  ],
  redFlag: null,
  tool: null,
  by: 'content',
  notice: null,
};

it('begins with the warning and its numbers', () => {
  expect(markdownOf({ ...reply, warning: 'In danger, call:' })).toBe(
    'In danger, call: Ambulance 997, Emergency services 911\n\n**Heat**',
  );
});

it('is the message alone without a warning', () => {
  expect(markdownOf(reply)).toBe('**Heat**');
});
