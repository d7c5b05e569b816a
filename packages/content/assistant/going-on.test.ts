import type { PreviousQuestion } from '@manasik/core/assistant/decision';
import type { Reply } from '@manasik/core/assistant/reply';
import { withPlace } from '@manasik/core/assistant/place-answer';
import { respond } from '@manasik/core/assistant/respond';
import type { ToolData } from '@manasik/core/assistant/tools/types';
import { createUnderstanding, type Understanding } from '@manasik/core/assistant/understand';
import { noChoices } from '@manasik/core/guide/rites';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { westernDigits } from '@manasik/core/text/parse-number';
import { describe, expect, it } from 'vitest';
import { callTool, cityOf, london, sayIn, usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent, understandingContent } from './content.ts';

const understandings = new Map<Language, Understanding>();
function understandingIn(language: Language): Understanding {
  const known = understandings.get(language) ?? createUnderstanding(understandingContent(language), language);
  understandings.set(language, known);
  return known;
}

/** Only London is found, in any language; Makkah and Madinah are known without a network. */
const data: ToolData = {
  ...usual,
  findPlace: (name) => Promise.resolve(/^(?:lond|lund|лонд|لندن|લંડન|লন্ডন)/iu.test(name) ? london : null),
};

/** Asks one question after the other, as the page does. */
async function talk(
  language: Language,
  questions: readonly string[],
  person: Partial<ToolData> = {},
): Promise<Reply[]> {
  const replies: Reply[] = [];
  let previous: PreviousQuestion | null = null;
  for (const text of questions) {
    const question = { text, agentType: 'guide' as const, previous };
    const asked = { question, data: { ...data, ...person } };
    const decision = await withPlace(understandingIn(language).decide(question), question, asked.data);
    const reply = await respond(decision, asked, respondContent(language));
    replies.push(reply);
    previous = {
      question: [text, reply.goesOnFrom ?? ''].join('\n').trim(),
      passages: reply.kind === 'unknown' ? [] : reply.sources.map(({ id }) => id),
      tool: reply.tool,
    };
  }
  return replies;
}

const plain = (text: string | undefined): string =>
  westernDigits(text ?? '').replaceAll(/[\u2066-\u2069]/g, '');

/** Asr in Madinah, then the same tomorrow, then in London, then Maghrib there. */
const talks: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  en: ['when is Asr in Madinah', 'and tomorrow?', 'and in London?', 'and Maghrib?'],
  ar: ['متى العصر في المدينة', 'وغدا؟', 'وفي لندن؟', 'والمغرب؟'],
  ur: ['مدینہ میں عصر کب ہے', 'اور کل؟', 'اور لندن میں؟', 'اور مغرب؟'],
  gu: ['મદીનામાં અસર ક્યારે છે', 'અને કાલે?', 'અને લંડનમાં?', 'અને મગરિબ?'],
  bn: ['মদিনায় আসর কখন', 'আর কাল?', 'আর লন্ডনে আসর?', 'আর মাগরিব?'],
  fr: ['quand est Asr à Médine', 'et demain ?', 'et à Londres ?', 'et Maghrib ?'],
  de: ['wann ist Asr in Medina', 'und morgen?', 'und in London?', 'und Maghrib?'],
  it: ['quando è Asr a Medina', 'e domani?', 'e a Londra?', 'e Maghrib?'],
  es: ['cuándo es Asr en Medina', '¿y mañana?', '¿y en Londres?', '¿y Maghrib?'],
  ru: ['когда аср в Медине', 'а завтра?', 'а в Лондоне?', 'а магриб?'],
};

describe.each(languageCodes)('the time of a prayer in %s', (language) => {
  it('is given for a named place, and what is asked next keeps what it does not name', async () => {
    const [today, tomorrow, elsewhere, maghrib] = await talk(language, talks[language]);
    for (const reply of [today, tomorrow, elsewhere, maghrib]) expect(reply?.tool).toBe('prayer-times');
    expect(plain(today?.message)).toMatch(/(?:15|3):13/);
    expect(plain(today?.message)).toContain('26');
    expect(plain(tomorrow?.message)).toContain('27');
    expect(plain(elsewhere?.message)).toContain('London');
    expect(elsewhere?.message).toContain(sayIn(language)('prayers.asr'));
    expect(maghrib?.message).toContain(sayIn(language)('prayers.maghrib'));
    expect(plain(maghrib?.message)).toContain('London');
    expect(plain(maghrib?.message)).toContain('27');
  });
});

