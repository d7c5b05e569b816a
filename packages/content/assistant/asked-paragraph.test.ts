import { respond } from '@manasik/core/assistant/respond';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { noChoices } from '@manasik/core/guide/rites';
import type { Language } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { usual } from '../src/assistant-tools/call-tool.ts';
import { loadMessages } from '../src/locales.ts';
import { respondContent, understandingContent } from './content.ts';

const facts = (language: Language) =>
  loadMessages(language, ['practical'])['practical'] as unknown as Record<string, Record<string, string>>;

/** The lines of the list in the reply of someone who has chosen no school. */
async function linesOf(text: string, language: Language): Promise<string[]> {
  const question = { text, agentType: 'travel', previous: null } as const;
  const { decide } = createUnderstanding(understandingContent(language), language);
  const data = { ...usual, choices: noChoices };
  const { message } = await respond(decide(question), { question, data }, respondContent(language));
  return message.split('\n').filter((line) => line.startsWith('- '));
}

describe('the answer of a topic begins with what was asked', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'can i bring insulin needles on the plane', 'insulin', 'plane'],
    ['en', 'which plug do they have for my phone', 'money-phone', 'power'],
    ['en', 'i forgot my insulin dose', 'insulin', 'missed'],
    ['ar', 'كم المسافه بين منى وعرفات', 'transport', 'distances'],
    ['it', 'bambino di 6 anni fa lhajj? vale?', 'for-someone-else', 'child'],
  ])('%s: %s', async (language, text, topic, fact) => {
    const [first = ''] = await linesOf(text, language);
    expect(first).toContain(facts(language)[topic]?.[fact]);
  });

  it('but after the line that says when to call for help', async () => {
    const [first = '', second = ''] = await linesOf('عندي ضغط ونسيت حبة الصبح اخذ حبتين؟', 'ar');
    expect(first).toContain('997');
    expect(second).toContain(facts('ar')['blood-pressure']?.['tablets']);
  });

  it('and has all of its lines', async () => {
    const [whole, asked] = [
      await linesOf('money, phone and electricity', 'en'),
      await linesOf('which plug do they have for my phone', 'en'),
    ];
    expect(asked.toSorted()).toEqual(whole.toSorted());
    expect(asked).not.toEqual(whole);
  });
});
