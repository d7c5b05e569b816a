import { expect, it } from 'vitest';
import { isArrival, vaccineValidity } from './vaccine-validity.ts';

const hajj = { arrival: '2027-05-01', begins: '2027-05-14', to: '2027-05-19' };
const noArrival = { ...hajj, arrival: null };
const meningitis = { fromDays: 10, years: 3, isForLife: false };

it('a vaccination counts from its tenth day until the same day three years later', () => {
  expect(vaccineValidity('2027-04-21', meningitis, hajj)).toEqual({
    from: '2027-05-01',
    until: '2030-04-21',
    state: 'covers',
  });
});

it('one given a day later is too late for the day of arrival, though the Hajj begins later', () => {
  expect(vaccineValidity('2027-04-22', meningitis, hajj).state).toBe('late');
});

it('covers nothing while the day of arrival is unknown, and says from when the person can arrive', () => {
  expect(vaccineValidity('2027-04-22', meningitis, noArrival)).toMatchObject({
    from: '2027-05-02',
    state: 'arrivalUnknown',
  });
  const forLife = { fromDays: 10, years: null, isForLife: true };
  expect(vaccineValidity('1999-01-01', forLife, noArrival).state).toBe('arrivalUnknown');
});

it('is too late without a day of arrival if it counts only after the Hajj has begun', () => {
  expect(vaccineValidity('2027-05-04', meningitis, noArrival).state).toBe('arrivalUnknown');
  expect(vaccineValidity('2027-05-05', meningitis, noArrival).state).toBe('late');
  expect(vaccineValidity('2024-05-18', meningitis, noArrival).state).toBe('expired');
});

it('a day of arrival belongs to this Hajj, not to the one before', () => {
  const days = ['2026-05-30', '2026-06-10', '2027-05-19', '2027-05-20'];
  expect(days.map((day) => isArrival(day, hajj.to))).toEqual([false, true, true, false]);
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
