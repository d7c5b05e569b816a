import { createRedFlagClassifier } from '@manasik/core/assistant/red-flags/classifier';
import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import redFlagModel from './model.json' with { type: 'json' };
import { readSentences, readUnseen } from './sentences.ts';
import { digestOf, type Learned, readExamples, train } from './train.ts';

const example = (text: string, flag: Learned['flag']): Learned => ({
  text,
  flag,
  isPositive: flag !== null,
  share: 1,
});
const few = [
  example('my father fainted', 'fainting'),
  example('she fainted in the tent', 'fainting'),
  example('he is bleeding badly', 'bleeding'),
  example('my hand is bleeding a lot', 'bleeding'),
  example('where is my tent', null),
  example('does bleeding break wudu', null),
  example('when is the tawaf of my father', null),
];

describe('a model', () => {
  it('judges what it has learned', () => {
    const { judge } = createRedFlagClassifier(train(few));
    for (const { text, flag } of few) expect([text, judge(text).redFlag]).toEqual([text, flag]);
  });

  it('recognises another sentence of the same words', () => {
    const { judge } = createRedFlagClassifier(train(few));
    expect(judge('my father fainted in the tent').redFlag).toBe('fainting');
  });

  it('is the same after the same examples', () => {
    expect(train(few)).toEqual(train(few));
  });
});

it('the model has learned from the present examples', () => {
  expect(redFlagModel.examples, 'run: node packages/content/red-flags/train.ts').toBe(
    digestOf(readExamples()),
  );
});

describe.each(languageCodes)('in %s', (language) => {
  it('no sentence is both an emergency and harmless, or listed twice', () => {
    const sentences = Object.values(readSentences(language)).flat();
    expect(sentences.filter((text, at) => sentences.indexOf(text) !== at)).toEqual([]);
  });

  it('no unseen sentence is one that the model learns from', () => {
    const learned = new Set(readExamples().map(({ text }) => text));
    const unseen = Object.values(readUnseen(language)).flat();
    expect(unseen.length).toBeGreaterThanOrEqual(55);
    expect(unseen.filter((text) => learned.has(text))).toEqual([]);
  });
});
