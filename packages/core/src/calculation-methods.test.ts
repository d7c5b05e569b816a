import { CalculationMethod, HighLatitudeRule } from 'adhan';
import { describe, expect, it } from 'vitest';
import {
  calculationMethods,
  defaultMethod,
  highLatitudeRules,
  recommendedHighLatitudeRule,
} from './calculation-methods.ts';

describe('calculation methods', () => {
  it('are all of adhan but its empty form', () => {
    expect([...calculationMethods, 'Other'].toSorted()).toEqual(Object.keys(CalculationMethod).toSorted());
    const rules = Object.keys(HighLatitudeRule).filter((name) => name !== 'recommended');
    expect([...highLatitudeRules].toSorted()).toEqual(rules.toSorted());
  });

  it.each([
    ['SA', 'UmmAlQura'],
    ['EG', 'Egyptian'],
    ['PK', 'Karachi'],
    ['IN', 'Karachi'],
    ['BD', 'Karachi'],
    ['AF', 'Karachi'],
    ['TR', 'Turkey'],
    ['US', 'NorthAmerica'],
    ['CA', 'NorthAmerica'],
    ['AE', 'Dubai'],
    ['QA', 'Qatar'],
    ['KW', 'Kuwait'],
    ['SG', 'Singapore'],
    ['MY', 'Singapore'],
    ['ID', 'Singapore'],
    ['BN', 'Singapore'],
    ['IR', 'Tehran'],
    ['sa', 'UmmAlQura'],
    ['DE', 'MuslimWorldLeague'],
    ['', 'MuslimWorldLeague'],
    [null, 'MuslimWorldLeague'],
  ] as const)('in %s default to %s', (country, method) => {
    expect(defaultMethod(country)).toBe(method);
  });

  it('recommend a seventh of the night in the far north and the far south', () => {
    expect([51.5, -54.8, 48, 21.4].map(recommendedHighLatitudeRule)).toEqual([
      'SeventhOfTheNight',
      'SeventhOfTheNight',
      'MiddleOfTheNight',
      'MiddleOfTheNight',
    ]);
  });
});
