import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type RedFlag, redFlags } from '@manasik/core/assistant/agents';
import type { RedFlagModel } from '@manasik/core/assistant/red-flags/classifier';
import { partsOf } from '@manasik/core/assistant/red-flags/text-parts';
import { writeLinearModel } from '@manasik/core/assistant/red-flags/linear-model';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { type Example, fit } from './fit.ts';
import { ordinaryQuestions, otherQuestions, readRequired, readSentences } from './sentences.ts';

const sizes = { emergency: 2 ** 16, flag: 2 ** 13 };

// There are more ordinary questions than sentences, and they say less about what is dangerous.
const shareOfOrdinary = 0.5;
// Otherwise the other examples outweigh a short sentence, which has few features.
const shareOfRequired = 4;
const fewExamples = 50;

export interface Learned extends Example {
  /** Null for what is harmless. */
  readonly flag: RedFlag | null;
}

/** What is learned for a language, and English, in which people ask on every page. */
export const readExamples = (language: Language): Learned[] => [
  ...examplesIn(language),
  ...(language === 'en' ? [] : examplesIn('en')),
];

function examplesIn(language: Language): Learned[] {
  const { harmless, ...dangerous } = readSentences(language);
  const required = readRequired(language);
  const none = { isPositive: false, flag: null };
  return [
    ...redFlags.flatMap((flag) => [
      ...dangerous[flag].map((text) => ({ text, flag, isPositive: true, share: 1 })),
      ...(required.emergencies[flag] ?? []).map((text) => ({
        text,
        flag,
        isPositive: true,
        share: shareOfRequired,
      })),
    ]),
    ...required.none.map((text) => ({ ...none, text, share: shareOfRequired })),
    ...partsOfAll([...harmless, ...otherQuestions(language)]).map((text) => ({ ...none, text, share: 1 })),
    ...partsOfAll(ordinaryQuestions(language)).map((text) => ({ ...none, text, share: shareOfOrdinary })),
  ];
}

/** The parts that the classifier judges alone are as harmless as the whole. */
const partsOfAll = (texts: readonly string[]): string[] => texts.flatMap((text) => [text, ...partsOf(text)]);

/** The same examples always give the same model. */
export function train(examples: readonly Learned[]): RedFlagModel {
  const emergencies = examples.filter(({ isPositive }) => isPositive);
  const modelOf = (wanted: RedFlag): string =>
    writeLinearModel(
      fit(
        emergencies.map((each) => ({ ...each, isPositive: each.flag === wanted })),
        sizes.flag,
      ),
    );
  return {
    examples: digestOf(examples),
    emergency: writeLinearModel(fit(examples, sizes.emergency)),
    // Object.fromEntries loses the key types.
    flags: Object.fromEntries(redFlags.map((flag) => [flag, modelOf(flag)])) as RedFlagModel['flags'],
  };
}

/** Changes with the examples, and with the features and the method: a few examples are learned for that. */
export const digestOf = (examples: readonly Learned[]): string =>
  createHash('sha256')
    .update(JSON.stringify([examples, sizes]))
    .update(writeLinearModel(fit(examples.slice(0, fewExamples), sizes.flag)))
    .digest('base64url');

const fileOf = (language: Language): URL =>
  new URL(`../locales/${language}/red-flag-model.json`, import.meta.url);

// `node packages/content/red-flags/train.ts` writes the models of all languages.
if (import.meta.main)
  for (const language of languageCodes)
    writeFileSync(fileOf(language), `${JSON.stringify(train(readExamples(language)), null, 2)}\n`);
