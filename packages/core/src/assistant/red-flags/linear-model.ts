/** A logistic regression over features that are numbered by their hash. */
export interface LinearModel {
  readonly bias: number;
  /** The value of one step of a weight. */
  readonly scale: number;
  /** In steps from `-greatestStep` to `greatestStep`. */
  readonly weights: Int8Array;
}

/** With finer steps, a model is larger and judges no better. */
export const greatestStep = 31;

export interface EncodedModel {
  readonly bias: number;
  readonly scale: number;
  /** A character for each weight, which compresses better than Base64. */
  readonly weights: string;
}

// The characters of all steps are printable.
const codeOfZero = 'O'.charCodeAt(0);

export const encodeLinearModel = ({ bias, scale, weights }: LinearModel): EncodedModel => ({
  bias,
  scale,
  weights: Array.from(weights, (weight) => String.fromCharCode(codeOfZero + weight)).join(''),
});

/** @throws if the number of weights is no power of two: the text was cut off */
export function decodeLinearModel({ bias, scale, weights }: EncodedModel): LinearModel {
  const size = weights.length;
  if (size < 1 || !Number.isInteger(Math.log2(size))) throw new Error(`A model has ${size} weights`);
  const steps = new Int8Array(size);
  for (let at = 0; at < size; at++) steps[at] = weights.charCodeAt(at) - codeOfZero;
  return { bias, scale, weights: steps };
}
