import { careAsked, dangerSubject } from '@manasik/core/assistant/health-values/care-asked';
import { withValues } from '@manasik/core/assistant/health-values/judge-values';
import { redFlagClassifierOf } from '@manasik/core/assistant/red-flags/classifier';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

interface Questions {
  readonly lowSugar: readonly string[];
  readonly heat: readonly string[];
  readonly breathing: readonly string[];
  /** Dangerous values that a doctor has to judge, or of the past. */
  readonly sign: readonly string[];
  readonly normal: readonly string[];
  /** A limit or a target. */
  readonly learning: readonly string[];
}

const questions: Readonly<Record<Language, Questions>> = {
  en: {
    lowSugar: [
      'what should I do, my sugar is 42',
      'my sugar level is 42',
      'it was high but now my sugar is 41',
      'what do I do if my sugar is 42',
      'my sugar is 42',
      'sugar 2.4 mmol',
      'his blood sugar reads 38 what do I do',
      'sugar is 3.1',
    ],
    heat: ['fever 41', 'he has a fever of 105 F', 'my fever is 40.5'],
    breathing: ['oxygen 82', 'her SpO2 is 78%', 'oxygen saturation 85 percent'],
    sign: [
      'my sugar was 42 yesterday',
      'sugar 350',
      'my sugar is 21 mmol/L',
      'BP 220/130',
      'my blood pressure is 190 over 110',
      'BP 80/50',
    ],
    normal: [
      'my sugar is 110',
      'sugar 5.6',
      'BP 120/80',
      'oxygen 97',
      'I take sugar 3 times a day',
      'fever 38',
    ],
    learning: ['what sugar is too low?', 'target below 180', 'what is a normal sugar level'],
  },
  ar: {
    lowSugar: ['السكر عندي 42', 'سكري ٤٥'],
    heat: ['حرارته 41', 'عندي حمى 40'],
    breathing: ['الأكسجين 82', 'نسبة الأكسجين ٨٥٪'],
    sign: ['كان السكر 42 أمس', 'السكر 350', 'الضغط 220/130', 'ضغطي 22/13'],
    normal: ['السكر 110', 'الضغط 120/80', 'الأكسجين 97'],
    learning: ['ما معدل السكر الطبيعي'],
  },
  ur: {
    lowSugar: ['میری شوگر 42 ہے', 'شوگر ۴۵ ہے'],
    heat: ['بخار 41 ہے', 'بخار 104 ہے'],
    breathing: ['آکسیجن 82 ہے'],
    sign: ['کل شوگر 42 تھی', 'شوگر 350 ہے', 'بی پی 220/130 ہے'],
    normal: ['شوگر 110 ہے', 'بی پی 120/80 ہے'],
    learning: ['شوگر کتنی نارمل ہے'],
  },
  gu: {
    lowSugar: ['મારું શુગર 42 છે', 'શુગર ૪૫ છે'],
    heat: ['તાવ 41 છે', 'તાવ 105 છે'],
    breathing: ['ઓક્સિજન 82 છે'],
    sign: ['ગઈકાલે શુગર 42 હતું', 'શુગર 350 છે', 'બીપી 220/130 છે'],
    normal: ['શુગર 110 છે', 'બીપી 120/80 છે'],
    learning: ['શુગર કેટલું નોર્મલ છે'],
  },
  bn: {
    lowSugar: ['আমার সুগার 42', 'সুগার ৪৫'],
    heat: ['জ্বর 41', 'জ্বর ১০৫'],
    breathing: ['অক্সিজেন ৮২'],
    sign: ['গতকাল সুগার ৪২ ছিল', 'সুগার ৩৫০', 'প্রেশার ২২০/১৩০'],
    normal: ['সুগার ১১০', 'প্রেশার ১২০/৮০'],
    learning: ['সুগার কত স্বাভাবিক'],
  },
  fr: {
    lowSugar: ['ma glycémie est à 42', 'glycémie 2,5 mmol', 'sa glycémie est à 0,45', 'glycémie 0,5 g/l'],
    heat: ['il a 41 de fièvre', 'fièvre 40,5'],
    breathing: ['saturation 82', 'oxygène à 85 %'],
    sign: [
      'hier ma glycémie était à 42',
      'glycémie 350',
      'glycémie 3,2 g/l',
      'tension 220/130',
      'tension 22/13',
    ],
    normal: ['glycémie 110', 'glycémie 1,1', 'tension 12/8', 'saturation 97'],
    learning: ['quelle glycémie est normale'],
  },
  de: {
    lowSugar: ['mein Zucker ist 42', 'Blutzucker 2,5 mmol'],
    heat: ['Fieber 41', 'sie hat 40,5 Fieber'],
    breathing: ['Sauerstoff 82', 'Sättigung 85 %'],
    sign: ['gestern war mein Zucker 42', 'Zucker 350', 'Blutdruck 220/130', 'Blutdruck 220 zu 130'],
    normal: ['Zucker 110', 'Blutdruck 120/80', 'Sättigung 97'],
    learning: ['welcher Zuckerwert ist normal'],
  },
  it: {
    lowSugar: ['la mia glicemia è 42', 'glicemia 2,5 mmol'],
    heat: ['febbre a 41', 'ha la febbre a 40,5'],
    breathing: ['saturazione 82', 'ossigeno 85%'],
    sign: ['ieri la glicemia era 42', 'glicemia 350', 'pressione 220/130'],
    normal: ['glicemia 110', 'pressione 120/80', 'saturazione 97'],
    learning: ['quale glicemia è normale'],
  },
  es: {
    lowSugar: ['mi azúcar está en 42', 'glucosa 2,5 mmol'],
    heat: ['fiebre de 41', 'tiene fiebre de 40,5'],
    breathing: ['oxígeno 82', 'saturación 85 %'],
    sign: ['ayer mi azúcar estaba en 42', 'azúcar 350', 'presión 220/130'],
    normal: ['azúcar 110', 'presión 120/80', 'saturación 97'],
    learning: ['qué azúcar es normal'],
  },
  ru: {
    lowSugar: ['у меня сахар 2,4', 'сахар 42 мг/дл'],
    heat: ['у него жар 41'],
    breathing: ['сатурация 82', 'кислород 85%'],
    sign: ['вчера сахар был 2,4', 'сахар 22 ммоль/л', 'давление 220/130', 'давление 220 на 130'],
    normal: ['сахар 5,6', 'давление 120/80', 'сатурация 97'],
    learning: ['какой сахар норма'],
  },
};

