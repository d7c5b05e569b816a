import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convert, isComparable, units, usualTargets } from './unit-table.ts';

it.each([
  [1, 'mi', 'km', 1.609344],
  [6, 'ft', 'm', 1.8288],
  [1, 'st', 'lb', 14],
  [1, 'lb', 'g', 453.59237],
  [1, 'tola', 'g', 11.6638038],
  [1, 'ozt', 'g', 31.1034768],
  [8, 'ozt', 'tola', 64 / 3],
  [16, 'oz', 'lb', 1],
  [20, 'mithqal', 'g', 85],
  // The imperial pint.
  [1, 'pint', 'l', 0.56826125],
  [20, 'floz', 'pint', 1],
  [-40, 'c', 'f', -40],
  [98.6, 'f', 'c', 37],
] as const)('%s %s in %s is %s', (value, from, to, result) => {
  expect(convert(value, from, to)).toBeCloseTo(result, 9);
});

it('converts there and back to the same amount', () => {
  const unit = fc.constantFrom(...units);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), unit, unit, (value, from, to) => {
      fc.pre(isComparable(from, to));
      expect(convert(convert(value, from, to), to, from)).toBeCloseTo(value, 5);
    }),
  );
});

it('has a comparable usual target for every unit', () => {
  for (const unit of units) {
    expect(usualTargets(unit)).not.toEqual([]);
    for (const target of usualTargets(unit)) expect(isComparable(unit, target)).toBe(true);
  }
});
