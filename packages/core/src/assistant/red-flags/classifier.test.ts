import { describe, expect, it } from 'vitest';
import { type RedFlag, redFlags } from '../agents.ts';
import { createClassifierFeatures } from './classifier-features.ts';
import { createRedFlagClassifier, redFlagClassifierOf } from './classifier.ts';
import { type EncodedModel, encodeLinearModel } from './linear-model.ts';

const size = 2 ** 12;

/** A model with a weight for each feature of some words. */
function modelOf(bias: number, words: Readonly<Record<string, number>>): EncodedModel {
  const weights = new Int8Array(size);
  for (const [word, weight] of Object.entries(words))
    for (const feature of createClassifierFeatures(size)(word).numbers) weights[feature] = weight;
  return encodeLinearModel({ bias, scale: 0.3, weights });
}

const kinds = { fainting: modelOf(0, { fainted: 30 }), bleeding: modelOf(0, { bleeding: 30 }) };
const classifierOf = (
  emergency: EncodedModel,
  likely: Partial<typeof kinds> = kinds,
  others = modelOf(0, {}),
) =>
  createRedFlagClassifier({
    examples: '',
    emergency,
    flags: {
      // Object.fromEntries loses the key types.
      ...(Object.fromEntries(redFlags.map((flag) => [flag, others])) as Record<RedFlag, EncodedModel>),
      ...likely,
    },
  });
const { judge } = classifierOf(modelOf(-3, { fainted: 30, bleeding: 30 }));

it('shares the classifier of a model', () => {
  const all = modelOf(-3, {});
  // Object.fromEntries loses the key types.
  const flags = Object.fromEntries(redFlags.map((flag) => [flag, all])) as Record<RedFlag, EncodedModel>;
  const model = { examples: '', emergency: all, flags };
  expect(redFlagClassifierOf(model)).toBe(redFlagClassifierOf(model));
  expect(redFlagClassifierOf({ ...model })).not.toBe(redFlagClassifierOf(model));
});

describe('a text', () => {
  it.each([
    ['fainted', 'fainting'],
    ['bleeding', 'bleeding'],
  ])('raises an alarm of its kind: %s', (text, redFlag) => {
    expect(judge(text)).toEqual({ redFlag, hasSign: true, isHarmless: false });
  });

  it('without a likely kind is a danger of no kind', () => {
    const classifier = classifierOf(modelOf(-3, { burst: 30 }), {}, modelOf(-2, {}));
    expect(classifier.judge('burst').redFlag).toBe('danger');
  });

  it('that may be an emergency raises none, but has a sign', () => {
    expect(classifierOf(modelOf(-1, {})).judge('dizzy')).toEqual({
      redFlag: null,
      hasSign: true,
      isHarmless: false,
    });
  });

  it.each(['tawaf', ''])('that is none has no sign: %j', (text) => {
    expect(judge(text)).toEqual({ redFlag: null, hasSign: false, isHarmless: false });
  });

  it('raises an alarm although questions about other things are beside it', () => {
    const text = 'How many pebbles do I need for tomorrow? She fainted. When is Asr?';
    expect(classifierOf(modelOf(-2, { fainted: 60 })).judge(text).redFlag).toBe('fainting');
  });

  it('that is surely none is harmless', () => {
    expect(classifierOf(modelOf(-5, {})).judge('tawaf')).toEqual({
      redFlag: null,
      hasSign: false,
      isHarmless: true,
    });
  });
});