/** Asr without a place, then two ways to name one. */
const withoutPlace: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ['when is Asr', 'in London', 'London'],
  ar: ['متى العصر', 'في لندن', 'لندن'],
  ur: ['عصر کب ہے', 'لندن میں', 'لندن'],
  gu: ['અસર ક્યારે છે', 'લંડનમાં', 'લંડન'],
  bn: ['আসর কখন', 'লন্ডনে', 'লন্ডন'],
  fr: ['quand est Asr', 'à Londres', 'Londres'],
  de: ['wann ist Asr', 'in London', 'London'],
  it: ['quando è Asr', 'a Londra', 'Londra'],
  es: ['cuándo es Asr', 'en Londres', 'Londres'],
  ru: ['когда Аср', 'в Лондоне', 'Лондон'],
};

describe.each(languageCodes)('the time of a prayer without a known place in %s', (language) => {
  const [first, sure, bare] = withoutPlace[language];
  const nowhere = { place: null };

  it.each([sure, bare])('asks for a place, and goes on when it is named: %s', async (place) => {
    const [asked, answer] = await talk(language, [first, place], nowhere);
    expect(asked?.tool).toBe('prayer-times');
    expect(asked?.message).toContain(sayIn(language)('noPlace'));
    expect(answer?.tool).toBe('prayer-times');
    expect(plain(answer?.message)).toContain('London');
    expect(answer?.message).toContain(sayIn(language)('prayers.asr'));
  });
});

it('thanks after a time of prayer are not taken for a place', async () => {
  const [, thanks] = await talk('en', ['when is Asr', 'thank you']);
  expect(thanks?.tool).toBeNull();
});

describe('the time of a prayer', () => {
  it.each(['Asr in London', 'when is maghrib in makkah', 'When is Asr in Jeddah?', 'Asr in Mina'])(
    'is what %j asks for',
    async (question) => {
      expect((await talk('en', [question]))[0]?.tool).toBe('prayer-times');
    },
  );

  it('is asked for in a place whose name resembles another word', async () => {
    expect((await talk('es', ['¿Cuándo es el Asr en Madrid?']))[0]?.tool).toBe('prayer-times');
  });

  it.each(['how do I pray Asr in Arafat', 'when is maghrib in Muzdalifah', 'can I join Dhuhr and Asr'])(
    'is not what %j asks for',
    async (question) => {
      expect((await talk('en', [question]))[0]?.tool).toBeNull();
    },
  );

  it('is not what a question about another subject goes on with', async () => {
    const [, women] = await talk('en', ['when is Asr in Madinah', 'and in Ihram?']);
    expect(women?.tool).toBeNull();
  });
});

/** The reply to a person with these settings and this school. */
const askForAsr = async (
  madhab: 'shafi' | 'hanafi',
  school: 'hanafi' | 'maliki' | null,
  text = 'when is Asr in Madinah',
) => {
  const [reply] = await talk('en', [text], {
    choices: { ...noChoices, school },
    times: { ...usual.times, madhab },
  });
  return reply?.message ?? '';
};

describe('the time of Asr', () => {
  const hanafi = sayIn('en')('asr.hanafi');
  const others = sayIn('en')('asr.shafi');

  it('is that of the chosen school, with the time of the settings under its own name', async () => {
    const message = await askForAsr('shafi', 'hanafi');
    expect(message).toContain('**15:58**');
    expect(message).toContain(hanafi);
    expect(message).toContain(`${others}: 15:13`);
  });

  it('is the Hanafi time that was set, with that of another school that was chosen', async () => {
    const message = await askForAsr('hanafi', 'maliki');
    expect(message).toContain('**15:58**');
    expect(message).toContain(`${others}: 15:13`);
  });

  it.each([
    ['shafi', 'maliki', '15:13'],
    ['shafi', null, '15:13'],
    ['hanafi', 'hanafi', '15:58'],
  ] as const)(
    'is one time where the settings (%s) and the school (%s) agree',
    async (madhab, school, time) => {
      const message = await askForAsr(madhab, school);
      expect(message).toContain(`**${time}**`);
      expect(message.match(/\d\d:\d\d/g)).toHaveLength(1);
    },
  );

  it('is that of the school that the question names', async () => {
    const { message } = await callTool('prayer-times', 'en', 'Asr in Cairo for Hanafis');
    expect(message).toContain(hanafi);
    expect(message).not.toContain(others);
  });

  it('names its school when it is the next prayer', async () => {
    const madinah = { ...cityOf('Madinah') };
    const [reply] = await talk('en', ['when is the next prayer'], {
      place: madinah,
      choices: { ...noChoices, school: 'hanafi' },
    });
    expect(reply?.message).toContain('15:58');
    expect(reply?.message).toContain(hanafi);
  });
});

