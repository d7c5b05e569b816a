import { ownTools, type ToolId } from '@manasik/core/assistant/agents';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../src/assistant-tools/call-tool.ts';
import assistantTools from '../locales/en/assistant-tools.json' with { type: 'json' };
import { understandingContent } from './content.ts';

type OwnTool =
  | 'reminders'
  | 'steps'
  | 'training'
  | 'trip'
  | 'passport'
  | 'bookings'
  | 'checklist'
  | 'costs'
  | 'heat-hours'
  | 'country';

/** Questions as people type them; none is an example of the catalogue. */
const questions: Readonly<Record<Language, Readonly<Record<OwnTool, string>>>> = {
  en: {
    reminders: 'can you show me the reminders i set',
    steps: 'how many steps have i done so far today',
    training: 'whats my next training walk',
    trip: 'what else must i do before we travel',
    passport: 'is my passport valid for long enough after the trip',
    bookings: 'what time does my flight go',
    checklist: 'what is left to do on my checklist',
    costs: 'how much money have i spent on the trip so far',
    'heat-hours': 'which hours are safe to walk in mina today',
    country: 'number of the indian embassy in riyadh',
  },
  ar: {
    reminders: 'ما هي تذكيراتي المحفوظة',
    steps: 'كم عدد خطواتي اليوم',
    training: 'ما المشي القادم في خطة تدريبي',
    trip: 'ماذا بقي أن أفعل قبل سفري',
    passport: 'هل جواز سفري صالح مدة كافية',
    bookings: 'متى موعد طيارتي للحج',
    checklist: 'ايش باقي في قائمة مهامي',
    costs: 'كم أنفقت على رحلتي حتى الآن',
    'heat-hours': 'متى يكون المشي آمنا في منى اليوم',
    country: 'رقم سفارة بلدي في الرياض',
  },
  ur: {
    reminders: 'میری ساری یاد دہانیاں دکھائیں',
    steps: 'آج میرے کتنے قدم ہوئے ہیں',
    training: 'میرے ٹریننگ پلان میں اگلی سیر کون سی ہے',
    trip: 'سفر سے پہلے میرا کیا کام باقی ہے',
    passport: 'کیا میرے پاسپورٹ کی میعاد سفر کے لیے کافی ہے',
    bookings: 'میری فلائٹ کتنے بجے ہے',
    checklist: 'میری چیک لسٹ میں اب کیا باقی رہ گیا ہے',
    costs: 'میں نے اب تک سفر پر کتنا خرچ کیا',
    'heat-hours': 'آج منیٰ میں کن اوقات میں چلنا محفوظ ہے',
    country: 'ریاض میں انڈیا کے سفارت خانے کا نمبر',
  },
  gu: {
    reminders: 'મારાં બધાં રિમાઇન્ડર બતાવો',
    steps: 'આજે મારાં કેટલાં પગલાં થયાં',
    training: 'મારી તાલીમની યોજનામાં હવે શું છે',
    trip: 'સફર પહેલાં મારે શું કરવાનું બાકી છે',
    passport: 'મારા પાસપોર્ટની મુદત હજ માટે પૂરતી છે',
    bookings: 'મારી ફ્લાઇટ કેટલા વાગ્યે છે',
    checklist: 'મારી કામની યાદીમાં હવે શું બાકી છે',
    costs: 'મેં અત્યાર સુધી સફરમાં કેટલો ખર્ચ કર્યો',
    'heat-hours': 'આજે મિનામાં કયા કલાકોમાં ચાલવું સલામત છે',
    country: 'રિયાધમાં ભારતની એમ્બેસીનો નંબર',
  },
  bn: {
    reminders: 'আমার সব রিমাইন্ডার দেখাও',
    steps: 'আজ আমার কত কদম হলো',
    training: 'আমার প্রশিক্ষণ পরিকল্পনায় পরের হাঁটা কী',
    trip: 'সফরের আগে আমার কী করা বাকি আছে',
    passport: 'আমার পাসপোর্টের মেয়াদ সফরের জন্য যথেষ্ট কি',
    bookings: 'আমার ফ্লাইট কখন ছাড়বে',
    checklist: 'আমার কাজের তালিকায় আর কী বাকি',
    costs: 'এ পর্যন্ত সফরে আমি কত টাকা খরচ করেছি',
    'heat-hours': 'আজ মিনায় কোন সময়ে হাঁটা নিরাপদ',
    country: 'রিয়াদে ভারতের দূতাবাসের নম্বর',
  },
  fr: {
    reminders: 'peux-tu me montrer mes rappels',
    steps: 'combien de pas ai-je fait aujourd’hui',
    training: 'quelle est ma prochaine marche dans le plan d’entraînement',
    trip: 'que dois-je encore faire avant de partir en voyage',
    passport: 'est-ce que mon passeport est valide assez longtemps',
    bookings: 'à quelle heure part mon vol',
    checklist: 'qu’est-ce qui reste à faire sur ma liste',
    costs: 'combien j’ai dépensé jusqu’ici pour le voyage',
    'heat-hours': 'à quelles heures peut-on marcher sans danger à mina aujourd’hui',
    country: 'numéro de l’ambassade de l’inde à riyad',
  },
  de: {
    reminders: 'zeig mir alle meine erinnerungen',
    steps: 'wie viele schritte habe ich heute',
    training: 'welcher spaziergang kommt als nächstes in meinem trainingsplan',
    trip: 'was muss ich vor meiner reise noch tun',
    passport: 'ist mein pass lang genug gültig für die reise',
    bookings: 'um wie viel uhr geht mein flug',
    checklist: 'was ist noch offen auf der checkliste',
    costs: 'wie viel geld habe ich für die reise schon ausgegeben',
    'heat-hours': 'zu welchen stunden kann ich heute in mina sicher gehen',
    country: 'nummer der indischen botschaft in riad',
  },
  it: {
    reminders: 'mi mostri tutti i miei promemoria',
    steps: 'quanti passi ho fatto finora oggi',
    training: 'qual è la prossima camminata del mio piano di allenamento',
    trip: 'cosa mi resta ancora da fare prima di partire',
    passport: 'il mio passaporto è valido per abbastanza tempo',
    bookings: 'a che ora parte il mio volo',
    checklist: 'cosa resta ancora nel mio elenco',
    costs: 'quanto ho speso finora per il viaggio',
    'heat-hours': 'in quali ore è sicuro camminare a mina oggi',
    country: 'numero dell’ambasciata indiana a riad',
  },
  es: {
    reminders: 'enséñame todos mis recordatorios',
    steps: 'cuántos pasos he hecho hoy',
    training: 'cuál es mi próxima caminata del plan de entrenamiento',
    trip: 'qué me queda por hacer antes de viajar',
    passport: 'mi pasaporte es válido suficiente tiempo para el viaje',
    bookings: 'a qué hora es mi vuelo',
    checklist: 'qué me queda pendiente en la lista',
    costs: 'cuánto dinero he gastado ya en el viaje',
    'heat-hours': 'a qué horas es seguro caminar en mina hoy',
    country: 'número de la embajada de la india en riad',
  },
  ru: {
    reminders: 'покажи все мои напоминания',
    steps: 'сколько шагов я сделал сегодня',
    training: 'какая следующая прогулка в моем плане тренировок',
    trip: 'что мне осталось сделать перед поездкой',
    passport: 'хватит ли срока действия паспорта для поездки',
    bookings: 'во сколько у меня рейс',
    checklist: 'что еще осталось в списке дел',
    costs: 'сколько денег я уже потратил на поездку',
    'heat-hours': 'в какие часы сегодня безопасно ходить в мине',
    country: 'телефон посольства индии в эр-рияде',
  },
};

