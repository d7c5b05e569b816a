import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

/** Passages, each with questions that it answers first. */
const questions: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'rite:ihram:step-intention-of-tamattu': ['what is tamattu', 'what does tamattu mean'],
    'practical:transport': ['how do I get from Arafat to Muzdalifah', 'which bus do I take to Muzdalifah'],
    'rite:arafat:step-leave': ['what time do we leave Arafat', 'when do we leave Arafat'],
    'whatIf:broken-wudu': [
      'I need the toilet in the middle of tawaf',
      'I have to go to the toilet during tawaf',
    ],
    'rite:mina-nights:page': ['how many days do we stay in Mina', 'how long do we stay in Mina'],
    'rite:stoning:step-deputy': ['can my son throw the stones for me'],
    'dua:ibrahim-acceptance': ['what do I say when I see the Kaaba'],
    'rite:halq-or-taqsir:page': ['do I have to shave my head'],
  },
  ar: {
    'rite:ihram:step-intention-of-tamattu': ['ما هو التمتع', 'ما معنى حج التمتع'],
    'practical:transport': ['كيف أذهب من عرفة إلى مزدلفة', 'كيف نصل من عرفات إلى مزدلفة'],
    'rite:arafat:step-leave': ['متى نخرج من عرفات', 'متى نترك عرفة'],
    'whatIf:broken-wudu': ['أحتاج الحمام أثناء الطواف'],
    'rite:mina-nights:page': ['كم يوما نبقى في منى', 'كم ليلة نبيت في منى'],
    'rite:stoning:step-deputy': ['هل يرمي ابني عني'],
    'dua:ibrahim-acceptance': ['ماذا أقول عند رؤية الكعبة'],
    'rite:halq-or-taqsir:page': ['هل يجب أن أحلق رأسي'],
  },
  ur: {
    'rite:ihram:step-intention-of-tamattu': ['تمتع کیا ہے', 'حج تمتع کیا ہوتا ہے'],
    'practical:transport': ['مزدلفہ کے لیے کون سی بس ہے'],
    'rite:arafat:step-leave': ['عرفات سے کب نکلیں گے', 'عرفات سے کب روانہ ہوں'],
    'whatIf:broken-wudu': ['طواف کے دوران باتھ روم جانا ہے', 'طواف میں پیشاب آ گیا'],
    'rite:mina-nights:page': ['منیٰ میں کتنے دن رہنا ہے', 'منیٰ میں کتنی راتیں'],
    'rite:stoning:step-deputy': ['کیا میرا بیٹا میری طرف سے کنکریاں مار سکتا ہے'],
    'dua:ibrahim-acceptance': ['کعبہ دیکھ کر کیا پڑھوں'],
    'rite:halq-or-taqsir:page': ['کیا سر منڈوانا ضروری ہے'],
  },
  gu: {
    'rite:ihram:step-intention-of-tamattu': ['તમત્તુઅ શું છે', 'હજ્જે તમત્તુઅ શું છે'],
    'practical:transport': ['મુઝદલિફા માટે કઈ બસ'],
    'rite:arafat:step-leave': ['અરફાતથી ક્યારે નીકળવાનું', 'અરફાત ક્યારે છોડવાનું'],
    'whatIf:broken-wudu': ['તવાફ દરમિયાન ટોઇલેટ જવું છે'],
    'rite:mina-nights:page': ['મીનામાં કેટલા દિવસ રહેવાનું', 'મીનામાં કેટલી રાત'],
    'rite:stoning:step-deputy': ['મારો દીકરો મારા વતી કાંકરી મારી શકે'],
    'dua:ibrahim-acceptance': ['કાબા જોઈને શું પઢવું'],
    'rite:halq-or-taqsir:page': ['શું માથું મૂંડાવવું જરૂરી છે'],
  },
  bn: {
    'rite:ihram:step-intention-of-tamattu': ['তামাত্তু কী', 'তামাত্তু হজ কাকে বলে'],
    'practical:transport': ['আরাফাত থেকে মুজদালিফায় কীভাবে যাব', 'মুজদালিফার বাস কোনটা'],
    'rite:arafat:step-leave': ['আরাফাত থেকে কখন বের হব', 'আরাফাত কখন ছাড়ব'],
    'whatIf:broken-wudu': ['তাওয়াফের মাঝে টয়লেটে যেতে হবে'],
    'rite:mina-nights:page': ['মিনায় কত দিন থাকব', 'মিনায় কয় রাত'],
    'rite:stoning:step-deputy': ['আমার ছেলে কি আমার হয়ে পাথর মারতে পারে'],
    'dua:ibrahim-acceptance': ['কাবা দেখে কী পড়ব'],
    'rite:halq-or-taqsir:page': ['মাথা কি কামাতেই হবে'],
  },
  fr: {
    'rite:ihram:step-intention-of-tamattu': ['qu’est-ce que le tamattu', 'c’est quoi le tamattu'],
    'practical:transport': ['comment aller d’Arafat à Muzdalifah', 'quel bus pour Muzdalifah'],
    'rite:arafat:step-leave': ['à quelle heure quittons-nous Arafat', 'quand quitte-t-on Arafat'],
    'whatIf:broken-wudu': ['je dois aller aux toilettes pendant le tawaf'],
    'rite:mina-nights:page': ['combien de jours restons-nous à Mina', 'combien de nuits à Mina'],
    'rite:stoning:step-deputy': ['mon fils peut-il lancer les cailloux pour moi'],
    'dua:ibrahim-acceptance': ['que dire quand je vois la Kaaba'],
    'rite:halq-or-taqsir:page': ['dois-je me raser la tête'],
  },
  de: {
    'rite:ihram:step-intention-of-tamattu': ['was ist Tamattu', 'was bedeutet Tamattu'],
    'practical:transport': ['wie komme ich von Arafat nach Muzdalifah', 'welcher Bus fährt nach Muzdalifah'],
    'rite:arafat:step-leave': ['wann verlassen wir Arafat', 'um wie viel Uhr verlassen wir Arafat'],
    'whatIf:broken-wudu': ['ich muss beim Tawaf auf die Toilette'],
    'rite:mina-nights:page': ['wie lange bleiben wir in Mina', 'wie viele Tage bleiben wir in Mina'],
    'rite:stoning:step-deputy': [
      'kann mein Sohn für mich steinigen',
      'kann mein Sohn die Steine für mich werfen',
    ],
    'dua:ibrahim-acceptance': ['was sage ich, wenn ich die Kaaba sehe'],
    'rite:halq-or-taqsir:page': ['muss ich mir den Kopf rasieren'],
  },
  it: {
    'rite:ihram:step-intention-of-tamattu': ['che cos’è il tamattu', 'cosa significa tamattu'],
    'practical:transport': ['come vado da Arafat a Muzdalifah', 'quale autobus per Muzdalifah'],
    'rite:arafat:step-leave': ['a che ora lasciamo Arafat', 'quando si lascia Arafat'],
    'whatIf:broken-wudu': ['devo andare in bagno durante il tawaf'],
    'rite:mina-nights:page': ['quanti giorni restiamo a Mina', 'quante notti a Mina'],
    'rite:stoning:step-deputy': ['mio figlio può lanciare i sassolini per me'],
    'dua:ibrahim-acceptance': ['cosa dico quando vedo la Kaaba'],
    'rite:halq-or-taqsir:page': ['devo radermi la testa'],
  },
  es: {
    'rite:ihram:step-intention-of-tamattu': ['qué es tamattu', 'qué significa tamattu'],
    'practical:transport': ['cómo voy de Arafat a Muzdalifah', 'qué autobús va a Muzdalifah'],
    'rite:arafat:step-leave': ['a qué hora salimos de Arafat', 'cuándo salimos de Arafat'],
    'whatIf:broken-wudu': ['necesito ir al baño durante el tawaf'],
    'rite:mina-nights:page': ['cuántos días nos quedamos en Mina', 'cuántas noches en Mina'],
    'rite:stoning:step-deputy': ['puede mi hijo tirar las piedras por mí'],
    'dua:ibrahim-acceptance': ['qué digo cuando veo la Kaaba'],
    'rite:halq-or-taqsir:page': ['tengo que afeitarme la cabeza'],
  },
  ru: {
    'rite:ihram:step-intention-of-tamattu': ['что такое таматту', 'что значит таматту'],
    'practical:transport': ['как добраться с Арафата в Муздалифу', 'какой автобус в Муздалифу'],
    'rite:arafat:step-leave': ['когда мы уезжаем с Арафата', 'во сколько уезжаем с Арафата'],
    'whatIf:broken-wudu': ['мне нужно в туалет во время тавафа'],
    'rite:mina-nights:page': ['сколько дней мы в Мине', 'сколько ночей в Мине'],
    'rite:stoning:step-deputy': ['может ли сын бросать камешки за меня'],
    'dua:ibrahim-acceptance': ['что говорить, когда вижу Каабу'],
    'rite:halq-or-taqsir:page': ['обязательно ли брить голову'],
  },
};

describe.each(languageCodes)('a question of a pilgrim in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const asked = Object.entries(questions[language]).flatMap(([passage, texts]) =>
    texts.map((text) => [text, passage] as const),
  );

  it.each(asked)('is answered first by its passage: %s (%s)', (text, passage) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    const [first = decision.kind] = decision.kind === 'passages' ? decision.passages : [];
    // A case of a "What if" text begins with its text.
    expect(first === passage || first.startsWith(`${passage}:`)).toBe(true);
  });
});