describe.each(languageCodes)('a value of the body in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const decisionOn = (text: string) => decide({ text, agentType: 'guide', previous: null });
  const { lowSugar, heat, breathing, sign, normal, learning } = questions[language];

  it.each(lowSugar)('is low sugar: %s', (text) => {
    expect(decisionOn(text)).toMatchObject({ kind: 'redFlag', redFlag: 'low-sugar' });
  });

  it.each(heat)('is the temperature of a heatstroke: %s', (text) => {
    expect(decisionOn(text)).toMatchObject({ kind: 'redFlag', redFlag: 'heat-stroke' });
  });

  it.each(breathing)('is too little oxygen: %s', (text) => {
    expect(decisionOn(text)).toMatchObject({ kind: 'redFlag', redFlag: 'breathing' });
  });

  it.each(sign)('is dangerous, so that the reply ends with whom to call: %s', (text) => {
    const decision = decisionOn(text);
    expect(decision.kind === 'redFlag' || decision.hasSign).toBe(true);
  });

  it.each([...normal, ...learning])('raises no alarm: %s', (text) => {
    expect(decisionOn(text).kind).not.toBe('redFlag');
  });
});

describe('a value beside an emergency', () => {
  const { decide } = createUnderstanding(understandingContent('en'), 'en');

  it.each([
    'his sugar was 42 and now he is unconscious',
    'my sugar is 110 but I have chest pain',
    'BP 120/80 and he does not breathe',
    'my sugar is low, what should I do',
    'my sugar is too low',
  ])('does not keep it from being recognised: %s', (text) => {
    expect(decide({ text, agentType: 'guide', previous: null })).toMatchObject({ kind: 'redFlag' });
  });

  it.each([
    'tea with 2 sugars',
    'sugar free drinks cost 3 riyals',
    'can I bring 2 kg of sugar',
    'where do I buy sugar for 5',
    'is it 42 degrees in Mina',
    'I need 2 litres of oxygen',
    'my HbA1c sugar is 7%',
  ])('is none: %s', (text) => {
    expect(decide({ text, agentType: 'guide', previous: null })).not.toMatchObject({
      redFlag: 'low-sugar',
    });
    expect(decide({ text, agentType: 'guide', previous: null })).not.toMatchObject({
      redFlag: 'heat-stroke',
    });
  });
});