/** The question of a person about their own school. */
const ownSchool: Readonly<Record<Language, string>> = {
  en: 'and in my school?',
  ar: 'وفي مذهبي؟',
  ur: 'اور میرے مسلک میں؟',
  gu: 'અને મારા મઝહબમાં?',
  bn: 'আর আমার মাজহাবে?',
  fr: 'et dans mon école ?',
  de: 'und in meiner Rechtsschule?',
  it: 'e nella mia scuola?',
  es: '¿y en mi escuela?',
  ru: 'а в моём мазхабе?',
};

/** The own tools whose question is offered as a button below an answer. */
const suggested = [...ownTools].filter((tool) => Object.hasOwn(assistantTools.ask, tool));

/** A lost passport needs help, and not its dates. */
const lostPassport: Readonly<Record<Language, string>> = {
  en: 'I lost my passport',
  ar: 'ضاع جوازي',
  ur: 'میرا پاسپورٹ گم ہو گیا',
  gu: 'મારો પાસપોર્ટ ખોવાઈ ગયો',
  bn: 'আমার পাসপোর্ট হারিয়ে গেছে',
  fr: 'j’ai perdu mon passeport',
  de: 'ich habe meinen pass verloren',
  it: 'ho perso il passaporto',
  es: 'he perdido mi pasaporte',
  ru: 'я потерял паспорт',
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const toolOf = (text: string): ToolId | null => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    return decision.kind === 'tool' ? decision.tool : null;
  };

  it.each(Object.entries(questions[language]))('%s is recognised: %s', (tool, question) => {
    expect(toolOf(question)).toBe(tool);
  });

  it.each(suggested)('the suggested question about %s reaches its tool', (tool) => {
    expect(toolOf(sayIn(language)(`ask.${tool}`))).toBe(tool);
  });

  it('a lost passport gets help', () => {
    const text = lostPassport[language];
    const decision = decide({ text, agentType: 'guide', previous: null });
    const passages = decision.kind === 'passages' ? decision.passages : [];
    expect(passages.slice(0, 3)).toContain('emergency:embassy');
  });

  it('a question about the own school keeps the passages of the answer before', () => {
    const text = ownSchool[language];
    expect(decide({ text, agentType: 'guide', previous: null })).toMatchObject({ missing: 'own-school' });
    const passages = ['rite:sai:page'];
    const previous = { question: 'x', passages };
    expect(decide({ text, agentType: 'guide', previous })).toMatchObject({
      kind: 'passages',
      passages,
      isForOwnSchool: true,
    });
  });
});
