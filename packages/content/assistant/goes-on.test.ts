import type { Decision, PreviousQuestion } from '@manasik/core/assistant/decision';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

const understandings = new Map(
  languageCodes.map((language) => [language, createUnderstanding(understandingContent(language), language)]),
);

function decide(language: Language, text: string, previous: PreviousQuestion | null): Decision {
  const decision = understandings.get(language)?.decide({ text, agentType: 'guide', previous });
  if (!decision) throw new Error(`${language} has no understanding`);
  return decision;
}

const passagesOf = (decision: Decision): readonly string[] =>
  decision.kind === 'passages' ? decision.passages : [];

const insulin = ['practical:insulin'];
const deputy = ['rite:stoning:step-deputy'];

/** A question about insulin in Mina, and one about a deputy who throws. */
const before: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['How do I store my insulin in Mina?', 'Can someone throw the pebbles for me?'],
  ar: ['كيف أحفظ الأنسولين في منى؟', 'هل يجوز أن يرمي أحد الجمرات عني؟'],
  ur: ['منیٰ میں انسولین کیسے رکھوں؟', 'کیا کوئی میری طرف سے کنکریاں مار سکتا ہے؟'],
  gu: ['મિનામાં ઇન્સ્યુલિન કેવી રીતે સાચવું?', 'શું કોઈ મારા વતી કાંકરી મારી શકે?'],
  bn: ['মিনায় ইনসুলিন কীভাবে রাখব?', 'কেউ কি আমার পক্ষে পাথর মারতে পারে?'],
  fr: ['comment conserver mon insuline à Mina ?', 'quelqu’un peut-il lancer les cailloux à ma place ?'],
  de: ['Wie bewahre ich mein Insulin in Mina auf?', 'Kann jemand für mich die Steinchen werfen?'],
  it: ['come conservo l’insulina a Mina?', 'qualcuno può lanciare i sassolini per me?'],
  es: ['¿cómo guardo la insulina en Mina?', '¿puede alguien lanzar las piedras por mí?'],
  ru: ['как хранить инсулин в Мине?', 'может ли кто-то бросить камешки за меня?'],
};

/** A question about wudu in tawaf and the one that follows; one after insulin in Mina; one after a deputy who throws. */
const turns: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  en: ['Do I need wudu for tawaf?', 'and sai?', 'and what if it gets warm?', 'and if he forgets?'],
  ar: ['هل يشترط الوضوء للطواف؟', 'والسعي؟', 'وإذا سخن؟', 'وإذا نسي؟'],
  ur: ['کیا طواف میں وضو ضروری ہے؟', 'اور سعی کا؟', 'اور اگر گرم ہو جائے؟', 'اور اگر وہ بھول جائے؟'],
  gu: ['તવાફ માટે વુઝૂ જરૂરી છે?', 'અને સઈ માટે?', 'અને જો ગરમ થઈ જાય તો?', 'અને જો એ ભૂલી જાય તો?'],
  bn: ['তাওয়াফে কি অজু লাগে?', 'আর সাঈতে?', 'আর যদি গরম হয়ে যায়?', 'আর যদি সে ভুলে যায়?'],
  fr: [
    'faut-il les ablutions pour le tawaf ?',
    'et pour le sai ?',
    'et si elle chauffe ?',
    'et s’il oublie ?',
  ],
  de: [
    'Brauche ich Wudu für den Tawaf?',
    'und für den Sai?',
    'und wenn es warm wird?',
    'und wenn er es vergisst?',
  ],
  it: ['serve il wudu per il tawaf?', 'e per il sai?', 'e se si scalda?', 'e se si dimentica?'],
  es: ['¿necesito wudu para el tawaf?', '¿y para el sai?', '¿y si se calienta?', '¿y si se olvida?'],
  ru: ['нужно ли омовение для тавафа?', 'а для саи?', 'а если он нагреется?', 'а если он забудет?'],
};

describe.each(languageCodes)('a question that goes on in %s', (language) => {
  const [wudu, sai, warm, forgets] = turns[language];
  const [ofInsulin, ofDeputy] = before[language];

  it('keeps what was asked when it names another rite', () => {
    const passages = passagesOf(decide(language, wudu, null));
    const decision = decide(language, sai, { question: wudu, passages });
    expect(passagesOf(decision)[0]).toBe('rite:sai:ranks-wudu');
    expect(decision).toMatchObject({ goesOn: true });
  });

  it('stays with a topic of health', () => {
    expect(passagesOf(decide(language, warm, { question: ofInsulin, passages: insulin }))[0]).toBe(
      insulin[0],
    );
  });

  it('stays with a rite', () => {
    const found = passagesOf(decide(language, forgets, { question: ofDeputy, passages: deputy }));
    expect(found[0]).toMatch(/^rite:stoning:/);
    expect(found).toContain(deputy[0]);
  });
});

it('keeps what was asked over several rites', () => {
  const question = 'and sai?\nDo I need wudu for tawaf?';
  const decision = decide('en', 'and umrah?', { question, passages: ['rite:sai:ranks-wudu'] });
  expect(passagesOf(decision)[0]).toBe('rite:umrah:ranks-wudu');
});

describe('a question with a subject of its own leaves the one before', () => {
  it.each<[Language, string, string]>([
    ['en', 'and what should I pack?', 'practical:packing'],
    ['en', 'And which vaccines do I need?', 'practical:vaccines'],
    ['de', 'und welche Impfungen brauche ich?', 'practical:vaccines'],
    ['fr', 'et quels vaccins faut-il ?', 'practical:vaccines'],
    ['es', '¿y qué vacunas necesito?', 'practical:vaccines'],
    ['it', 'e quali vaccini servono?', 'practical:vaccines'],
    ['ru', 'а какие прививки нужны?', 'practical:vaccines'],
    ['ur', 'اور کون سی ویکسین لازمی ہے؟', 'practical:vaccines'],
    ['ar', 'وما هي التطعيمات المطلوبة؟', 'practical:vaccines'],
    ['bn', 'আর কোন টিকা লাগবে?', 'practical:vaccines'],
    ['gu', 'અને કઈ રસી જોઈએ?', 'practical:vaccines'],
  ])('%s: %s', (language, text, passage) => {
    for (const passages of [insulin, deputy])
      expect(passagesOf(decide(language, text, { question: 'x', passages }))[0]).toBe(passage);
  });

  it.each<[Language, string]>([
    ['en', 'and who won the football world cup?'],
    ['en', 'And how many days are left until Hajj?'],
    ['en', 'and when is Asr?'],
    ['en', 'and when do I fly home?'],
    ['de', 'und wann ist mein Flug?'],
    ['ur', 'اور میری فلائٹ کب ہے؟'],
  ])('%s, for no passage: %s', (language, text) => {
    for (const passages of [insulin, deputy])
      expect(decide(language, text, { question: 'x', passages }).kind).not.toBe('passages');
  });

  it('a sign of danger is seen after any answer', () => {
    const decision = decide('en', 'and if he is not breathing?', { question: 'x', passages: deputy });
    expect(decision).toMatchObject({ kind: 'redFlag', redFlag: 'breathing' });
  });

  it('whom to call is said again after a text about danger', () => {
    const passages = ['whatIf:crowd-at-jamarat'];
    const decision = decide('en', 'and if he is late?', { question: 'x', passages });
    expect(decision).toMatchObject({ kind: 'passages', hasSign: true });
  });
});
