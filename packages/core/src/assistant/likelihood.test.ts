import { describe, expect, it } from 'vitest';
import type { Features } from './feature-sum.ts';
import { featureCount } from './features.ts';
import { createLikelihoods, type Subject } from './likelihood.ts';

const features = (...numbers: number[]): Features => ({
  numbers: Uint32Array.from(numbers),
  weights: new Float32Array(numbers.length).fill(1),
});
const subject = (id: string, ...numbers: number[]): Subject => ({ id, features: features(...numbers) });

describe('the likelihood of a subject', () => {
  const likelihoodsOf = createLikelihoods([subject('tawaf', 1, 2, 3), subject('sai', 2, 4, 5)]);

  it('is higher for the subject that has more of the features', () => {
    const [tawaf = 0, sai = 0] = likelihoodsOf(features(1, 2));
    expect(tawaf).toBeGreaterThan(sai);
  });

  it('is above 0 for what is found in it alone, and below 0 for what is found elsewhere', () => {
    const [tawaf = 0, sai = 0] = likelihoodsOf(features(1));
    expect(tawaf).toBeGreaterThan(0);
    expect(sai).toBeLessThan(0);
  });

  it('is 0 if nothing is known', () => {
    expect([...likelihoodsOf(features(9))]).toEqual([0, 0]);
    expect([...likelihoodsOf(features())]).toEqual([0, 0]);
  });

  it('is lower if the question also has unknown features', () => {
    const [known = 0] = likelihoodsOf(features(1));
    const [mixed = 0] = likelihoodsOf(features(1, 9));
    expect(mixed).toBeCloseTo(known / 2);
  });

  it('does not depend on how strong all features of the question are', () => {
    const question = features(1, 2);
    const strong = { ...question, weights: question.weights.map((weight) => 5 * weight) };
    expect(likelihoodsOf(strong)[0]).toBeCloseTo(likelihoodsOf(question)[0] ?? 0);
  });
});

it('lets a rare feature weigh more than a common one', () => {
  const likelihoodsOf = createLikelihoods([
    subject('rare', 1, 5),
    subject('common', 1, 2),
    subject('another', 1, 3),
  ]);
  const [rare = 0, common = 0] = likelihoodsOf(features(1, 5));
  expect(rare - common).toBeGreaterThan(0);
  expect(likelihoodsOf(features(1))[0]).toBeCloseTo(0);
});

it('holds the last feature number', () => {
  const likelihoodsOf = createLikelihoods([subject('last', featureCount - 1), subject('first', 0)]);
  const [last = 0, first = 0] = likelihoodsOf(features(featureCount - 1));
  expect(last).toBeGreaterThan(first);
});