describe.each([
  [
    'en',
    [
      'normal sugar is 110, mine is 40',
      'the limit is 70 and my sugar is 45',
      'his sugar was 38 what do I do',
      'help! sugar 71',
      'I feel low sugar 75 help me',
    ],
  ],
  ['de', ['Normal ist 110, mein Zucker ist 42', 'Hilfe mein Zucker ist 75']],
  ['fr', ['au secours ma glycémie est à 75']],
  ['ar', ['ساعدوني السكر 75']],
] as const)('a call for help with a value in %s', (language, texts) => {
  const { judge } = redFlagClassifierOf(understandingContent(language).redFlagModel);
  const { decide } = createUnderstanding(understandingContent(language), language);

  it.each(texts)('keeps its alarm, and its reply ends with whom to call: %s', (text) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    expect(decision.kind === 'redFlag' || decision.hasSign).toBe(true);
    expect(decision.kind === 'redFlag').toBe(judge(text).redFlag !== null);
  });
});

const judgementOn = (text: string, language: Language = 'en') =>
  withValues({ redFlag: null, hasSign: false, isHarmless: true }, text, language);

describe('several values or a number beside them', () => {
  it.each([
    ['sugar 65 oxygen 70', 'breathing'],
    ['bp220/130 sugar42', 'low-sugar'],
    ['sugar42', 'low-sugar'],
    ['fever40', 'heat-stroke'],
    ['spo278', 'breathing'],
    ['SpO₂ 78', 'breathing'],
    ['my sugar was just measured at 42', 'low-sugar'],
    ['sugar dropped to 42', 'low-sugar'],
  ])('shows the worst danger: %s', (text, redFlag) => {
    expect(judgementOn(text)).toMatchObject({ redFlag });
  });

  it('shows a dangerous pressure in one piece with its name', () => {
    expect(judgementOn('bp220/130')).toMatchObject({ redFlag: null, hasSign: true });
  });

  it('reads the Italian "ora" as "now"', () => {
    expect(judgementOn('la glicemia era alta, la glicemia è 42 ora', 'it')).toMatchObject({
      redFlag: 'low-sugar',
    });
  });

  it.each([
    ['oxygen at gate 79', 'en'],
    ['oxygen in tent 62', 'en'],
    ['fever in tent 42', 'en'],
    ['fever tablets 40 mg', 'en'],
    ['fever 40 ml', 'en'],
    ['I am 41 with fever', 'en'],
    ['I am 41, fever', 'en'],
    ['ich bin 41 mit Fieber', 'de'],
    ['sugar 60 SAR', 'en'],
    ['sugar 60 €', 'en'],
    ['sugar $60', 'en'],
    ['sugar 60 units', 'en'],
    ['sugar call 997', 'en'],
    ['sugar 911', 'en'],
    ['Zucker kostet 50 Euro', 'de'],
    ['السكر 60 ريال', 'ar'],
    ['شوگر 60 ریال', 'ur'],
    ['શુગર 60 રિયાલ', 'gu'],
    ['সুগার 60 রিয়াল', 'bn'],
  ] as const)('raises nothing: %s', (text, language) => {
    expect(judgementOn(text, language)).toEqual({ redFlag: null, hasSign: false, isHarmless: true });
  });

  it('cancels an alarm of the model without a sign only for a statement', () => {
    const alarm = { redFlag: 'low-sugar', hasSign: true, isHarmless: false } as const;
    expect(withValues(alarm, 'my sugar is 110', 'en')).toMatchObject({ redFlag: null, hasSign: false });
    expect(withValues(alarm, 'my sugar is 110?', 'en')).toMatchObject({ redFlag: null, hasSign: true });
    expect(withValues(alarm, 'normal sugar is 110, mine is 40', 'en')).toEqual(alarm);
    expect(withValues(alarm, 'my sugar was 42 yesterday', 'en')).toEqual(alarm);
    expect(withValues(alarm, 'I feel low sugar 75 help me', 'en')).toEqual(alarm);
  });
});

