import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

interface ShortQuestions {
  readonly water: readonly string[];
  readonly menses: readonly string[];
  readonly wudu: readonly string[];
  /** Hair and a pebble that fall. */
  readonly fallen: readonly string[];
}

/** Short questions with everyday words, as people type them. */
const questions: Readonly<Record<Language, ShortQuestions>> = {
  en: {
    water: ['where do I get water', 'where can I drink', 'Where can I find some water?'],
    menses: ['my period came', 'my period started', 'I got my period during Hajj', 'my period just began'],
    wudu: ['wudu', 'How do I make wudu?'],
    fallen: ['hair fell out in Ihram', 'my pebble fell on the ground'],
  },
  ar: {
    water: ['أين أجد الماء', 'أين أشرب', 'وين القى ماء؟'],
    menses: ['جاءتني الدورة', 'بدأت دورتي', 'جاءني الحيض في الحج', 'الدورة بدأت اليوم'],
    wudu: ['الوضوء', 'كيف أتوضأ؟'],
    fallen: ['تساقط شعري في الإحرام', 'وقع شعري في الاحرام'],
  },
  ur: {
    water: ['پانی کہاں ملے گا', 'کہاں پی سکتا ہوں', 'پانی کہاں سے ملے گا؟'],
    menses: ['میرا حیض آ گیا', 'ماہواری شروع ہو گئی', 'حج کے دوران حیض آ گیا', 'مجھے آج ماہواری آ گئی'],
    wudu: ['وضو', 'وضو کیسے کروں؟'],
    fallen: ['احرام میں بال گر گئے', 'کنکری ہاتھ سے گر گئی'],
  },
  gu: {
    water: ['પાણી ક્યાં મળશે', 'ક્યાં પી શકું', 'પીવા માટે પાણી ક્યાં મળશે?'],
    menses: ['મારો માસિક આવી ગયો', 'માસિક શરૂ થયું', 'હજમાં માસિક આવ્યું', 'આજે મને માસિક આવ્યું'],
    wudu: ['વુઝૂ', 'વુઝૂ કેવી રીતે કરું?'],
    fallen: ['મારા વાળ પડી ગયા એહરામમાં', 'કાંકરી હાથમાંથી પડી ગઈ'],
  },
  bn: {
    water: ['পানি কোথায় পাব', 'কোথায় পানি খাব', 'পানি কোথায় পাওয়া যাবে?'],
    menses: ['আমার মাসিক শুরু হয়েছে', 'মাসিক হয়ে গেছে', 'হজের সময় মাসিক হয়েছে', 'আজ মাসিক শুরু হলো'],
    wudu: ['অজু', 'অজু কীভাবে করব?'],
    fallen: ['ইহরামে চুল পড়ে গেছে', 'হাত থেকে কংকর পড়ে গেছে'],
  },
  fr: {
    water: ['où trouver de l’eau', 'où puis-je boire', 'Où trouve-t-on de l’eau ?'],
    menses: [
      'mes règles sont arrivées',
      'j’ai mes règles',
      'mes règles ont commencé',
      'mes règles ont débuté',
    ],
    wudu: ['ablutions', 'Comment faire le woudou ?'],
    fallen: ['un cheveu est tombé pendant l’ihram', 'mon caillou est tombé par terre'],
  },
  de: {
    water: ['wo bekomme ich Wasser', 'wo kann ich trinken', 'Wo finde ich hier Wasser?'],
    menses: [
      'meine Periode ist gekommen',
      'ich habe meine Periode bekommen',
      'meine Periode hat heute begonnen',
    ],
    wudu: ['Wudu', 'Wie mache ich Wudu', 'Gebetswaschung', 'Wie geht die Gebetswaschung?'],
    fallen: ['mir sind im Ihram Haare ausgefallen', 'mein Stein ist heruntergefallen'],
  },
  it: {
    water: ['dove trovo l’acqua', 'dove posso bere', 'Dove si trova dell’acqua?'],
    menses: ['mi è venuto il ciclo', 'è iniziato il ciclo', 'mi è iniziato il ciclo oggi'],
    wudu: ['abluzione', 'Come faccio il wudu?'],
    fallen: ['mi sono caduti i capelli in Ihram', 'capelli caduti in ihram', 'mi è caduto il sassolino'],
  },
  es: {
    water: ['dónde consigo agua', 'dónde puedo beber', '¿Dónde encuentro agua?'],
    menses: ['me vino la regla', 'empezó mi periodo', 'me vino la menstruación en el Hajj'],
    wudu: ['ablución', '¿Cómo hago wudu?'],
    fallen: ['se me cayó el pelo en ihram', 'se me cayó una piedrecita al suelo'],
  },
  ru: {
    water: ['где взять воду', 'где можно попить', 'Где тут найти воду?'],
    menses: ['у меня начались месячные', 'пришли месячные', 'сегодня начались месячные'],
    wudu: ['омовение', 'Как совершить омовение?'],
    fallen: ['в ихраме выпали волосы', 'камешек упал из рук'],
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const decisionOn = (text: string) => decide({ text, agentType: 'guide', previous: null });
  const firstOf = (text: string): string => {
    const decision = decisionOn(text);
    if (decision.kind === 'passages') return decision.passages[0] ?? '';
    return decision.kind === 'unknown' ? (decision.near[0] ?? '') : decision.kind;
  };
  const { water, menses, wudu, fallen } = questions[language];

  it.each(water)('names the text on how to have water: %s', (text) => {
    expect(['help:tips-water', 'rite:umrah:step-zamzam']).toContain(firstOf(text));
  });

  it.each(menses)('speaks of menstruation, and of no danger: %s', (text) => {
    expect(firstOf(text)).toMatch(/:(?:women-menses|menses-before-ifadah)/);
    expect(decisionOn(text).hasSign ?? false).toBe(false);
  });

  it('begins with the text that says what to do about the Tawaf', () => {
    expect(firstOf(menses[0] ?? '')).toBe('whatIf:menses-before-ifadah');
  });

  it.each(wudu)('says when wudu is needed: %s', (text) => {
    expect(firstOf(text)).toBe('rite:tawaf-al-ifadah:step-prepare');
  });

  it.each(fallen)('takes it for no person who falls: %s', (text) => {
    const decision = decisionOn(text);
    expect(decision.kind).not.toBe('redFlag');
    expect(decision.hasSign ?? false).toBe(false);
  });
});
