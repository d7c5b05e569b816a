import { describe, expect, it } from 'vitest';
import { readLinearModel, writeLinearModel } from './linear-model.ts';

describe('a linear model', () => {
  it('is read as it was written', () => {
    const model = { bias: -1.5, scale: 0.25, weights: Int8Array.from([0, 127, -127, 3]) };
    expect(readLinearModel(writeLinearModel(model))).toEqual(model);
  });

  it.each(['', 'AAAA', 'AAAAAAAAAAAAAAA=', 'no base64!'])('is not read from %j', (encoded) => {
    expect(() => readLinearModel(encoded)).toThrow(/weights|invalid character/i);
  });
});
