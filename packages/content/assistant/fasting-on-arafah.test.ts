import { respond } from '@manasik/core/assistant/respond';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent, understandingContent } from './content.ts';

/** With an illness, and without. */
const questions: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'can a diabetic fast on arafat day',
    'do pilgrims fast on Arafah',
    'should I fast on the day of Arafah',
    'I have diabetes, can I fast on Arafah?',
  ],
  ar: ['هل يصوم مريض السكري يوم عرفة', 'هل يصوم الحاج يوم عرفة', 'صيام يوم عرفة للحاج'],
  ur: ['کیا شوگر کا مریض عرفہ کے دن روزہ رکھ سکتا ہے', 'کیا حاجی عرفہ کا روزہ رکھتے ہیں'],
  gu: ['ડાયાબિટીસવાળા અરફાતના દિવસે રોઝો રાખી શકે', 'હાજી અરફાતના દિવસે રોઝો રાખે'],
  bn: ['ডায়াবেটিস রোগী কি আরাফার দিন রোজা রাখতে পারে', 'হাজি কি আরাফার রোজা রাখে'],
  fr: ['un diabétique peut-il jeûner le jour d’Arafat', 'les pèlerins jeûnent-ils à Arafat'],
  de: ['darf ein Diabetiker am Tag von Arafat fasten', 'fasten Pilger auf Arafat'],
  it: ['un diabetico può digiunare il giorno di Arafat', 'i pellegrini digiunano ad Arafat'],
  es: ['puede un diabético ayunar el día de Arafat', 'los peregrinos ayunan en Arafat'],
  ru: ['можно ли диабетику поститься в день Арафата', 'постятся ли паломники на Арафате'],
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const content = respondContent(language);

  it.each(questions[language])('says what the Prophet ﷺ did, and whom to ask: %s', async (text) => {
    const question = { text, agentType: 'guide' as const, previous: null };
    const { message, sources } = await respond(decide(question), { question, data: usual }, content);
    const { steps } = content.guide.rites.arafat;
    expect(message).toContain(steps['rest']?.clauses?.['fast']);
    expect(message).toContain(content.say('assistant-replies.askBeforeFasting'));
    expect(sources[0]?.id).toBe('rite:arafat:step-rest');
  });
});

describe('a question that only has the same words', () => {
  const { decide } = createUnderstanding(understandingContent('en'), 'en');

  it.each([
    'how fast is the bus to Arafat',
    'I fast 3 days instead of the sacrifice, may I begin on Arafah',
    'what do I eat on Arafat',
    'can I fast on Arafah if I am not on Hajj',
    'fasting on Arafah for those not on Hajj',
  ])('is answered otherwise: %s', (text) => {
    expect(decide({ text, agentType: 'guide', previous: null })).not.toMatchObject({ asksFasting: true });
  });
});
