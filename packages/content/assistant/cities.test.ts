import type { Reply } from '@manasik/core/assistant/reply';
import { withPlace } from '@manasik/core/assistant/place-answer';
import { respond } from '@manasik/core/assistant/respond';
import type { ToolData } from '@manasik/core/assistant/tools/types';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { foldName } from '@manasik/core/places/fold-name';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { citiesIn } from './cities.ts';
import { london, sayIn, usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent, understandingContent } from './content.ts';

/** Asked without a place. */
const asrWhen: Readonly<Record<Language, string>> = {
  en: 'when is Asr',
  ar: 'متى العصر',
  ur: 'عصر کب ہے',
  gu: 'અસર ક્યારે છે',
  bn: 'আসর কখন',
  fr: 'quand est Asr',
  de: 'wann ist Asr',
  it: 'quando è Asr',
  es: 'cuándo es Asr',
  ru: 'когда Аср',
};

/** Cities from which many come, each also another word in some language or written like one. */
const surat: Readonly<Record<Language, readonly string[]>> = {
  en: ['Surat', 'Cologne', 'Austin', 'Bukhara', 'Mexico City'],
  ar: ['مسقط', 'لوس انجلوس', 'بخارى', 'كولونيا'],
  ur: ['سورت', 'ماسکو', 'روم', 'کانپور', 'تبوک', 'پونے', 'زیورخ'],
  gu: ['સુરત', 'કોલકાતા', 'ભાવનગર', 'અમ્માન', 'રોમ'],
  bn: ['আম্মান', 'মাসকট', 'বিশকেক', 'কোনিয়া'],
  fr: ['Doha', 'Djeddah', 'Douala', 'Surat'],
  de: ['Karatschi', 'Kabul', 'Duschanbe', 'Surat'],
  it: ['Mosca', 'Gedda', 'Colombo', 'Bangalore', 'Colonia'],
  es: ['Madrid', 'Surat', 'Chicago', 'Toronto', 'Yeda', 'Manaos', 'Colonia'],
  ru: ['Джидда', 'Хайдарабад', 'Маскат', 'Бухара'],
};

/** Long and short names, which no list of cities has. */
const holyCities: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Madinah al-Munawwarah',
    'Makkah al-Mukarramah',
    'Makkah',
    'Medina',
    'Makkah Mukarramah',
    'the holy city of Mecca',
  ],
  ar: ['المدينة المنورة', 'مكة المكرمة', 'مكة', 'المدينة', 'مكه المكرمه'],
  ur: ['مدینہ منورہ', 'مکہ مکرمہ', 'مدینہ شریف', 'مکہ', 'المدينة المنورة'],
  gu: ['મદીના મુનવ્વરા', 'મક્કા મુકર્રમા', 'મક્કા શરીફ', 'મદીના'],
  bn: ['মদিনা মুনাওয়ারা', 'মক্কা মুকাররমা', 'মক্কা শরীফ', 'মদিনা'],
  fr: ['Médine', 'La Mecque', 'Médine al-Munawwara', 'Makka al-Moukarrama', 'Médine l’illuminée'],
  de: ['Medina', 'Mekka', 'Mekka al-Mukarrama', 'Madina al-Munawwara'],
  it: ['Medina', 'La Mecca', 'Mecca al-Mukarrama', 'Medina al-Munawwara'],
  es: ['Medina', 'La Meca', 'Meca al-Mukarrama', 'Medina al-Munawwara'],
  ru: ['Медина', 'Мекка', 'Мекка аль-Мукаррама', 'Медина аль-Мунаввара', 'Лучезарная Медина'],
};

describe.each(languageCodes)('the name of a city after the question which one, in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const names = citiesIn(language);
  const known = new Set([...names, ...surat[language]].map(foldName));
  const findPlace: ToolData['findPlace'] = (name) =>
    Promise.resolve(known.has(foldName(name)) ? { ...london, name } : null);
  const answer = async (text: string): Promise<Reply> => {
    const previous = { question: asrWhen[language], passages: [], tool: 'prayer-times' as const };
    const question = { text, agentType: 'guide' as const, previous };
    const data = { ...usual, place: null, findPlace };
    const decision = await withPlace(decide(question), question, data);
    return respond(decision, { question, data }, respondContent(language));
  };

  it.each(surat[language])('is taken for the city: %s', async (city) => {
    const { tool, message } = await answer(city);
    expect(tool).toBe('prayer-times');
    expect(message).toContain(sayIn(language)('prayers.asr'));
    expect(message).toContain(city.split(' ')[0]);
  });

  it.each(holyCities[language])('is taken for a holy city: %s', async (city) => {
    const { tool, message } = await answer(city);
    expect(tool).toBe('prayer-times');
    expect(message).toContain(sayIn(language)('prayers.asr'));
    expect(message).not.toBe(sayIn(language)('noPlace'));
  });

  it('is taken for the city, of all cities that Manasik names or that are large', async () => {
    expect(names.length).toBeGreaterThan(400);
    const missed: string[] = [];
    for (const name of names) {
      const { tool, message } = await answer(name);
      if (tool !== 'prayer-times' || message === sayIn(language)('noPlace')) missed.push(name);
    }
    expect(missed).toEqual([]);
  });
});

describe('another word after the question which city', () => {
  const { decide } = createUnderstanding(understandingContent('en'), 'en');
  const decisionOn = (text: string) =>
    decide({
      text,
      agentType: 'guide',
      previous: { question: asrWhen.en, passages: [], tool: 'prayer-times' },
    });

  it.each(['my husband collapsed', 'chst pain', 'bleding', 'heart attack'])(
    'is still a call for help: %s',
    (text) => {
      expect(decisionOn(text).kind).toBe('redFlag');
    },
  );

  it.each(['thanks', 'ok'])('is no place: %s', (text) => {
    expect(decisionOn(text)).not.toMatchObject({ kind: 'tool' });
  });
});

it.each<[Language, string]>([
  ['en', 'Bangalore'],
  ['ur', 'تبوک'],
  ['bn', 'ভ্লাদিভস্তোক'],
])('a name that resembles nothing raises no alarm in %s: %s', (language, text) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  expect(decide({ text, agentType: 'guide', previous: null }).kind).not.toBe('redFlag');
});
