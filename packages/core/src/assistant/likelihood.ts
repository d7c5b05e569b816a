import { type Features, valueAt } from './feature-sum.ts';
import { featureCount } from './features.ts';

/** All texts that ask for one thing, or that answer it. */
export interface Subject {
  readonly id: string;
  readonly features: Features;
}

/**
 * So many features of all subjects are mixed into those of each one. More let a subject with few examples gain less from
 * a word that no other has. Measured with `node bench/run.ts questions`.
 */
const smoothing = 300;

export const sumOf = (weights: Float32Array): number => weights.reduce((sum, weight) => sum + weight, 0);

/**
 * Learns which features belong to each subject: query likelihood with Dirichlet smoothing.
 * @returns scores a question for each subject by the mean log ratio between the shares of its features in the subject
 *   and in all subjects. Above 0, it resembles the subject more than the others. Unknown features count 0.
 */
export function createLikelihoods(subjects: readonly Subject[]): (question: Features) => Float32Array {
  const totals = new Float64Array(featureCount);
  const uses = new Uint32Array(featureCount);
  let all = 0;
  for (const { features } of subjects) {
    for (const [index, feature] of features.numbers.entries()) {
      const weight = valueAt(features.weights, index);
      totals[feature] = valueAt(totals, feature) + weight;
      uses[feature] = valueAt(uses, feature) + 1;
      all += weight;
    }
  }

  // The subjects of all features in one list; `starts` says where those of each feature begin.
  const starts = new Uint32Array(featureCount + 1);
  for (let feature = 0; feature < featureCount; feature++)
    starts[feature + 1] = valueAt(starts, feature) + valueAt(uses, feature);
  const free = starts.slice();
  const subjectAt = new Uint16Array(valueAt(starts, featureCount));
  const ratioAt = new Float32Array(valueAt(starts, featureCount));
  for (const [number, { features }] of subjects.entries()) {
    for (const [index, feature] of features.numbers.entries()) {
      const place = valueAt(free, feature);
      free[feature] = place + 1;
      subjectAt[place] = number;
      const expected = (smoothing * valueAt(totals, feature)) / all;
      ratioAt[place] = Math.log1p(valueAt(features.weights, index) / expected);
    }
  }
  // What a feature that the subject lacks counts.
  const lacking = subjects.map(({ features }) => Math.log(smoothing / (sumOf(features.weights) + smoothing)));

  return (question) => {
    const scores = new Float32Array(subjects.length);
    let known = 0;
    for (const [index, feature] of question.numbers.entries()) {
      if (valueAt(uses, feature) === 0) continue;
      const weight = valueAt(question.weights, index);
      known += weight;
      const end = valueAt(starts, feature + 1);
      for (let place = valueAt(starts, feature); place < end; place++) {
        const subject = valueAt(subjectAt, place);
        scores[subject] = valueAt(scores, subject) + weight * valueAt(ratioAt, place);
      }
    }
    const length = sumOf(question.weights) || 1;
    return scores.map((score, subject) => (score + known * (lacking[subject] ?? 0)) / length);
  };
}
