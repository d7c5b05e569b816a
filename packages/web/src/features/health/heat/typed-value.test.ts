import { expect, it } from 'vitest';
import { readingLimits } from './reading-store.ts';
import { typedValue } from './typed-value.ts';

const read = (text: string) => typedValue(text, 'ar', readingLimits.temperatureC);

it('reads a temperature in any digits, and refuses what no thermometer in Makkah shows', () => {
  expect(read('٤١٫٥')).toBe(41.5);
  expect(read('41')).toBe(41);
  expect(['', 'hot', '-5', '110', '5'].map(read)).toEqual([null, null, null, null, null]);
});
