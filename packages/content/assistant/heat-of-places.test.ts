import { respond } from '@manasik/core/assistant/respond';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { formatsIn } from '@manasik/core/assistant/tools/format';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import climates from '../health/climate.json' with { type: 'json' };
import { usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent, understandingContent } from './content.ts';

/** Mina at noon, and Arafat. */
const questions: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['is it hot in Mina at noon', 'how hot will it be on Arafat'],
  ar: ['هل الجو حار في منى وقت الظهر', 'كم ستكون درجة الحرارة في عرفة'],
  ur: ['کیا دوپہر کو منیٰ میں گرمی ہوتی ہے', 'عرفات میں کتنی گرمی ہوگی'],
  gu: ['બપોરે મીનામાં ગરમી હોય છે', 'અરફાતમાં કેટલી ગરમી હશે'],
  bn: ['দুপুরে মিনায় কি গরম', 'আরাফাতে কত গরম হবে'],
  fr: ['fait-il chaud à Mina à midi', 'quelle chaleur fera-t-il à Arafat'],
  de: ['ist es mittags heiß in Mina', 'wie heiß wird es auf Arafat'],
  it: ['fa caldo a Mina a mezzogiorno', 'quanto caldo farà ad Arafat'],
  es: ['hace calor en Mina a mediodía', 'cuánto calor hará en Arafat'],
  ru: ['жарко ли в Мине в полдень', 'насколько жарко будет на Арафате'],
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const content = respondContent(language);
  const { celsius, day } = formatsIn(language);
  const ask = async (text: string) => {
    const question = { text, agentType: 'guide' as const, previous: null };
    return respond(decide(question), { question, data: usual }, content);
  };

  it('says the usual temperature of each part of the day, with the date of the source', async () => {
    const [mina, arafat] = questions[language];
    for (const [text, site] of [
      [mina, 'mina'],
      [arafat, 'arafat'],
    ] as const) {
      const { tool, message } = await ask(text);
      expect(tool).toBe('heat-hours');
      expect(message).toContain(content.say(`heat.sites.${site}`));
      // The mean maximum of May, 42 °C, is reached after noon.
      expect(message).toContain(celsius(42));
      expect(message).toContain(day(climates.makkah.temperatureSources[0]?.readOn ?? ''));
    }
  });
});

describe('a question about heat that asks something else', () => {
  const { decide } = createUnderstanding(understandingContent('en'), 'en');

  it.each([
    'my husband is very hot in Mina',
    'what do I do in the heat at Arafat',
    'I feel hot in Mina',
    'what is the weather tomorrow in Makkah',
  ])('is not only answered with temperatures: %s', (text) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    expect(decision).not.toMatchObject({ kind: 'tool', tool: 'heat-hours' });
  });
});
