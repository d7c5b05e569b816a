import type { ToolId } from '@manasik/core/assistant/agents';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

type Asked = 'home' | 'training' | 'passport' | 'costs';

/** Natural words for what the person's own records answer, also in the Latin letters in which people type Urdu. */
const questions: Readonly<Record<Language, Readonly<Record<Asked, readonly string[]>>>> = {
  en: {
    home: ['when do I fly home', 'what day am I flying back home', 'when do we fly back'],
    training: ['what is my training today', 'what should I walk today', 'show me my plan for today'],
    passport: ['when does my passport expire', 'when will my passport run out', 'my passport expires when'],
    costs: [
      'how much will Hajj cost me from the UK',
      'what will my Hajj cost in total',
      'how much money do I need for Hajj from America',
    ],
  },
  ar: {
    home: ['متى أطير إلى بلدي', 'متى رحلة عودتي', 'في أي يوم نرجع بالطائرة'],
    training: ['ما تدريبي اليوم', 'ما خطتي اليوم', 'كم يجب أن أمشي اليوم'],
    passport: ['متى ينتهي جواز سفري', 'متى تنتهي صلاحية جوازي', 'جوازي متى يخلص'],
    costs: ['كم سيكلفني الحج من بريطانيا', 'كم يكلف الحج من بلدي', 'كم أحتاج من المال للحج'],
  },
  ur: {
    home: ['میں گھر کے لیے کب اڑوں گا', 'میری گھر واپسی کی پرواز کب ہے', 'main ghar wapas kab udunga'],
    training: ['آج میری تربیت کیا ہے', 'آج مجھے کتنا چلنا ہے', 'aaj mera plan kya hai'],
    passport: [
      'میرا پاسپورٹ کب ختم ہوگا',
      'میرے پاسپورٹ کی مدت کب ختم ہوگی',
      'mera passport kab khatam hoga',
    ],
    costs: [
      'برطانیہ سے حج پر میرا کتنا خرچ آئے گا',
      'مجھے حج کتنے کا پڑے گا',
      'UK se mera hajj kitne ka parega',
    ],
  },
  gu: {
    home: ['હું ઘરે પાછો ક્યારે ઊડીશ', 'મારી પાછા ફરવાની ફ્લાઇટ ક્યારે છે', 'અમે પાછા ઘરે ક્યારે જઈશું'],
    training: ['આજે મારી તાલીમ શું છે', 'આજે મારે કેટલું ચાલવાનું છે', 'આજનો મારો પ્લાન શું છે'],
    passport: ['મારો પાસપોર્ટ ક્યારે પૂરો થાય છે', 'મારા પાસપોર્ટની મુદત ક્યારે પૂરી થશે', 'પાસપોર્ટ ક્યારે એક્સપાયર થશે'],
    costs: ['યુકેથી હજનો મને કેટલો ખર્ચ થશે', 'મારી હજનો કુલ ખર્ચ કેટલો થશે', 'હજ માટે મારે કેટલા પૈસા જોઈશે'],
  },
  bn: {
    home: ['আমি কবে বাড়ি ফিরব', 'আমার ফেরার ফ্লাইট কবে', 'আমরা কবে দেশে ফিরব'],
    training: ['আজ আমার প্রশিক্ষণ কী', 'আজ আমাকে কতটা হাঁটতে হবে', 'আজ আমার পরিকল্পনা কী'],
    passport: ['আমার পাসপোর্টের মেয়াদ কবে শেষ হবে', 'আমার পাসপোর্টের মেয়াদ কত দিন আছে', 'পাসপোর্টের মেয়াদ কবে শেষ'],
    costs: ['যুক্তরাজ্য থেকে হজে আমার কত খরচ হবে', 'আমার হজের মোট খরচ কত হবে', 'হজের জন্য আমার কত টাকা লাগবে'],
  },
  fr: {
    home: [
      'quand est-ce que je rentre chez moi',
      'quand est mon vol retour',
      'quel jour je reprends l’avion pour rentrer',
    ],
    training: [
      'quel est mon entraînement aujourd’hui',
      'combien dois-je marcher aujourd’hui',
      'mon programme d’aujourd’hui',
    ],
    passport: [
      'quand expire mon passeport',
      'jusqu’à quand mon passeport est valable',
      'mon passeport expire quand',
    ],
    costs: [
      'combien va me coûter le Hajj depuis la France',
      'combien me coûtera mon hajj',
      'combien d’argent me faut-il pour le hajj',
    ],
  },
  de: {
    home: ['wann fliege ich nach Hause', 'wann geht mein Rückflug', 'an welchem Tag fliege ich zurück'],
    training: [
      'was ist heute mein Training',
      'wie viel soll ich heute gehen',
      'was steht heute in meinem Plan',
    ],
    passport: ['wann läuft mein Pass ab', 'bis wann ist mein Reisepass gültig', 'mein Pass läuft wann ab'],
    costs: [
      'wie viel kostet mich der Hadsch aus Deutschland',
      'was wird mich der Hadsch kosten',
      'wie viel Geld brauche ich für den Hadsch',
    ],
  },
  it: {
    home: ['quando torno a casa', 'quando è il mio volo di ritorno', 'in che giorno riparto per casa'],
    training: ['qual è il mio allenamento di oggi', 'quanto devo camminare oggi', 'il mio piano di oggi'],
    passport: [
      'quando scade il mio passaporto',
      'fino a quando è valido il mio passaporto',
      'il mio passaporto scade quando',
    ],
    costs: [
      'quanto mi costerà l’hajj dall’Italia',
      'quanto mi costa l’hajj in tutto',
      'quanti soldi mi servono per l’hajj',
    ],
  },
  es: {
    home: ['cuándo vuelo a casa', 'cuándo es mi vuelo de vuelta', 'qué día regreso a casa'],
    training: ['cuál es mi entrenamiento de hoy', 'cuánto tengo que caminar hoy', 'mi plan de hoy'],
    passport: [
      'cuándo caduca mi pasaporte',
      'hasta cuándo es válido mi pasaporte',
      'cuándo vence mi pasaporte',
    ],
    costs: [
      'cuánto me costará el hajj desde España',
      'cuánto me va a costar el hajj',
      'cuánto dinero necesito para el hajj',
    ],
  },
  ru: {
    home: ['когда я лечу домой', 'когда мой обратный рейс', 'в какой день я возвращаюсь домой'],
    training: ['какая у меня сегодня тренировка', 'сколько мне сегодня пройти', 'мой план на сегодня'],
    passport: [
      'когда истекает мой паспорт',
      'до какого числа действует мой паспорт',
      'когда заканчивается мой паспорт',
    ],
    costs: [
      'сколько мне будет стоить хадж из России',
      'во сколько мне обойдётся хадж',
      'сколько денег мне нужно на хадж',
    ],
  },
};

