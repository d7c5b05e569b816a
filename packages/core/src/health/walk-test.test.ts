import { describe, expect, it } from 'vitest';
import { predictedMetres, walkedMetres } from './walk-test.ts';

describe('the six-minute walk test', () => {
  it('predicts the distance of healthy people by Enright and Sherrill', () => {
    // 7.57 * 175 - 5.02 * 62 - 1.76 * 80 - 309 = 563.71
    expect(predictedMetres({ sex: 'man', age: 62, heightCm: 175, weightKg: 80 })).toBe(564);
    // 2.11 * 160 - 2.29 * 70 - 5.78 * 62 + 667 = 485.94
    expect(predictedMetres({ sex: 'woman', age: 62, heightCm: 160, weightKg: 70 })).toBe(486);
  });

  it('predicts nothing for ages that were not studied, or where the line means nothing', () => {
    expect(predictedMetres({ sex: 'man', age: 39, heightCm: 175, weightKg: 80 })).toBeNull();
    expect(predictedMetres({ sex: 'man', age: 81, heightCm: 175, weightKg: 80 })).toBeNull();
    expect(predictedMetres({ sex: 'man', age: 80, heightCm: 120, weightKg: 200 })).toBeNull();
  });

  it('adds up the way between fixes', () => {
    const degree = 1 / 111_195;
    const fix = (second: number, metres: number, accuracy = 5) => ({
      latitude: 21 + metres * degree,
      longitude: 39,
      accuracy,
      capturedAt: second * 1000,
    });
    expect(walkedMetres([fix(0, 0), fix(10, 12), fix(20, 24)])).toBe(24);
    expect(walkedMetres([fix(0, 0), fix(5, 3), fix(10, 0), fix(15, 4)])).toBe(0);
    expect(walkedMetres([fix(0, 0), fix(10, 300), fix(20, 20)])).toBe(20);
    expect(walkedMetres([fix(0, 0), fix(10, 12, 80)])).toBe(0);
    expect(walkedMetres([])).toBe(0);
  });
});
