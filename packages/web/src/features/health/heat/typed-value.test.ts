import { expect, it } from 'vitest';
import { readingLimits } from './reading-store.ts';
import { typedPercent, typedValue } from './typed-value.ts';

const read = (text: string) => typedValue(text, 'ar', readingLimits.temperatureC);

const percent = (text: string) => typedPercent(text, 'ar', readingLimits.humidity);

it('reads a temperature in any digits, and refuses what no thermometer in Makkah shows', () => {
  expect(read('٤١٫٥')).toBe(41.5);
  expect(read('41')).toBe(41);
  expect(['', 'hot', '-5', '110', '5'].map(read)).toEqual([null, null, null, null, null]);
});

it('reads a humidity with or without a sign of percent', () => {
  expect(['60', '60%', '60 %', '٦٠٪', '٪٦٠', '\u200f٦٠\u00a0٪\u200f'].map(percent)).toEqual(
    Array(6).fill(60),
  );
  expect(['%', '60%%', '6%0', '120%', ''].map(percent)).toEqual(Array(5).fill(null));
});
