import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type RedFlag, redFlags } from '@manasik/core/assistant/agents';
import type { RedFlagModel } from '@manasik/core/assistant/red-flags/classifier';
import { partsOf } from '@manasik/core/assistant/red-flags/text-parts';
import { type EncodedModel, encodeLinearModel } from '@manasik/core/assistant/red-flags/linear-model';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { type Example, fit } from './fit.ts';
import { cityNames, ordinaryQuestions, otherQuestions, readRequired, readSentences } from './sentences.ts';

const sizes = { emergency: 2 ** 20, flag: 2 ** 15 };

// The chat mostly gets ordinary questions, and each false alarm frightens someone.
const shareOfOrdinary = 5;
// Otherwise the other examples outweigh a short sentence, which has few features.
const shareOfRequired = 48;
// A name has even fewer, and none may frighten someone who answers which city is meant.
const shareOfCity = 8;
// A share of 1 would let them outweigh short cries for help.
const shareOfJoined = 0.5;
// Otherwise two harmless questions in one message look like one beside an emergency.
const everyJoined = 4;
const stepOfJoined = 7919;
const fewExamples = 50;

export interface Learned extends Example {
  /** Null for what is harmless. */
  readonly flag: RedFlag | null;
}

/**
 * What is learned, in all languages together: people ask in any of them, and mix them.
 * @param isLearned false for sentences and questions that are held out
 */
export const readExamples = (isLearned: (text: string) => boolean = () => true): Learned[] =>
  languageCodes.flatMap((language) => examplesIn(language, isLearned));

const noFlag = { isPositive: false, flag: null };

function examplesIn(language: Language, isLearned: (text: string) => boolean): Learned[] {
  const { harmless: allHarmless, ...dangerous } = readSentences(language);
  const harmless = allHarmless.filter(isLearned);
  const questions = ordinaryQuestions(language).filter(isLearned);
  const emergencies = redFlags.flatMap((flag) =>
    dangerous[flag].filter(isLearned).map((text) => ({ text, flag, isPositive: true, share: 1 })),
  );
  const required = readRequired(language);
  return [
    ...emergencies,
    ...besideQuestions(emergencies, questions),
    ...besideQuestions(
      [...harmless, ...questions.filter((_, at) => at % everyJoined === 0)].map((text) => ({
        ...noFlag,
        text,
        share: 1,
      })),
      questions,
    ),
    ...redFlags.flatMap((flag) =>
      (required.emergencies[flag] ?? []).map((text) => ({
        text,
        flag,
        isPositive: true,
        share: shareOfRequired,
      })),
    ),
    ...required.none.map((text) => ({ ...noFlag, text, share: shareOfRequired })),
    ...cityNames(language).map((text) => ({ ...noFlag, text, share: shareOfCity })),
    ...partsOfAll([...harmless, ...otherQuestions(language)]).map((text) => ({
      ...noFlag,
      text,
      share: 1,
    })),
    ...partsOfAll(questions).map((text) => ({
      ...noFlag,
      text,
      share: shareOfOrdinary,
    })),
  ];
}

/** Every text with an ordinary question before or after it: people ask for help and about a rite in one message. */
const besideQuestions = (texts: readonly Learned[], questions: readonly string[]): Learned[] =>
  texts.map((each, at) => {
    // Neighbouring examples get questions about different things, because the step is larger than a list of one topic.
    const question = questions[(at * stepOfJoined) % questions.length] ?? '';
    return {
      ...each,
      share: shareOfJoined,
      text: at % 2 === 0 ? `${each.text}, ${question}` : `${question} ${each.text}`,
    };
  });

/** The parts that the classifier judges alone are as harmless as the whole. */
const partsOfAll = (texts: readonly string[]): string[] => texts.flatMap((text) => [text, ...partsOf(text)]);

/** The same examples always give the same model. */
export function train(examples: readonly Learned[]): RedFlagModel {
  const emergencies = examples.filter(({ isPositive }) => isPositive);
  const modelOf = (wanted: RedFlag): EncodedModel =>
    encodeLinearModel(
      fit(
        emergencies.map((each) => ({ ...each, isPositive: each.flag === wanted })),
        sizes.flag,
      ),
    );
  return {
    examples: digestOf(examples),
    emergency: encodeLinearModel(fit(examples, sizes.emergency)),
    // Object.fromEntries loses the key types.
    flags: Object.fromEntries(redFlags.map((flag) => [flag, modelOf(flag)])) as RedFlagModel['flags'],
  };
}

/** Changes with the examples, and with the features and the method: a few examples are learned for that. */
export const digestOf = (examples: readonly Learned[]): string =>
  createHash('sha256')
    .update(JSON.stringify([examples, sizes]))
    .update(JSON.stringify(encodeLinearModel(fit(examples.slice(0, fewExamples), sizes.flag))))
    .digest('base64url');

// `node packages/content/red-flags/train.ts` writes the model.
if (import.meta.main)
  writeFileSync(
    new URL('model.json', import.meta.url),
    `${JSON.stringify(train(readExamples()), null, 2)}\n`,
  );
