import { respond } from '@manasik/core/assistant/respond';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent, understandingContent } from './content.ts';

interface Questions {
  /** Toilets, water and Zamzam. */
  readonly place: readonly string[];
  readonly care: readonly string[];
  readonly wheelchair: string;
}

/** Where something is nearby, which no text knows. */
const questions: Readonly<Record<Language, Questions>> = {
  en: {
    place: [
      'where is the nearest toilet',
      'where is the toilet',
      'where do I get Zamzam water',
      'where do I get water',
    ],
    care: ['where is the nearest clinic', 'where is a doctor', 'where is the nearest hospital'],
    wheelchair: 'where can I get a wheelchair',
  },
  ar: {
    place: ['أين أقرب حمام', 'أين الحمام', 'أين ماء زمزم', 'أين أجد الماء'],
    care: ['أين أقرب عيادة', 'أين الطبيب', 'أين أقرب مستشفى'],
    wheelchair: 'أين أجد كرسيا متحركا',
  },
  ur: {
    place: [
      'قریب ترین بیت الخلا کہاں ہے',
      'ٹوائلٹ کہاں ہے',
      'باتھ روم کہاں ہے',
      'واش روم کہاں ہے',
      'زمزم کا پانی کہاں ملے گا',
      'پانی کہاں ملے گا',
    ],
    care: ['قریبی کلینک کہاں ہے', 'ڈاکٹر کہاں ملے گا', 'قریبی ہسپتال کہاں ہے'],
    wheelchair: 'وہیل چیئر کہاں ملے گی',
  },
  gu: {
    place: ['નજીકનું ટોઇલેટ ક્યાં છે', 'બાથરૂમ ક્યાં છે', 'ઝમઝમ પાણી ક્યાં મળે', 'પાણી ક્યાં મળશે'],
    care: ['નજીકનું દવાખાનું ક્યાં છે', 'ડૉક્ટર ક્યાં મળશે', 'નજીકની હૉસ્પિટલ ક્યાં છે'],
    wheelchair: 'વ્હીલચેર ક્યાં મળે',
  },
  bn: {
    place: ['কাছের টয়লেট কোথায়', 'বাথরুম কোথায়', 'জমজমের পানি কোথায় পাব', 'পানি কোথায় পাব'],
    care: ['কাছের ক্লিনিক কোথায়', 'ডাক্তার কোথায় পাব', 'কাছের হাসপাতাল কোথায়'],
    wheelchair: 'হুইলচেয়ার কোথায় পাব',
  },
  fr: {
    place: [
      'où sont les toilettes les plus proches',
      'où sont les toilettes',
      'où est l’eau de Zamzam',
      'où trouver de l’eau',
    ],
    care: ['où est la clinique la plus proche', 'où trouver un médecin', 'où est l’hôpital le plus proche'],
    wheelchair: 'où trouver un fauteuil roulant',
  },
  de: {
    place: [
      'wo ist die nächste Toilette',
      'wo sind die Toiletten',
      'wo gibt es Zamzam-Wasser',
      'wo bekomme ich Wasser',
    ],
    care: ['wo ist die nächste Klinik', 'wo finde ich einen Arzt', 'wo ist das nächste Krankenhaus'],
    wheelchair: 'wo bekomme ich einen Rollstuhl',
  },
  it: {
    place: [
      'dov’è il bagno più vicino',
      'dove sono i bagni',
      'dove trovo l’acqua di Zamzam',
      'dove trovo l’acqua',
    ],
    care: ['dov’è la clinica più vicina', 'dove trovo un medico', 'dov’è l’ospedale più vicino'],
    wheelchair: 'dove trovo una sedia a rotelle',
  },
  es: {
    place: [
      'dónde está el baño más cercano',
      'dónde están los aseos',
      'dónde está el agua de Zamzam',
      'dónde consigo agua',
    ],
    care: [
      'dónde está la clínica más cercana',
      'dónde encuentro un médico',
      'dónde está el hospital más cercano',
    ],
    wheelchair: 'dónde consigo una silla de ruedas',
  },
  ru: {
    place: ['где ближайший туалет', 'где туалет', 'где вода Замзам', 'где взять воду'],
    care: ['где ближайшая поликлиника', 'где найти врача', 'где ближайшая больница'],
    wheelchair: 'где взять инвалидную коляску',
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const say = respondContent(language).say;
  const ask = async (text: string) => {
    const question = { text, agentType: 'guide' as const, previous: null };
    const { message, numbers, sources } = await respond(
      decide(question),
      { question, data: usual },
      respondContent(language),
    );
    return { message, numbers: numbers.map(({ number }) => number), first: sources[0]?.id };
  };
  const { place, care, wheelchair } = questions[language];

  it.each(place)('says that it does not know where, and whom to ask: %s', async (text) => {
    const { message, numbers } = await ask(text);
    expect(message).toContain(say('assistant-replies.missing.nearby'));
    expect(numbers).toEqual([]);
  });

  it.each(care)('also says which numbers help someone who is ill: %s', async (text) => {
    const { message, numbers } = await ask(text);
    expect(message).toContain(say('assistant-replies.missing.nearby-care'));
    expect(numbers).toEqual(['997', '937']);
  });

  it('says where wheelchairs are lent', async () => {
    expect((await ask(wheelchair)).first).toBe('practical:chairs');
  });
});

describe('a question with "where" that has another subject', () => {
  const { decide } = createUnderstanding(understandingContent('en'), 'en');

  it.each([
    'where do I put my wheelchair during Tawaf',
    'which hospital was my husband taken to, where is he',
    'where do I wash after the toilet',
    'where can I do wudu',
  ])('gets no such answer: %s', (text) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    expect(decision).not.toMatchObject({ missing: 'nearby' });
    expect(decision).not.toMatchObject({ missing: 'nearby-care' });
    expect(decision).not.toMatchObject({ passages: ['practical:chairs'] });
  });

  it('does not keep a call for help from being recognised', () => {
    const text = 'where is the nearest hospital, my husband collapsed and does not breathe';
    expect(decide({ text, agentType: 'guide', previous: null })).toMatchObject({ kind: 'redFlag' });
  });
});
