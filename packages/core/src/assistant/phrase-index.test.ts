import { describe, expect, it } from 'vitest';
import type { Features } from './feature-sum.ts';
import { featureCount } from './features.ts';
import { createPhraseIndex, type Phrase } from './phrase-index.ts';

const features = (...numbers: number[]): Features => ({
  numbers: Uint32Array.from(numbers),
  weights: new Float32Array(numbers.length).fill(1),
});
const phrase = (id: string, ...numbers: number[]): Phrase => ({ id, features: features(...numbers) });

describe('the similarity of a question and a phrase', () => {
  const { similarities } = createPhraseIndex([
    phrase('tawaf', 1, 2),
    phrase('tawaf', 1, 3),
    phrase('tawaf', 4),
    phrase('sai', 2, 5),
  ]);

  it('is 1 if they are the same', () => {
    expect(similarities(features(1, 2), 1).get('tawaf')?.[0]).toBeCloseTo(1);
  });

  it('is missing if they share nothing', () => {
    expect([...similarities(features(5), 3).keys()]).toEqual(['sai']);
    expect(similarities(features(9), 3).size).toBe(0);
    expect(similarities(features(), 3).size).toBe(0);
  });

  it('is listed for each phrase, highest first, up to the number asked for', () => {
    const all = similarities(features(1, 2, 4), 5).get('tawaf') ?? [];
    expect(all).toHaveLength(3);
    expect(all).toEqual(all.toSorted((one, other) => other - one));
    expect(similarities(features(1, 2, 4), 2).get('tawaf')).toEqual(all.slice(0, 2));
  });

  it('does not depend on how strong all features of the question are', () => {
    const question = features(1, 2);
    const strong = { ...question, weights: question.weights.map((weight) => 5 * weight) };
    expect(similarities(strong, 1).get('sai')?.[0]).toBeCloseTo(
      similarities(question, 1).get('sai')?.[0] ?? 0,
    );
  });
});

it('lets a rare feature weigh more than a common one', () => {
  const { similarities } = createPhraseIndex([
    phrase('common', 1, 2),
    phrase('common', 1, 3),
    phrase('common', 1, 4),
    phrase('rare', 5, 6),
  ]);
  const found = similarities(features(1, 5), 1);
  expect(found.get('rare')?.[0]).toBeGreaterThan(found.get('common')?.[0] ?? 1);
});

it('holds the last feature number', () => {
  const { similarities } = createPhraseIndex([phrase('last', featureCount - 1)]);
  expect(similarities(features(featureCount - 1), 1).get('last')?.[0]).toBeCloseTo(1);
});

it('finds nothing without phrases', () => {
  expect(createPhraseIndex([]).similarities(features(1), 3).size).toBe(0);
});
