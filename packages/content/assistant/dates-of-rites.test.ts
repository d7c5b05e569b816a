import { respond } from '@manasik/core/assistant/respond';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { formatsIn } from '@manasik/core/assistant/tools/format';
import type { ToolData } from '@manasik/core/assistant/tools/types';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { sayIn, usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent, understandingContent } from './content.ts';

interface Questions {
  /** Both about the standing at Arafat. */
  readonly arafat: readonly [string, string];
  readonly stoning: string;
  readonly eid: string;
  readonly tenth: string;
}

const questions: Readonly<Record<Language, Questions>> = {
  en: {
    arafat: ['When is Arafat?', 'When do we stand at Arafat this year'],
    stoning: 'when do I throw the stones',
    eid: 'what date is Eid al-Adha',
    tenth: 'what date is 10 Dhul Hijjah',
  },
  ar: {
    arafat: ['متى عرفة؟', 'متى نقف بعرفة هذه السنة'],
    stoning: 'متى أرمي الجمرات',
    eid: 'متى عيد الأضحى',
    tenth: 'متى يوم 10 ذي الحجة',
  },
  ur: {
    arafat: ['عرفات کب ہے؟', 'اس سال عرفات میں کب کھڑے ہوں گے'],
    stoning: 'کنکریاں کب مارنی ہیں',
    eid: 'عید الاضحی کب ہے',
    tenth: '10 ذوالحجہ کس تاریخ کو ہے',
  },
  gu: {
    arafat: ['અરફાત ક્યારે છે?', 'આ વર્ષે અરફાતમાં ક્યારે ઊભા રહેવાનું'],
    stoning: 'કાંકરી ક્યારે મારવાની',
    eid: 'ઈદુલ અઝહા ક્યારે છે',
    tenth: '10 ઝિલહજ કઈ તારીખે છે',
  },
  bn: {
    arafat: ['আরাফাত কবে?', 'এ বছর আরাফাতে কবে দাঁড়াব'],
    stoning: 'পাথর কবে মারব',
    eid: 'ঈদুল আজহা কবে',
    tenth: '১০ জিলহজ কোন তারিখ',
  },
  fr: {
    arafat: ['C’est quand Arafat ?', 'quand se tient-on à Arafat cette année'],
    stoning: 'quand lancer les cailloux',
    eid: 'quelle date pour l’Aïd al-Adha',
    tenth: '10 dhoul hijja c’est quelle date',
  },
  de: {
    arafat: ['Wann ist Arafat?', 'wann stehen wir dieses Jahr auf Arafat'],
    stoning: 'wann werfe ich die Steine',
    eid: 'an welchem Datum ist das Opferfest',
    tenth: 'welches Datum ist der 10. Dhul Hiddscha',
  },
  it: {
    arafat: ['Quando è Arafat?', 'quando si sta ad Arafat quest’anno'],
    stoning: 'quando lancio i sassolini',
    eid: 'che data è Eid al-Adha',
    tenth: 'che giorno è il 10 dhul hijja',
  },
  es: {
    arafat: ['¿Cuándo es Arafat?', 'cuándo estamos en Arafat este año'],
    stoning: 'cuándo tiro las piedras',
    eid: 'qué fecha es el Eid al-Adha',
    tenth: 'qué fecha es el 10 de dhul hijja',
  },
  ru: {
    arafat: ['Когда Арафат?', 'когда стоим на Арафате в этом году'],
    stoning: 'когда бросать камешки',
    eid: 'какого числа Ид аль-Адха',
    tenth: 'какого числа 10 зуль-хиджа',
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const { date, hijri } = formatsIn(language);
  const ask = async (text: string, data: Partial<ToolData> = {}) => {
    const question = { text, agentType: 'guide' as const, previous: null };
    const decision = decide(question);
    const asked = { question, data: { ...usual, ...data } };
    const { message, sources } = await respond(decision, asked, respondContent(language));
    return { decision, message, sources: sources.map(({ id }) => id) };
  };
  const { arafat, stoning, eid, tenth } = questions[language];

  it.each(arafat)('says the day of Arafah with the page of the rite: %s', async (text) => {
    const { message, sources } = await ask(text);
    expect(sources[0]).toBe('rite:arafat:page');
    expect(message).toContain(date('2027-05-15'));
    expect(message).toContain(hijri('2027-05-15'));
    expect(message).toContain(sayIn(language)('days.expected'));
    expect(message).not.toContain(date('2027-05-16'));
  });

  it('says every day of stoning', async () => {
    const { message, sources } = await ask(stoning);
    expect(sources.slice(0, 2)).toEqual(['rite:stoning:page', 'rite:stoning-days:page']);
    for (const day of ['2027-05-16', '2027-05-17', '2027-05-18', '2027-05-19'])
      expect(message).toContain(date(day));
  });

  it('says the date of Eid', async () => {
    const { decision, message } = await ask(eid);
    expect(decision).toMatchObject({ kind: 'tool', tool: 'days-to-hajj' });
    expect(message).toContain(date('2027-05-16'));
  });

  it('says the date of a day of Dhu al-Hijjah, with its rites', async () => {
    const { decision, message } = await ask(tenth);
    expect(decision).toMatchObject({ kind: 'passages', passages: ['day:10'] });
    expect(message).toContain(date('2027-05-16'));
    expect(message).toContain(respondContent(language).guide.rites.stoning.title);
  });

  it('says the announced date once there is one', async () => {
    const { message } = await ask(arafat[0], { announced: '2027-05-08' });
    expect(message).toContain(date('2027-05-16'));
    expect(message).toContain(sayIn(language)('days.announced'));
  });
});

describe('a question with "when" that has another subject', () => {
  const { decide } = createUnderstanding(understandingContent('en'), 'en');

  it.each([
    'when do we leave Mina',
    'when do I collect the pebbles',
    'how long do we stay at Arafat',
    'when does the bus to Arafat leave',
    'when does my flight leave',
    'when was Arafat built',
    'when is Asr at Arafat',
  ])('is answered without dates: %s', (text) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    expect(decision.kind === 'passages' && decision.asksDate === true).toBe(false);
    expect(decision).not.toMatchObject({ tool: 'days-to-hajj' });
  });
});

it.each<[Language, string]>([
  ['en', 'Hajj 2030'],
  ['en', 'When is Arafah 2030'],
  ['en', 'eid al adha 2035'],
  ['ar', 'متى الحج 1450'],
  ['ur', 'حج ۲۰۳۰'],
  ['gu', 'હજ 2030'],
  ['bn', '২০৩০ সালের হজ কবে'],
  ['fr', 'Hajj 2030'],
  ['de', 'Wann ist der Hadsch 2030?'],
  ['it', 'quando è l’hajj del 2030'],
  ['es', 'Hajj 2030'],
  ['ru', 'Хадж 2030'],
])('a question in %s for the days of another year gets them: %s', (language, text) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  expect(decide({ text, agentType: 'guide', previous: null })).toMatchObject({ tool: 'days-to-hajj' });
});
