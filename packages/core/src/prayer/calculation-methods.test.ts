import { CalculationMethod, HighLatitudeRule } from 'adhan';
import { describe, expect, it } from 'vitest';
import { fittedConventions } from './authorities.ts';
import {
  calculationMethods,
  defaultMethod,
  highLatitudeRules,
  recommendedHighLatitudeRule,
} from './calculation-methods.ts';

describe('calculation methods', () => {
  it("include all of adhan's except its blank form, and those of authorities that adhan lacks", () => {
    const own = Object.keys(fittedConventions).filter((name) => !(name in CalculationMethod));
    expect(own).toEqual(['JAKIM', 'Kemenag', 'Habous', 'Tunisia', 'Algeria']);
    expect([...calculationMethods, 'Other'].toSorted()).toEqual(
      [...Object.keys(CalculationMethod), ...own].toSorted(),
    );
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
    ['CA', 'MoonsightingCommittee'],
    ['GB', 'MoonsightingCommittee'],
    ['AE', 'Dubai'],
    ['QA', 'Qatar'],
    ['KW', 'Kuwait'],
    ['SG', 'Singapore'],
    ['MY', 'JAKIM'],
    ['ID', 'Kemenag'],
    ['MA', 'Habous'],
    ['TN', 'Tunisia'],
    ['DZ', 'Algeria'],
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
