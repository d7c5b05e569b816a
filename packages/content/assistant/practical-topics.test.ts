import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

/** What pilgrims ask about the topics, in other words than those of the content. */
const questions: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'kinds-of-hajj': ['how is tamattu different from qiran', 'which types of Hajj exist'],
  },
  ar: {
    'kinds-of-hajj': ['بماذا يختلف التمتع عن القران', 'ما هي أنواع الحج'],
  },
  ur: {
    'kinds-of-hajj': ['تمتع اور قران کا فرق بتائیے', 'حج کی اقسام کیا ہیں'],
  },
  gu: {
    'kinds-of-hajj': ['તમત્તુ અને કિરાનમાં શું ફરક', 'હજના પ્રકાર કેટલા'],
  },
  bn: {
    'kinds-of-hajj': ['তামাত্তু আর কিরানের পার্থক্য কী', 'হজের প্রকার কয়টি'],
  },
  fr: {
    'kinds-of-hajj': ['En quoi le tamattu diffère-t-il du qiran ?', 'Quels sont les types de Hajj ?'],
  },
  de: {
    'kinds-of-hajj': ['Worin unterscheiden sich Tamattu und Qiran?', 'Welche Arten des Hadsch gibt es?'],
  },
  it: {
    'kinds-of-hajj': ['in che cosa il tamattu è diverso dal qiran', 'quali tipi di hajj esistono'],
  },
  es: {
    'kinds-of-hajj': ['en qué se diferencian tamattu y qiran', 'qué tipos de hajj existen'],
  },
  ru: {
    'kinds-of-hajj': ['В чём отличие таматту от кирана?', 'Какие бывают виды хаджа?'],
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const cases = Object.entries(questions[language]).flatMap(([topic, texts]) =>
    texts.map((text) => [topic, text] as const),
  );

  it.each(cases)('finds the topic %s: %s', (topic, text) => {
    const decision = decide({ text, agentType: 'travel', previous: null });
    expect(decision).toMatchObject({ kind: 'passages' });
    expect(decision.kind === 'passages' ? decision.passages[0] : '').toBe(`practical:${topic}`);
  });
});