describe('money', () => {
  it('keeps its rate and its currency for the next amounts', async () => {
    const [, bare, named] = await talk('en', ['200 euro at 4.1', 'and 50?', 'and 300 euro?']);
    expect(bare?.message).toContain('€50.00 × 4.1 = **205**');
    expect(named?.message).toContain('€300.00 × 4.1 = **1,230**');
  });

  it('is asked for the rate of another currency', async () => {
    const [, other] = await talk('en', ['200 euro at 4.1', 'and 300 dollars?']);
    expect(other?.message).toContain(sayIn('en')('currency.askRate'));
  });
});

describe.each<[Language, string, string]>([
  ['en', 'is wudu required for tawaf', 'and for women?'],
  ['ur', 'کیا طواف کے لیے وضو ضروری ہے', 'اور عورتوں کے لیے؟'],
])('what is asked next about people in %s', (language, first, next) => {
  it('is about the same rite', async () => {
    const [before, after] = await talk(language, [first, next]);
    const [kind, rite] = (before?.sources[0]?.id ?? '').split(':');
    expect(kind).toBe('rite');
    expect(after?.sources[0]?.id).toMatch(new RegExp(`^rite:${rite}:women`));
  });
});

/** The 9th by digit and by word. */
const ninth: [Language, string][] = [
  ['en', 'what do I do on the 9th'],
  ['en', 'what now on the 9th'],
  ['en', 'what happens on the ninth day'],
  ['ar', 'ايش اسوي يوم تسعة'],
  ['ar', 'ايش اسوي يوم ٩'],
  ['ar', 'ماذا أفعل في اليوم التاسع'],
  ['ur', '9 تاریخ کو کیا کرنا ہے'],
  ['ur', 'نو تاریخ کو کیا کرنا ہے'],
  ['gu', '9 તારીખે શું કરવાનું છે'],
  ['gu', 'નવમી તારીખે શું કરવું'],
  ['bn', '৯ তারিখে কী করব'],
  ['bn', 'নয় তারিখে কী করতে হবে'],
  ['fr', 'que faire le 9'],
  ['fr', "qu'est-ce qu'on fait le neuf"],
  ['de', 'was mache ich am 9.'],
  ['de', 'was mache ich am neunten Tag'],
  ['it', 'cosa faccio il 9'],
  ['it', 'cosa si fa il nono giorno'],
  ['es', 'qué hago el 9'],
  ['es', 'qué se hace el noveno día'],
  ['ru', 'что делать 9-го'],
  ['ru', 'что делать девятого числа'],
];

describe('a day of Hajj', () => {
  it.each(ninth)('in %s is answered with all of its rites: %s', async (language, question) => {
    const [reply] = await talk(language, [question]);
    const { rites } = respondContent(language).guide;
    expect(reply?.message).toContain(respondContent(language).say('guide.days.9.name'));
    for (const { title } of Object.values(rites.arafat.steps)) expect(reply?.message).toContain(title);
    expect(reply?.sources.map(({ id }) => id)).toEqual(['rite:arafat:page', 'rite:muzdalifah:page']);
  });

  it('has the rites of the kind of Hajj that was chosen', async () => {
    const [reply] = await talk('en', ['what do I do on the 10th'], {
      choices: { ...noChoices, kind: 'ifrad' },
    });
    const pages = reply?.sources.map(({ id }) => id) ?? [];
    expect(pages).toContain('rite:tawaf-al-ifadah:page');
    expect(pages).not.toContain('rite:sacrifice:page');
  });

  it.each(['can I leave on the 12th', 'what do I do after 9 rounds', 'do I fast on the 9th'])(
    'is not what %j asks for',
    async (question) => {
      const [reply] = await talk('en', [question]);
      expect(reply?.sources.map(({ id }) => id)).not.toContain('rite:arafat:page');
    },
  );
});

it.each(['give me Quran 2:999', 'is shia hajj valid'])('no passage answers %j', async (question) => {
  expect((await talk('en', [question]))[0]?.kind).toBe('unknown');
});
