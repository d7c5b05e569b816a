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

  const degree = 1 / 111_195;
  const fix = (second: number, metres: number, accuracy = 4) => ({
    latitude: 21 + metres * degree,
    longitude: 39,
    accuracy,
    capturedAt: second * 1000,
  });
  const everySecond = (seconds: number, metresAt: (second: number) => number) =>
    Array.from({ length: seconds + 1 }, (_, second) => fix(second, metresAt(second)));

  it('counts nothing when the first location is wrong and the user has not moved', () => {
    expect(walkedMetres(everySecond(60, (second) => (second === 0 ? 60 : 0)))).toBe(0);
    expect(walkedMetres(everySecond(60, (second) => (second < 5 ? 60 : 0)))).toBe(0);
  });

  it('counts nothing on the spot while the location drifts within its accuracy', () => {
    expect(walkedMetres(everySecond(360, (second) => 4.5 * Math.sin(second / 20)))).toBe(0);
  });

  it('counts a walk to within the accuracy of its end', () => {
    const metres = walkedMetres(everySecond(360, (second) => second * 1.1));
    expect(metres).toBeGreaterThan(396 - 11);
    expect(metres).toBeLessThanOrEqual(396);
  });

  it('adds up the way between fixes', () => {
    expect(walkedMetres([fix(0, 0), fix(10, 12), fix(20, 24)])).toBe(24);
    expect(walkedMetres([fix(0, 0), fix(5, 3), fix(10, 0), fix(15, 4)])).toBe(0);
    expect(walkedMetres([fix(0, 0), fix(10, 300), fix(20, 20)])).toBe(20);
    expect(walkedMetres([fix(0, 0), fix(10, 12, 80)])).toBe(0);
    expect(walkedMetres([])).toBe(0);
  });
});