describe.each([
  ['en', 'my sugar is 250', 'BP 230/140 what do I do', 'my fever is 38.5', 'he forgot his insulin'],
  ['ar', 'السكر 250', 'الضغط 230/140', 'عندي حمى', 'نسي الإنسولين'],
  ['ur', 'شوگر 250 ہے', 'بی پی 230/140 ہے', 'بخار اور کھانسی ہے', 'وہ انسولین بھول گئے'],
  ['gu', 'શુગર 250 છે', 'બીપી 230/140 છે', 'તાવ ને ઉધરસ છે', 'ઇન્સ્યુલિન ઘરે ભૂલી ગયા'],
  ['bn', 'সুগার ২৫০', 'প্রেশার ২৩০/১৪০', 'জ্বর আর কাশি', 'ইনসুলিন ভুলে গেছেন'],
  ['fr', 'glycémie 250', 'tension 23/14', "j'ai de la fièvre et je tousse", 'il a oublié son insuline'],
  ['de', 'Zucker 250', 'Blutdruck 230/140', 'Fieber und Husten', 'er hat sein Insulin vergessen'],
  ['it', 'glicemia 250', 'pressione 230/140', 'febbre e tosse', "ha dimenticato l'insulina"],
  ['es', 'azúcar 250', 'presión 230/140', 'fiebre y tos', 'olvidó su insulina'],
  ['ru', 'сахар 14', 'давление 230/140', 'жар и кашель', 'он забыл инсулин'],
] as const)('the advice for it in %s', (language, sugar, pressure, fever, insulin) => {
  const { decide } = createUnderstanding(understandingContent(language), language);

  it.each([
    [sugar, 'diabetes'],
    [pressure, 'blood-pressure'],
    [fever, 'fever-cough'],
    [insulin, 'insulin'],
  ])('answers %s', (text, topic) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    expect(decision).toMatchObject({ kind: 'passages' });
    expect(decision.kind === 'passages' ? decision.passages[0] : '').toBe(`practical:${topic}`);
  });

  it('says whom to call about a dangerous pressure', () => {
    expect(decide({ text: pressure, agentType: 'guide', previous: null }).hasSign).toBe(true);
  });
});

describe('a name alone', () => {
  it.each([
    ['insulin', 'en', 'insulin'],
    ['blood pressure', 'en', 'blood-pressure'],
    ['diabetes', 'en', 'diabetes'],
    ['السكري', 'ar', 'diabetes'],
    ['شوگر', 'ur', 'diabetes'],
    ['Insulin', 'de', 'insulin'],
    ['инсулин', 'ru', 'insulin'],
  ] as const)('asks for its topic: %s', (text, language, topic) => {
    expect(careAsked(text, language)).toBe(`practical:${topic}`);
  });
});

describe('a word about feet or a lasting cough beside it', () => {
  it.each([
    ['wound on my foot, I have diabetes', 'en', 'diabetes'],
    ['পায়ে ঘা, ডায়াবেটিস আছে', 'bn', 'diabetes'],
    ['рана на ноге, диабет', 'ru', 'diabetes'],
    ['کھانسی نہیں رک رہی', 'ur', 'fever-cough'],
    ['tosse che non passa', 'it', 'fever-cough'],
  ] as const)('asks for its topic: %s', (text, language, topic) => {
    expect(careAsked(text, language)).toBe(`practical:${topic}`);
  });
});

it('reads a high sugar in Latin letters in Urdu', () => {
  expect(dangerSubject('meri sugar 280 hai', 'ur')).toBe('high-sugar');
});

describe('an illness', () => {
  it.each(['took double insulin', 'fever 41', 'fever and fits', 'help, fever', 'BP 230/140 and chest pain'])(
    'is left to the classifier: %s',
    (text) => {
      expect(careAsked(text, 'en')).toBeNull();
    },
  );
});

describe.each([
  ['en', 'sugar is high'],
  ['ar', 'السكر عالي ماذا افعل'],
  ['ur', 'شوگر بڑھ گئی'],
  ['gu', 'સુગર વધી ગઈ'],
  ['bn', 'sugar bere geche'],
  ['fr', 'ma glycémie est très haute'],
  ['de', 'mein Zucker ist zu hoch'],
  ['it', 'ho la glicemia alta'],
  ['es', 'tengo el azúcar muy alto'],
  ['ru', 'у меня высокий сахар'],
] as const)('a sugar that is high in words in %s', (language, text) => {
  it('never gets the advice to take sugar', () => {
    const alarm = { redFlag: 'low-sugar', hasSign: true, isHarmless: false } as const;
    expect(withValues(alarm, text, language).redFlag).toBe('danger');
    expect(dangerSubject(text, language)).toBe('high-sugar');
  });
});

describe('a high sugar', () => {
  const { decide } = createUnderstanding(understandingContent('en'), 'en');

  it.each([
    "my husband's sugar is 22 what do I do",
    'his sugar is 33',
    'sugar 18.5 what do I do',
    'sugar 21.4 and he is sleepy',
  ])('never gets the advice to take sugar, and says whom to call: %s', (text) => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    expect(decision).not.toMatchObject({ kind: 'redFlag', redFlag: 'low-sugar' });
    expect(decision.kind === 'redFlag' || decision.hasSign).toBe(true);
  });
});
