import { describe, expect, it } from 'vitest';
import { createClassifierFeatures, weigh } from './classifier-features.ts';

const size = 2 ** 15;
const featuresOf = createClassifierFeatures(size);
const similarity = (one: string, other: string): number => {
  const weights = new Float32Array(size);
  const { numbers, weights: values } = featuresOf(one);
  for (const [index, feature] of numbers.entries()) weights[feature] = values[index] ?? 0;
  return weigh(weights, featuresOf(other));
};

describe('the features of a text', () => {
  it('have a length of 1, however long the text is', () => {
    for (const text of ['help', 'my father fell down near the Jamarat and does not answer me any more'])
      expect(similarity(text, text)).toBeCloseTo(1);
  });

  it('are none without a word', () => {
    expect(featuresOf(' … ').numbers).toHaveLength(0);
  });

  it('are nearly the same despite a typing error, another case or an invisible character', () => {
    expect(similarity('he is unconscious', 'he is unconcious')).toBeGreaterThan(0.6);
    expect(similarity('he is unconscious', 'He is un\u200Bconscious')).toBeCloseTo(1);
  });

  it('are the same for a word that is stretched', () => {
    expect(similarity('helppppp', 'help')).toBeCloseTo(1);
    expect(similarity('النارررر', 'النار')).toBeCloseTo(1);
  });

  it('say which words are side by side', () => {
    expect(similarity('son lost phone', 'phone lost son')).toBeLessThan(1);
  });

  it('distinguish a question from a cry', () => {
    expect(similarity('where is my son?', 'where is my son!')).toBeLessThan(1);
  });
});
