import { redFlags } from '@manasik/core/assistant/agents';
import { createRedFlagClassifier } from '@manasik/core/assistant/red-flags/classifier';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { ordinaryQuestions, readSentences } from './sentences.ts';
import { readExamples, train } from './train.ts';

const blocks = 25;
const heldOutOf = 5;

// Sentences that were written one after the other resemble each other, so whole blocks are held out.
const heldOut = (texts: readonly string[]): string[] =>
  texts.filter((_, at) => Math.floor((at * blocks) / texts.length) % heldOutOf === 0);

/** Sentences and questions of a language that no model learns from here. */
function heldOutIn(language: Language) {
  const { harmless, ...dangerous } = readSentences(language);
  return {
    language,
    emergencies: redFlags.flatMap((flag) => heldOut(dangerous[flag]).map((text) => ({ text, flag }))),
    harmless: heldOut(harmless),
    questions: heldOut(ordinaryQuestions(language)),
  };
}

const percent = (right: number, of: number): string => `${((100 * right) / of).toFixed(1)} %`;

// `node packages/content/red-flags/validate.ts` learns from four fifths and judges the others. Features and thresholds are
// chosen by this. Harmless sentences are harder than what people ask: half of them have the words of an emergency.
if (import.meta.main) {
  const all = languageCodes.map(heldOutIn);
  const unknown = new Set(
    all.flatMap(({ emergencies, harmless, questions }) => [
      ...emergencies.map(({ text }) => text),
      ...harmless,
      ...questions,
    ]),
  );
  const { judge } = createRedFlagClassifier(train(readExamples((text) => !unknown.has(text))));
  const isAlarm = (text: string): boolean => judge(text).redFlag !== null;
  for (const { language, emergencies, harmless, questions } of all) {
    const judged = emergencies.map(({ text, flag }) => ({ flag, ...judge(text) }));
    const found = judged.filter(({ redFlag }) => redFlag !== null);
    console.log(
      `${language} recognised ${percent(found.length, judged.length)}`,
      `numbers ${percent(judged.filter(({ hasSign }) => hasSign).length, judged.length)}`,
      `kind ${percent(found.filter(({ flag, redFlag }) => flag === redFlag).length, found.length)}`,
      `harmless ${percent(harmless.filter(isAlarm).length, harmless.length)}`,
      `questions ${percent(questions.filter(isAlarm).length, questions.length)}`,
    );
  }
}
