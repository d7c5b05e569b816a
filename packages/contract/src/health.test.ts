import { metricLimits, metrics } from '@manasik/core/health/metric-limits';
import { describe, expect, it } from 'vitest';
import { NewMetric } from './health.ts';

const accepts = (removed: object): boolean =>
  NewMetric.safeParse({ date: '2027-05-10', source: 'manual', values: {}, removed }).success;

describe('a stored measurement', () => {
  it.each(metrics)('can lose its %s, always or if it still is a possible number', (metric) => {
    const { least, greatest } = metricLimits[metric];
    expect([null, least, greatest].map((value) => accepts({ [metric]: value }))).toEqual([true, true, true]);
    expect([least - 1, greatest + 1, 'x'].map((value) => accepts({ [metric]: value }))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('cannot lose what is no metric', () => {
    expect(accepts({ steps: null, height: null })).toBe(false);
  });
});
