import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

interface Questions {
  /** About the duties of Hajj or Umrah as a whole, in words that no example has. */
  readonly duties: readonly string[];
  /** Whether the stoning is wajib. */
  readonly stoning: string;
  /** Whether one has to perform Umrah. */
  readonly umrah: string;
  readonly days: string;
}

const questions: Readonly<Record<Language, Questions>> = {
  en: {
    duties: [
      'What are the fard (pillars) of Hajj?',
      'how many wajibs are there in hajj',
      'wat r the farz of haj',
      'can you tell me the arkan of hajj please',
      'what is obligatory in umrah',
      'tell me farz and wajib of umra',
      'how is rukn different from wajib and sunnah',
      'obligations of hajj in the hanafi school',
    ],
    stoning: 'is stoning wajib?',
    umrah: 'Is Umrah obligatory?',
    days: 'how many days to Hajj',
  },
  ar: {
    duties: [
      'كم أركان الحج',
      'ممكن تقول لي ما هي واجبات الحج',
      'عدد فروض الحج',
      'ما الفرق بين الركن والواجب والسنة في الحج',
      'ما واجبات العمرة',
      'كم عدد أركان العمرة',
      'أركان الحج عند المالكية',
      'ايش واجبات الحج',
    ],
    stoning: 'هل الرمي واجب',
    umrah: 'هل العمرة واجبة',
    days: 'كم يوم بقي للحج',
  },
  ur: {
    duties: [
      'حج کے کتنے ارکان ہیں',
      'حج میں فرض کتنے ہیں',
      'حج کے واجبات کتنے ہیں',
      'مجھے حج کے فرائض بتائیے',
      'عمرہ میں کیا فرض ہے',
      'عمرہ کے فرض کتنے ہیں',
      'واجب اور رکن میں فرق کیا ہے',
      'hajj k wajibat',
    ],
    stoning: 'کیا رمی واجب ہے',
    umrah: 'کیا عمرہ فرض ہے',
    days: 'حج میں کتنے دن باقی ہیں',
  },
  gu: {
    duties: [
      'હજમાં કેટલા ફર્ઝ છે',
      'હજના વાજિબ કેટલા છે',
      'હજના ફરજ અને વાજિબ કહો',
      'હજના રુકન કયા છે',
      'ઉમરાહમાં શું શું ફર્ઝ છે',
      'ઉમરાના ફરજ કેટલા છે',
      'રુકન અને વાજિબમાં ફરક શું',
      'haj ma ketla farz che',
    ],
    stoning: 'શું રમી વાજિબ છે',
    umrah: 'શું ઉમરાહ ફર્ઝ છે',
    days: 'હજને કેટલા દિવસ બાકી',
  },
  bn: {
    duties: [
      'হজের ফরজ কয়টা?',
      'হজের ফরজগুলো কী',
      'হজ্জের ওয়াজিব কতটি',
      'হজে কয়টা ফরজ আছে',
      'উমরাহর মধ্যে কী কী ফরজ',
      'ওমরার ওয়াজিব কয়টা',
      'ফরজ ওয়াজিব ও সুন্নতের মধ্যে পার্থক্য',
      'hojer wajib koyti',
    ],
    stoning: 'কঙ্কর মারা কি ওয়াজিব',
    umrah: 'ওমরাহ কি ফরজ',
    days: 'হজের কত দিন বাকি',
  },
  fr: {
    duties: [
      'Quels sont les piliers du hadj ?',
      'combien y a-t-il de piliers dans le Hajj',
      'liste des obligations du Hajj',
      'les wajibs du hadj',
      'quelles sont les obligations de la omra',
      'c’est quoi les piliers de la oumra',
      'quelle différence entre un pilier et une obligation',
      'les arkan du hajj chez les hanafites',
    ],
    stoning: 'la lapidation est-elle obligatoire ?',
    umrah: 'la Omra est-elle obligatoire ?',
    days: 'combien de jours avant le hajj',
  },
  de: {
    duties: [
      'Welche Säulen hat der Hadsch?',
      'wieviele Säulen hat die Hadsch',
      'welche Pflichten hat man beim Hadsch',
      'farz vom hadsch',
      'was ist bei der Umra Pflicht',
      'wie viele Pflichten hat die Umra',
      'Was ist der Unterschied zwischen Rukn und Wadschib?',
      'die Säulen des Hadsch bei den Schafiiten',
    ],
    stoning: 'ist die Steinigung Pflicht?',
    umrah: 'ist die Umra Pflicht?',
    days: 'wie viele tage bis zum hadsch',
  },
  it: {
    duties: [
      'Quali sono i pilastri del hajj?',
      'quanti sono i pilastri dell’Hajj',
      'quanti obblighi ha l’Hajj',
      'i wajib dell’hajj quali sono',
      "cosa è obbligatorio durante l'umrah",
      'quali sono i pilastri dell’Umrah',
      'che differenza c’è tra pilastro, obbligo e sunna',
      'arkan del hajj hanafiti',
    ],
    stoning: 'la lapidazione è obbligatoria?',
    umrah: 'l’Umrah è obbligatoria?',
    days: 'quanti giorni mancano al hajj',
  },
  es: {
    duties: [
      '¿Cuáles son los pilares del Hajj?',
      'cuantos pilares hay en el hajj',
      'dime las obligaciones del Hajj',
      'cuáles son los wajib del hajj',
      'qué es obligatorio en la umrah',
      'cuales son los pilares de la umra',
      'qué diferencia hay entre pilar y obligación',
      'arkan del hajj para los hanafíes',
    ],
    stoning: '¿es wajib tirar las piedras?',
    umrah: '¿es obligatoria la Umra?',
    days: 'cuantos dias faltan para el hajj',
  },
  ru: {
    duties: [
      'Какие столпы хаджа?',
      'сколько столпов в хадже',
      'сколько фарзов в хадже',
      'перечисли ваджибы хаджа',
      'что в умре обязательно',
      'какие столпы умры',
      'чем рукн отличается от ваджиба',
      'обязательные действия хаджа у шафиитов',
    ],
    stoning: 'обязательно ли бросать камни?',
    umrah: 'обязательна ли умра?',
    days: 'сколько дней до хаджа',
  },
};

