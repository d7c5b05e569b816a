import { wayOrMoneyAsked } from '@manasik/core/assistant/nearby-asked';
import { respond } from '@manasik/core/assistant/respond';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent, understandingContent } from './content.ts';

interface Questions {
  readonly ways: readonly string[];
  readonly money: readonly string[];
}

const questions: Readonly<Record<Language, Questions>> = {
  en: {
    ways: [
      'where is the nearest exit',
      'where is the gate',
      'where is the lift',
      'where is the escalator',
      'where is the way out',
      'where is gate 79',
    ],
    money: [
      'where can I change money',
      'exchange office',
      'ATM',
      'where is the nearest ATM',
      'where is the bank',
    ],
  },
  ar: {
    ways: ['أين أقرب مخرج', 'أين البوابة', 'أين المصعد', 'أين السلم الكهربائي', 'أين الدرج المتحرك'],
    money: [
      'أين أصرف النقود',
      'مكتب صرافة',
      'صراف آلي',
      'أين أقرب صراف آلي',
      'أين أجد صرافا آليا',
      'أين أجد صرّافًا آليًّا',
      'وين البنك',
    ],
  },
  ur: {
    ways: ['باہر نکلنے کا راستہ کہاں ہے', 'گیٹ کہاں ہے', 'لفٹ کہاں ہے', 'ایسکلیٹر کہاں ہے'],
    money: ['پیسے کہاں بدلوں', 'منی ایکسچینج', 'اے ٹی ایم', 'اے ٹی ایم کہاں ہے'],
  },
  gu: {
    ways: ['બહાર જવાનો રસ્તો ક્યાં છે', 'દરવાજો ક્યાં છે', 'લિફ્ટ ક્યાં છે', 'એસ્કેલેટર ક્યાં છે'],
    money: ['પૈસા ક્યાં બદલાવું', 'મની એક્સચેન્જ', 'એટીએમ', 'એટીએમ ક્યાં છે'],
  },
  bn: {
    ways: ['বের হওয়ার পথ কোথায়', 'গেট কোথায়', 'লিফট কোথায়', 'চলন্ত সিঁড়ি কোথায়'],
    money: ['টাকা কোথায় ভাঙাব', 'মানি এক্সচেঞ্জ', 'এটিএম', 'এটিএম কোথায়'],
  },
  fr: {
    ways: ['où est la sortie la plus proche', 'où est la porte', 'où est l’ascenseur', 'où est l’escalator'],
    money: [
      'où changer de l’argent',
      'bureau de change',
      'distributeur',
      'où est le distributeur de billets',
    ],
  },
  de: {
    ways: ['wo ist der nächste Ausgang', 'wo ist das Tor', 'wo ist der Aufzug', 'wo ist die Rolltreppe'],
    money: ['wo kann ich Geld wechseln', 'Wechselstube', 'Geldautomat', 'wo ist der nächste Geldautomat'],
  },
  it: {
    ways: ['dov’è l’uscita più vicina', 'dov’è la porta', 'dov’è l’ascensore', 'dov’è la scala mobile'],
    money: ['dove posso cambiare i soldi', 'ufficio di cambio', 'bancomat', 'dov’è il bancomat'],
  },
  es: {
    ways: [
      'dónde está la salida más cercana',
      'dónde está la puerta',
      'dónde está el ascensor',
      'dónde está la escalera mecánica',
    ],
    money: ['dónde puedo cambiar dinero', 'casa de cambio', 'cajero automático', 'dónde está el cajero'],
  },
  ru: {
    ways: ['где ближайший выход', 'где ворота', 'где лифт', 'где эскалатор'],
    money: ['где обменять деньги', 'обменник', 'банкомат', 'где ближайший банкомат'],
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const content = respondContent(language);
  const ask = async (text: string) => {
    const question = { text, agentType: 'guide' as const, previous: null };
    return respond(decide(question), { question, data: usual }, content);
  };

  it.each(questions[language].ways)('says whom to ask for an exit, a gate or a lift: %s', async (text) => {
    const { message, sources, numbers } = await ask(text);
    expect(message).toBe(content.say('assistant-replies.missing.nearby-way'));
    expect([sources, numbers]).toEqual([[], []]);
  });

  it.each(questions[language].money)('says whom to ask for a place that changes money: %s', async (text) => {
    const { message, sources } = await ask(text);
    expect(message).toBe(content.say('assistant-replies.missing.nearby-money'));
    expect(sources).toEqual([]);
  });
});

describe('a question with one of these words about something else', () => {
  const { decide } = createUnderstanding(understandingContent('en'), 'en');

  it.each([
    'where is the door of the Kaaba',
    'where do I change',
    'what is the exchange rate',
    'change 100 pounds to riyals',
    'where is the entrance to the Rawdah',
    'my money was stolen at the ATM',
  ])('is not taken for it: %s', (text) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    expect(decision).not.toMatchObject({ missing: 'nearby-way' });
    expect(decision).not.toMatchObject({ missing: 'nearby-money' });
  });

  it('is a call for help: where is the exit, my wife collapsed', () => {
    const text = 'where is the exit, my wife collapsed';
    expect(decide({ text, agentType: 'guide', previous: null })).toMatchObject({ kind: 'redFlag' });
  });
});

it.each([
  ['dónde está la casa', 'es', null],
  ['casa de cambio', 'es', 'money'],
  ['dov’è l’ufficio', 'it', null],
  ['dov’è lo sportello', 'it', null],
  ['ufficio di cambio', 'it', 'money'],
  ['où est le bureau', 'fr', null],
  ['où est le guichet', 'fr', null],
  ['bureau de change', 'fr', 'money'],
] as const)('"%s" in %s asks for: %s', (text, language, asked) => {
  expect(wayOrMoneyAsked(text, language)).toBe(asked);
});

/** A model that judges every text alike. */
const understandingOf = (bias: number) => {
  const content = understandingContent('en');
  const emergency = { ...content.redFlagModel.emergency, bias, scale: 0 };
  return createUnderstanding({ ...content, redFlagModel: { ...content.redFlagModel, emergency } }, 'en');
};
const ask = (bias: number, text: string) =>
  understandingOf(bias).decide({ text, agentType: 'guide', previous: null });

describe('a question for an exit that the model takes for a call for help', () => {
  it('keeps the sign of danger', () => {
    const text = 'where is the way out of here, where';
    expect(ask(-1, text)).toMatchObject({ missing: 'nearby-way', hasSign: true });
    expect(ask(-9, text)).toMatchObject({ missing: 'nearby-way', hasSign: false });
    expect(ask(-1, 'where is the exit')).toMatchObject({ missing: 'nearby-way', hasSign: false });
  });

  it('is an emergency if it has more than seven words', () => {
    expect(ask(5, 'where is the way out of here, where')).toMatchObject({ kind: 'redFlag' });
    expect(ask(-9, 'where is the way out of here, where')).toMatchObject({ missing: 'nearby-way' });
  });
});
