import type { Language } from '@manasik/core/text/languages';
import { flatten, type Messages } from '../src/locales.ts';

/** The most words of an instruction in English. */
const mostInInstruction = 25;
/** The most words of any text of a rite, a what-if or practical advice. Other languages use more words than English for the same. */
const mostInText = { en: 60, other: 80 };

const instruction = /^steps\.[^.]+\.text$/;

/** Texts that are too long to read in heat and in a crowd. */
export function checkLengths(words: Readonly<Record<string, Messages>>, language: Language): string[] {
  const most = language === 'en' ? mostInText.en : mostInText.other;
  return Object.entries(words)
    .filter(([feature]) => feature.startsWith('rites/') || feature === 'what-if' || feature === 'practical')
    .flatMap(([feature, messages]) =>
      [...flatten(messages)].flatMap(([key, text]) => {
        const limit = language === 'en' && instruction.test(key) ? mostInInstruction : most;
        const count = text.trim().split(/\s+/u).length;
        return count > limit ? [`${feature}: ${key} has ${count} words, more than ${limit}`] : [];
      }),
    );
}
