import { expect, it } from 'vitest';
import { addYears, vaccineValidity } from './vaccine-validity.ts';

const hajj = { from: '2027-05-14', to: '2027-05-19' };
const meningitis = { fromDays: 10, years: 3, isForLife: false };

it('a vaccination counts from its tenth day until the same day three years later', () => {
  expect(vaccineValidity('2027-05-04', meningitis, hajj)).toEqual({
    from: '2027-05-14',
    until: '2030-05-04',
    state: 'covers',
  });
});

it('one given a day later is too late for the first day of the Hajj', () => {
  expect(vaccineValidity('2027-05-05', meningitis, hajj).state).toBe('late');
});

it('one that ends during the Hajj does not cover it', () => {
  expect(vaccineValidity('2024-05-19', meningitis, hajj).state).toBe('covers');
  expect(vaccineValidity('2024-05-18', meningitis, hajj).state).toBe('expired');
});

it('one for life has no end, and one without a rule has an unknown end', () => {
  const forLife = { fromDays: 10, years: null, isForLife: true };
  expect(vaccineValidity('1999-01-01', forLife, hajj)).toMatchObject({ until: null, state: 'covers' });
  const noRule = { fromDays: null, years: null, isForLife: false };
  expect(vaccineValidity('2026-11-01', noRule, hajj)).toEqual({
    from: '2026-11-01',
    until: null,
    state: 'unknown',
  });
});

it('a year from 29 February ends on 28 February, and four years on 29 February', () => {
  expect([addYears('2024-02-29', 1), addYears('2024-02-29', 4), addYears('2024-03-01', 1)]).toEqual([
    '2025-02-28',
    '2028-02-29',
    '2025-03-01',
  ]);
});
