import type { ToolId } from '@manasik/core/assistant/agents';
import { replyNamespaces } from '@manasik/core/assistant/content';
import { tools } from '@manasik/core/assistant/tools/index';
import type { ToolFacts } from '@manasik/core/assistant/tools/tool-facts';
import type { Say, ToolData, ToolPlace, ToolReply } from '@manasik/core/assistant/tools/types';
import { noChoices } from '@manasik/core/guide/rites';
import { foldName } from '@manasik/core/places/fold-name';
import type { Language } from '@manasik/core/text/languages';
import { createTranslator, IntlErrorCode } from 'use-intl/core';
import { readGuide } from '../../guide/guide.ts';
import { guideWordsIn } from '../../guide/search-corpus.ts';
import climates from '../../health/climate.json' with { type: 'json' };
import countries from '../../travel/countries.json' with { type: 'json' };
import { CountryRules } from '../../travel/schema.ts';
import { loadMessages } from '../locales.ts';

/** The words of the catalogue, as the server formats them; a missing word or value fails the test. */
export function sayIn(language: Language): Say {
  const say = wordsIn(language);
  return (key, values) => say(`assistant-tools.${key}`, values);
}

/** The same for the words of all replies, by their whole key. */
function wordsIn(language: Language): Say {
  const translate = createTranslator({
    locale: language,
    messages: loadMessages(language, replyNamespaces),
    onError: (error) => {
      // Numbers in the tools are formatted before, and no word has a date.
      if (error.code !== IntlErrorCode.ENVIRONMENT_FALLBACK) throw error;
    },
  });
  // The library types keys by the catalogue; here they are data, and one that is missing throws above.
  return translate as unknown as Say;
}

const place = (
  names: readonly string[],
  latitude: number,
  longitude: number,
  timeZone: string,
  country: string | null,
): readonly [readonly string[], ToolPlace] => [
  names,
  { name: names[0] ?? null, latitude, longitude, timeZone, country },
];

const cities = [
  place(
    ['Lahore', 'لاهور', 'لاہور', 'લાહોર', 'লাহোর', 'Лахор', 'Lahor'],
    31.5497,
    74.3436,
    'Asia/Karachi',
    'PK',
  ),
  place(
    ['Cairo', 'القاهرة', 'قاہرہ', 'Le Caire', 'Kairo', 'Il Cairo', 'El Cairo', 'Каир'],
    30.0444,
    31.2357,
    'Africa/Cairo',
    'EG',
  ),
  place(['Moscow', 'Москва', 'Moskau', 'Moscou', 'Mosca', 'Moscú'], 55.7558, 37.6173, 'Europe/Moscow', 'RU'),
  place(['New York'], 40.7128, -74.006, 'America/New_York', 'US'),
  place(['Dhaka', 'ঢাকা'], 23.8103, 90.4125, 'Asia/Dhaka', 'BD'),
  place(['Ahmedabad', 'અમદાવાદ'], 23.0225, 72.5714, 'Asia/Kolkata', 'IN'),
  place(['Tromsø', 'Tromso'], 69.6492, 18.9553, 'Europe/Oslo', 'NO'),
  place(['Makkah', 'Mecca', 'مكة', 'La Mecque'], 21.4225, 39.8262, 'Asia/Riyadh', 'SA'),
  place(['Madinah', 'المدينة'], 24.4686, 39.6142, 'Asia/Riyadh', 'SA'),
  // A town in Norway.
  place(['Time'], 58.72, 5.73, 'Europe/Oslo', 'NO'),
];

/** The saved place of the person in the tests. */
export const london: ToolPlace = {
  name: 'London',
  latitude: 51.5074,
  longitude: -0.1278,
  timeZone: 'Europe/London',
  country: 'GB',
};

/** A city of the tests by its English name. */
export function cityOf(name: string): ToolPlace {
  const found = [london, ...cities.map(([, city]) => city)].find((city) => city.name === name);
  if (!found) throw new Error(`The tests have no ${name}`);
  return found;
}

/** A Thursday, 169 days before 8 Dhu al-Hijjah 1448. */
const now = new Date('2026-11-26T10:00:00Z');

/** The data that the tools have about the person in the tests. */
export const usual: ToolData = {
  now,
  timeZone: 'Europe/London',
  choices: noChoices,
  place: london,
  times: { method: null, madhab: 'shafi', highLatitudeRule: null, offsetsMinutes: {} },
  announced: null,
  hijriAdjustmentDays: 0,
  hasLeftMina: null,
  done: new Set(),
  findPlace: (name) =>
    Promise.resolve(
      cities.find(([names]) => names.some((each) => foldName(each) === foldName(name)))?.[1] ?? null,
    ),
  missingMembers: () => Promise.resolve(null),
  own: null,
};

// Slow to read.
let read: ToolFacts['rites'] | undefined;
// A test checks that every rite has its file.
const rites = (): ToolFacts['rites'] => (read ??= readGuide().rites as unknown as ToolFacts['rites']);

/** Asks a tool with the real words. */
export const callTool = async (
  tool: ToolId,
  language: Language,
  question: string,
  data: Partial<ToolData> = {},
  before: readonly string[] = [],
): Promise<ToolReply> =>
  tools[tool]({
    question,
    before,
    language,
    say: sayIn(language),
    words: wordsIn(language),
    data: { ...usual, ...data },
    guide: guideWordsIn(language),
    facts: {
      rites: rites(),
      climate: climates.makkah,
      countries: CountryRules.parse(countries).countries,
    },
  });
