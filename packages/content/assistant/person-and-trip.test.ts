import { isLost, personSought } from '@manasik/core/assistant/person-sought';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

interface Questions {
  /** Of someone who is lost. */
  readonly lost: readonly string[];
  readonly person: readonly string[];
  readonly travel: readonly string[];
  readonly flight: readonly string[];
}

const questions: Readonly<Record<Language, Questions>> = {
  en: {
    lost: ['I am lost', 'where is my tent', 'where is my group', 'where is my bus'],
    person: ['where is my husband', 'where is my wife', 'where is my mum', 'wheres my brother'],
    travel: ['when do we travel', 'when are we travelling', 'when do I leave home'],
    flight: ['when is my flight', 'when do we fly'],
  },
  ar: {
    lost: ['أنا تائه', 'أين خيمتي', 'أين مجموعتي'],
    person: ['أين زوجي', 'أين زوجتي', 'وين أمي', 'فين جوزي', 'أين والدي'],
    travel: ['متى نسافر', 'متى السفر', 'متى أسافر', 'متى سفرنا', 'متى موعد السفر'],
    flight: ['متى رحلتي', 'متى طيارتي', 'متى الطائرة'],
  },
  ur: {
    lost: ['میں کھو گیا ہوں', 'میرا خیمہ کہاں ہے', 'میرا گروپ کہاں ہے'],
    person: ['میرے شوہر کہاں ہیں', 'میری بیوی کہاں ہے', 'میری امی کہاں ہیں'],
    travel: ['ہم کب سفر کریں گے', 'ہم کب جائیں گے', 'ہماری روانگی کب ہے'],
    flight: ['میری فلائٹ کب ہے', 'ہماری فلائٹ کب ہے'],
  },
  gu: {
    lost: ['હું ખોવાઈ ગયો છું', 'મારો તંબુ ક્યાં છે', 'મારું ગ્રુપ ક્યાં છે'],
    person: ['મારા પતિ ક્યાં છે', 'મારી પત્ની ક્યાં છે', 'મારી મમ્મી ક્યાં છે'],
    travel: ['અમે ક્યારે મુસાફરી કરીશું', 'અમારે ક્યારે નીકળવાનું છે', 'અમે ક્યારે જઈશું'],
    flight: ['મારી ફ્લાઇટ ક્યારે છે', 'અમારી ફ્લાઇટ ક્યારે છે'],
  },
  bn: {
    lost: ['আমি হারিয়ে গেছি', 'আমার তাঁবু কোথায়', 'আমার দল কোথায়'],
    person: ['আমার স্বামী কোথায়', 'আমার স্ত্রী কোথায়', 'আমার মা কোথায়'],
    travel: ['আমরা কবে রওনা দেব', 'আমরা কবে যাব', 'আমাদের যাত্রা কবে'],
    flight: ['আমার ফ্লাইট কবে', 'আমাদের ফ্লাইট কখন'],
  },
  fr: {
    lost: ['je suis perdu', 'où est ma tente', 'où est mon groupe'],
    person: ['où est mon mari', 'où est ma femme', 'où est ma mère'],
    travel: ['quand partons-nous', 'quand est-ce qu’on part', 'quand voyageons-nous'],
    flight: ['quand est mon vol', 'à quelle heure est notre vol'],
  },
  de: {
    lost: ['ich habe mich verlaufen', 'wo ist mein Zelt', 'wo ist meine Gruppe'],
    person: ['wo ist mein Mann', 'wo ist meine Frau', 'wo ist meine Mutter'],
    travel: ['wann reisen wir', 'wann reisen wir ab', 'wann fahren wir los'],
    flight: ['wann geht mein Flug', 'wann fliegen wir'],
  },
  it: {
    lost: ['mi sono perso', 'dov’è la mia tenda', 'dov’è il mio gruppo'],
    person: ['dov’è mio marito', 'dov’è mia moglie', 'dov’è mia madre'],
    travel: ['quando partiamo', 'quando si parte', 'quando viaggiamo'],
    flight: ['quando è il mio volo', 'a che ora è il nostro volo'],
  },
  es: {
    lost: ['me he perdido', 'dónde está mi tienda', 'dónde está mi grupo'],
    person: ['dónde está mi marido', 'dónde está mi esposa', 'dónde está mi madre'],
    travel: ['cuándo viajamos', 'cuándo salimos de viaje', 'cuándo es nuestro viaje'],
    flight: ['cuándo es mi vuelo', 'a qué hora es nuestro vuelo'],
  },
  ru: {
    lost: ['я потерялся', 'где моя палатка', 'где моя группа'],
    person: ['где мой муж', 'где моя жена', 'где моя мама'],
    travel: ['когда мы едем', 'когда мы выезжаем', 'когда наша поездка'],
    flight: ['когда мой рейс', 'когда мы летим'],
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const decisionOn = (text: string) => decide({ text, agentType: 'guide', previous: null });
  const { lost, person, travel, flight } = questions[language];

  it.each(lost)('someone who is lost reads what to do, and whom to call: %s', (text) => {
    expect(decisionOn(text)).toMatchObject({ passages: ['emergency:lost'], hasSign: true });
  });

  it.each(person)('a relative who is missing is an emergency: %s', (text) => {
    expect(decisionOn(text)).toMatchObject({ kind: 'redFlag', redFlag: 'lost-person' });
  });

  it.each(travel)('the trip answers when the journey begins: %s', (text) => {
    expect(decisionOn(text)).toMatchObject({ kind: 'tool', tool: 'trip' });
  });

  it.each(flight)('the bookings or the trip answer when the flight leaves: %s', (text) => {
    const decision = decisionOn(text);
    expect(decision.kind === 'tool' && ['bookings', 'trip'].includes(decision.tool)).toBe(true);
  });
});

it.each(['where is my wife buried', 'where does my husband stand in the prayer'])(
  'a question about something else raises no alarm: %s',
  (text) => {
    const { decide } = createUnderstanding(understandingContent('en'), 'en');
    expect(decide({ text, agentType: 'guide', previous: null })).not.toMatchObject({
      redFlag: 'lost-person',
    });
  },
);

it.each([
  ['where is the bus', 'en'],
  ['nearest bus', 'en'],
  ['where is the camp', 'en'],
  ['أين الباص', 'ar'],
  ['wo ist der Bus', 'de'],
  ['mon groupe ou la tente', 'fr'],
] as const)('someone who asks for a place is not lost: %s', (text, language) => {
  expect(isLost(text, language)).toBe(false);
});

it.each([
  ['mon mari ou ma femme', 'fr', null],
  ['ou est mon mari', 'fr', 'lost-person'],
  ['mon mari est où', 'fr', 'lost-person'],
  ['où est mon fils ??', 'fr', 'lost-child'],
  ['where is nan', 'en', null],
  ['where is my wife', 'en', 'lost-person'],
  ['where is my daughter', 'en', 'lost-child'],
  ['where is the kids area', 'en', null],
  ['أين ابني', 'ar', 'lost-child'],
  ['میرا بیٹا کہاں ہے', 'ur', 'lost-child'],
  ['મારો દીકરો ક્યાં છે', 'gu', 'lost-child'],
  ['আমার ছেলে কোথায়', 'bn', 'lost-child'],
  ['wo ist mein Kind', 'de', 'lost-child'],
  ['dov’è mia figlia', 'it', 'lost-child'],
  ['¿dónde está mi hijo?', 'es', 'lost-child'],
  ['где моя дочь', 'ru', 'lost-child'],
] as const)('%j in %s asks for a relative: %s', (text, language, sought) => {
  expect(personSought(text, language)).toBe(sought);
});
