import { agentTypes } from '@manasik/core/assistant/agents';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { languageCodes } from '@manasik/core/text/languages';
import { expect, it } from 'vitest';
import { flatten, loadMessages } from '../src/locales.ts';
import { understandingContent } from './content.ts';

/** The answer to each question that the assistant offers at the start. */
const answers: Readonly<Record<string, string>> = {
  'health.heat': 'practical:heat-hours',
  'health.medicines': 'practical:medicines',
  'health.vaccines': 'practical:vaccines',
  'travel.card': 'practical:nusuk-card',
  'travel.packing': 'practical:packing',
  'travel.transport': 'rite:arafat:step-go',
  'guide.miqat': 'whatIf:missed-miqat',
  'guide.tawaf': 'rite:tawaf-al-ifadah:page',
  'guide.arafat': 'rite:arafat:page',
  'reminder.prayer': 'next-prayer',
  'reminder.days': 'days-to-hajj',
  'reminder.now': 'rite-now',
};

it.each(languageCodes)('answers the questions that it offers at the start: %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const offered = [...flatten(loadMessages(language, ['assistant']))].filter(([key]) =>
    agentTypes.some((agent) => key.startsWith(`assistant.starts.${agent}.`)),
  );
  const found = offered.map(([key, text]): [string, string] => {
    const [, , agentType = '', name = ''] = key.split('.');
    const agent = agentTypes.find((each) => each === agentType) ?? 'guide';
    const decision = decide({ text, agentType: agent, previous: null });
    const answer =
      decision.kind === 'passages' ? decision.passages[0] : decision.kind === 'tool' ? decision.tool : '';
    return [`${agentType}.${name}`, answer ?? ''];
  });
  expect(Object.fromEntries(found)).toEqual(answers);
});