/** "And for Umrah?" */
const next: Readonly<Record<Language, string>> = {
  en: 'and for Umrah?',
  ar: 'وفي العمرة؟',
  ur: 'اور عمرہ میں؟',
  gu: 'અને ઉમરાહમાં?',
  bn: 'আর ওমরাহর?',
  fr: 'et pour la Omra ?',
  de: 'und bei der Umra?',
  it: 'e per l’Umrah?',
  es: '¿y de la Umra?',
  ru: 'а в умре?',
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const answerTo = (text: string): string => {
    const decision = decide({ text, agentType: 'guide', previous: null });
    if (decision.kind === 'tool') return decision.tool;
    return decision.kind === 'passages' ? (decision.passages[0] ?? '') : decision.kind;
  };
  const { duties, stoning, umrah, days } = questions[language];

  it.each(duties)('%s lists the duties', (question) => {
    expect(answerTo(question)).toBe('duties');
  });

  it('a question that goes on may name the pilgrimage alone', () => {
    const previous = { question: duties[0] ?? '', passages: [], tool: 'duties' } as const;
    const asked = (text: string) => decide({ text, agentType: 'guide', previous });
    expect(asked(next[language])).toMatchObject({ tool: 'duties' });
    expect(asked(days)).toMatchObject({ tool: 'days-to-hajj' });
    expect(asked(umrah)).toMatchObject({ passages: expect.arrayContaining(['practical:umrah-duty']) });
  });

  it('a question about one part is answered by that part', () => {
    expect(answerTo(stoning)).toMatch(/^rite:stoning(?:-days)?:ranks-/);
  });

  it('whether Umrah is a duty is a topic of its own', () => {
    expect(answerTo(umrah)).toBe('practical:umrah-duty');
  });

  it('how many days are left is no number of duties', () => {
    expect(answerTo(days)).toBe('days-to-hajj');
  });
});
