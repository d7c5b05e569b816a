import type { Features } from '@manasik/core/assistant/feature-sum';
import { createClassifierFeatures, weigh } from '@manasik/core/assistant/red-flags/classifier-features';
import { greatestStep, type LinearModel } from '@manasik/core/assistant/red-flags/linear-model';

interface Judged {
  readonly isPositive: boolean;
  /** How much it counts. */
  readonly share: number;
}

export interface Example extends Judged {
  readonly text: string;
}

export interface ReadExample extends Judged {
  readonly features: Features;
}

const rounds = 20;
const step = 0.3;

/**
 * Fits a model of the features of emergencies.
 * @param size the number of weights: features share one if the remainders of their hashes are equal
 */
export function fit(examples: readonly Example[], size: number): LinearModel {
  const featuresOf = createClassifierFeatures(size);
  return fitFeatures(
    examples.map((each) => ({ ...each, features: featuresOf(each.text) })),
    size,
  );
}

/**
 * Fits a logistic regression by gradient descent with a step for each weight (AdaGrad).
 * @param size the number of features
 * @param steps the greatest weight is stored as this whole number
 */
export function fitFeatures(
  all: readonly ReadExample[],
  size: number,
  steps: number = greatestStep,
): LinearModel {
  const weights = new Float32Array(size);
  const squares = new Float32Array(size).fill(Number.EPSILON);
  let bias = 0;
  let biasSquares = Number.EPSILON;
  const random = createRandom();
  for (let round = 0; round < rounds; round++) {
    for (const { features, isPositive, share } of shuffled(all, random)) {
      const odds = bias + weigh(weights, features);
      const slope = share * (1 / (1 + Math.exp(-odds)) - (isPositive ? 1 : 0));
      for (const [index, feature] of features.numbers.entries()) {
        const gradient = slope * (features.weights[index] ?? 0);
        const square = (squares[feature] ?? 0) + gradient ** 2;
        squares[feature] = square;
        weights[feature] = (weights[feature] ?? 0) - (step * gradient) / Math.sqrt(square);
      }
      biasSquares += slope ** 2;
      bias -= (step * slope) / Math.sqrt(biasSquares);
    }
  }
  return inSteps(bias, weights, steps);
}

function inSteps(bias: number, weights: Float32Array, steps: number): LinearModel {
  const scale = weights.reduce((greatest, each) => Math.max(greatest, Math.abs(each)), 0) / steps || 1;
  return { bias, scale, weights: Int8Array.from(weights, (each) => Math.round(each / scale)) };
}

/** Numbers from 0 to 1 that look random and are the same in each run (a linear congruential generator). */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<T>(given: readonly T[], random: () => number): T[] {
  return given
    .map((each) => ({ each, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ each }) => each);
}