const answeredBy: Readonly<Record<Asked, readonly ToolId[]>> = {
  // Both know the day; which of them holds it depends on what the person has entered.
  home: ['bookings', 'trip'],
  training: ['training'],
  passport: ['passport'],
  costs: ['costs'],
};

describe.each(languageCodes)('own records in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const cases = Object.entries(questions[language]).flatMap(([asked, lines]) =>
    lines.map((text) => [asked as Asked, text] as const),
  );

  it.each(cases)('answer the question about %s: %s', (asked, text) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    expect(answeredBy[asked]).toContain(decision.kind === 'tool' ? decision.tool : decision.kind);
  });
});

/** Read from the medical card, by the page to which this answer leads. */
const medicines: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['my tablet times', 'when do I take my medicine'],
  ar: ['متى دوائي', 'أوقات أدويتي'],
  ur: ['میری دواؤں کے اوقات', 'meri dawa ka waqt kab hai'],
  gu: ['મારી દવાઓનો સમય', 'મારી દવા ક્યારે લેવાની'],
  bn: ['আমার ওষুধ খাওয়ার সময়', 'আমার ওষুধের সময় কী'],
  fr: ['l’heure de mes médicaments', 'quand prendre mes médicaments'],
  de: ['wann nehme ich meine Medikamente', 'Zeiten meiner Medikamente'],
  it: ['orari delle mie pastiglie', 'quando prendo le mie medicine'],
  es: ['a qué hora tomo mis pastillas', 'horarios de mis medicamentos'],
  ru: ['во сколько принимать мои таблетки', 'время моих лекарств'],
};

it.each(languageCodes)('the times of the own medicines are found in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  for (const text of medicines[language]) {
    const decision = decide({ text, agentType: 'guide', previous: null });
    expect(decision.kind === 'passages' && decision.passages[0]).toBe('help:medicines');
  }
});

it.each([
  ['میرے گھٹنے میں درد ہے، سجدہ نہیں کر سکتا', 'practical:prayer-when-ill'],
  ['ghutne ke dard mein sajda nahi kar sakta', 'practical:prayer-when-ill'],
  ['اور میری جگہ کنکریاں کون مار سکتا ہے؟', 'rite:stoning:step-deputy'],
  ['aur meri jagah rami kaun karega', 'rite:stoning:step-deputy'],
  ['mere ghutne mein dard hai, sai kaise karun', 'rite:sai:wheelchair-valid'],
])('a sore knee and a deputy have their passage: %s', (text, passage) => {
  const { decide } = createUnderstanding(understandingContent('ur'), 'ur');
  const decision = decide({ text, agentType: 'guide', previous: null });
  expect(decision.kind === 'passages' && decision.passages[0]).toBe(passage);
});
