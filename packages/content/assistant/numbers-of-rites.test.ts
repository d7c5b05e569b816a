import { noChoices } from '@manasik/core/guide/rites';
import { respond } from '@manasik/core/assistant/respond';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent, understandingContent } from './content.ts';

interface Questions {
  readonly circuits: readonly string[];
  readonly laps: readonly string[];
  readonly pebbles: readonly string[];
}

const questions: Readonly<Record<Language, Questions>> = {
  en: {
    circuits: ['how many rounds is tawaf', 'how many times do I go round the Kaaba'],
    laps: ['how many times between Safa and Marwah', 'how many laps is sai'],
    pebbles: ['how many stones', 'how many stones do I throw', 'how many pebbles at the jamarat'],
  },
  ar: {
    circuits: ['كم شوطا في الطواف', 'كم عدد أشواط الطواف'],
    laps: ['كم مرة بين الصفا والمروة', 'كم عدد أشواط السعي'],
    pebbles: ['كم حصاة', 'كم حصاة نرمي'],
  },
  ur: {
    circuits: ['طواف کے کتنے چکر ہیں'],
    laps: ['صفا اور مروہ کے درمیان کتنے چکر', 'سعی کے کتنے چکر ہیں'],
    pebbles: ['کتنی کنکریاں', 'کتنی کنکریاں مارنی ہیں'],
  },
  gu: {
    circuits: ['તવાફના કેટલા ચક્કર છે'],
    laps: ['સફા અને મરવા વચ્ચે કેટલી વાર', 'સઈના કેટલા ચક્કર'],
    pebbles: ['કેટલી કાંકરી', 'કેટલી કાંકરી મારવાની'],
  },
  bn: {
    circuits: ['তাওয়াফ কত চক্কর'],
    laps: ['সাফা মারওয়ার মধ্যে কতবার', 'সাঈ কত চক্কর'],
    pebbles: ['কয়টা পাথর', 'কতটি কঙ্কর মারতে হয়'],
  },
  fr: {
    circuits: ['combien de tours pour le tawaf'],
    laps: ['combien de fois entre Safa et Marwa'],
    pebbles: ['combien de cailloux', 'combien de cailloux faut-il lancer'],
  },
  de: {
    circuits: ['wie viele Runden hat der Tawaf'],
    laps: ['wie oft zwischen Safa und Marwa'],
    pebbles: ['wie viele Steine', 'wie viele Steinchen muss ich werfen'],
  },
  it: {
    circuits: ['quanti giri è il tawaf'],
    laps: ['quante volte fra Safa e Marwa'],
    pebbles: ['quanti sassolini', 'quante pietre devo lanciare'],
  },
  es: {
    circuits: ['cuántas vueltas tiene el tawaf'],
    laps: ['cuántas veces entre Safa y Marwa'],
    pebbles: ['cuántas piedras', 'cuántas piedras tengo que tirar'],
  },
  ru: {
    circuits: ['сколько кругов в тавафе'],
    laps: ['сколько раз между Сафой и Марвой'],
    pebbles: ['сколько камней', 'сколько камешков бросать'],
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const firstLine = async (text: string) => {
    const question = { text, agentType: 'guide' as const, previous: null };
    const asked = { question, data: { ...usual, choices: noChoices } };
    const { message } = await respond(decide(question), asked, respondContent(language));
    return message.split('\n')[0];
  };
  const { circuits, laps, pebbles } = questions[language];
  const seven = /[7৭]/;

  it.each(circuits)('the first line says how many circuits a Tawaf has: %s', async (text) => {
    const { steps } = respondContent(language).guide.rites['tawaf-al-ifadah'];
    expect(await firstLine(text)).toContain(steps['circuits']?.title);
    expect(await firstLine(text)).toMatch(seven);
  });

  it.each(laps)('the first line says how many laps a Sa’i has: %s', async (text) => {
    const { steps } = respondContent(language).guide.rites.sai;
    expect(await firstLine(text)).toContain(steps['laps']?.title);
    expect(await firstLine(text)).toMatch(seven);
  });

  it.each(pebbles)('the first line says how many pebbles a day takes: %s', async (text) => {
    expect(await firstLine(text)).toMatch(/21|২১/);
  });
});

describe('another question with "how many"', () => {
  const { decide } = createUnderstanding(understandingContent('en'), 'en');

  it.each([
    'how many tawafs do I do in Hajj',
    'how many rakats after tawaf',
    'how many stones did I forget',
    'how many rounds do men hurry in tawaf',
    'how much does a wheelchair for tawaf cost',
  ])('is not about these numbers: %s', (text) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    const [first] = decision.kind === 'passages' ? decision.passages : [];
    expect(first === 'rite:sai:step-laps' || first === 'rite:tawaf-al-ifadah:step-circuits').toBe(false);
    expect(decision).not.toMatchObject({
      passages: ['rite:stoning-days:step-pebbles', 'rite:stoning:step-throw'],
    });
  });
});
