import type { Reply } from '@manasik/core/assistant/reply';
import { respond } from '@manasik/core/assistant/respond';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent, understandingContent } from './content.ts';

/** Greetings, thanks and short answers, as people type them. */
const smallTalk: Readonly<Record<Language, readonly string[]>> = {
  en: ['salam', 'Salam!', 'thank you', 'Thanks a lot', 'ok', 'okay', 'good evening', 'peace be upon you'],
  ar: ['سلام', 'السلام عليكم', 'شكرا', 'شكرا جزيلا', 'حسنا', 'مساء الخير', 'تمام'],
  ur: ['سلام', 'السلام علیکم', 'شکریہ', 'ٹھیک ہے', 'اچھا', 'اللہ حافظ'],
  gu: ['સલામ', 'આભાર', 'ખૂબ ખૂબ આભાર', 'બરાબર', 'સારું'],
  bn: ['সালাম', 'আসসালামু আলাইকুম', 'ধন্যবাদ', 'ঠিক আছে', 'আচ্ছা'],
  fr: ['salam', 'bonjour', 'merci', 'merci bien', 'd’accord', 'ok', 'bonne nuit'],
  de: ['salam', 'Hallo', 'danke', 'Danke sehr', 'ok', 'alles klar', 'guten Abend'],
  it: ['salam', 'ciao', 'grazie', 'grazie tante', 'va bene', 'ok', 'buonanotte'],
  es: ['salam', 'hola', 'gracias', 'mil gracias', 'vale', 'ok', 'buenas noches'],
  ru: ['салам', 'привет', 'спасибо', 'благодарю', 'хорошо', 'ок', 'добрый вечер'],
};

/** Greetings and thanks, which have answers of their own. */
const courtesy: Readonly<Record<Language, readonly [greeting: string, thanks: string]>> = {
  en: ['salam', 'thank you very much'],
  ar: ['السلام عليكم', 'شكرا'],
  ur: ['السلام علیکم', 'شکریہ'],
  gu: ['સલામ', 'આભાર'],
  bn: ['সালাম', 'ধন্যবাদ'],
  de: ['Hallo', 'danke'],
  fr: ['bonjour', 'merci'],
  es: ['hola', 'gracias'],
  it: ['ciao', 'grazie'],
  ru: ['салам', 'спасибо'],
};

const yesAndNo: Readonly<Record<Language, readonly string[]>> = {
  en: ['yes', 'No.'],
  ar: ['نعم', 'لا'],
  ur: ['جی ہاں', 'نہیں'],
  gu: ['હા', 'ના'],
  bn: ['হ্যাঁ', 'না'],
  de: ['ja', 'nein'],
  fr: ['oui', 'non'],
  es: ['sí', 'no'],
  it: ['sì', 'no'],
  ru: ['да', 'нет'],
};

/** Greetings before a question, and before a cry for help. */
const greeted: Readonly<Record<Language, readonly [question: string, cry: string]>> = {
  en: ['assalamu alaikum how many pebbles', 'hello, someone help me'],
  ar: ['السلام عليكم كم عدد الحصى', 'السلام عليكم ساعدوني'],
  ur: ['السلام علیکم کنکریاں کتنی مارنی ہیں', 'السلام علیکم مدد کریں'],
  gu: ['સલામ, કાંકરી કેટલી મારવાની', 'સલામ, મને બચાવો'],
  bn: ['আসসালামু আলাইকুম কয়টা কংকর', 'আসসালামু আলাইকুম সাহায্য করুন'],
  de: ['hallo wie viele Steine', 'hallo, bitte Hilfe'],
  fr: ['bonjour, combien de cailloux', 'merci, au secours'],
  es: ['hola, cuántas piedras', 'hola, ayuda por favor'],
  it: ['ciao, quanti sassolini', 'salve, aiuto'],
  ru: ['ассаляму алейкум сколько камней', 'здравствуйте, помогите'],
};

/** Words of a greeting within a message that is none. */
const noGreetings: readonly (readonly [Language, string])[] = [
  ['en', 'my dad is not ok'],
  ['en', 'what does salam mean'],
  ['en', 'salad'],
  ['es', 'mi padre no está bien gracias'],
  ['de', 'babam nefes alamıyor'],
];

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const content = respondContent(language);
  const replyTo = (text: string): Promise<Reply> => {
    const question = { text, agentType: 'guide' as const, previous: null };
    return respond(decide(question), { question, data: usual }, content);
  };

  it.each([...smallTalk[language], '?', '؟', '???', '…', '!', ' - ', '👍', '🙏🙏'])(
    'answers %j with questions to ask, and speaks of no danger',
    async (text) => {
      const { message, warning, numbers, suggestions } = await replyTo(text);
      expect(warning).toBeNull();
      expect(message).not.toContain(content.say('assistant-replies.unknown.guide'));
      expect(numbers).toEqual([]);
      expect(suggestions).toContain(content.say('assistant.starts.guide.tawaf'));
    },
  );

  it('answers a greeting and thanks in their own manner', async () => {
    const [greeting, thanks] = courtesy[language];
    expect((await replyTo(greeting)).message).toContain(content.say('assistant-replies.missing.greeting'));
    expect((await replyTo(thanks)).message).toContain(content.say('assistant-replies.missing.thanks'));
  });

  const [questionAfter, cryAfter] = greeted[language];
  it(`answers ${JSON.stringify(questionAfter)} after the greeting`, async () => {
    const decision = decide({ text: questionAfter, agentType: 'guide', previous: null });
    expect(decision).toMatchObject({ kind: 'passages' });
    expect((await replyTo(questionAfter)).sources[0]?.id).toMatch(/pebbles|stoning|muzdalifah/);
  });

  it(`says whom to call after ${JSON.stringify(cryAfter)}`, async () => {
    expect((await replyTo(cryAfter)).redFlag).toBe('danger');
  });

  it('asks for a question after yes or no', async () => {
    for (const answer of yesAndNo[language])
      expect((await replyTo(answer)).message).toContain(content.say('assistant-replies.missing.no-words'));
  });

  it.each(['🆘', '🚑🚑!'])('says whom to call after %s', async (text) => {
    expect((await replyTo(text)).warning).toBe(content.say('assistant-replies.inDanger'));
  });
});

it.each(noGreetings)('in %s, %j is no greeting', (language, text) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  expect(decide({ text, agentType: 'guide', previous: null })).not.toMatchObject({ missing: 'greeting' });
});
