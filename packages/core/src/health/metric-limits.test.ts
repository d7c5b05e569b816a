import { expect, it } from 'vitest';
import { isPossible, metricLimits, metrics } from './metric-limits.ts';

it('accepts both bounds of every metric and nothing outside them', () => {
  for (const metric of metrics) {
    const { least, greatest } = metricLimits[metric];
    expect(isPossible(metric, least)).toBe(true);
    expect(isPossible(metric, greatest)).toBe(true);
    expect(isPossible(metric, least - 1)).toBe(false);
    expect(isPossible(metric, greatest + 1)).toBe(false);
  }
});

it('refuses fractions and what is not a number', () => {
  expect(isPossible('steps', 10.5)).toBe(false);
  expect(isPossible('steps', Number.NaN)).toBe(false);
  expect(isPossible('steps', Number.POSITIVE_INFINITY)).toBe(false);
});
