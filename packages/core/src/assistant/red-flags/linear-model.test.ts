import { expect, it } from 'vitest';
import { decodeLinearModel, encodeLinearModel, greatestStep } from './linear-model.ts';

const model = { bias: -1.5, scale: 0.25, weights: Int8Array.from([0, greatestStep, -greatestStep, 3]) };

it('reads a model as it was written', () => {
  expect(decodeLinearModel(encodeLinearModel(model))).toEqual(model);
});

it('refuses a model that was cut off', () => {
  const encoded = encodeLinearModel(model);
  expect(() => decodeLinearModel({ ...encoded, weights: encoded.weights.slice(0, 3) })).toThrow(
    'A model has 3 weights',
  );
  expect(() => decodeLinearModel({ ...encoded, weights: '' })).toThrow('A model has 0 weights');
});
