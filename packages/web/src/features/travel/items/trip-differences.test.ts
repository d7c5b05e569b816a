import { expect, it } from 'vitest';
import { booking } from './stand-in-account.ts';
import { differingDetails } from './trip-differences.ts';

const trip = {
  kind: 'trip',
  country: 'GB',
  departsOn: '2027-05-01',
  returnsOn: '2027-06-01',
  travellers: 2,
  operator: 'Al-Amin',
  packagePrice: { amount: 9000, currency: 'GBP' },
} as const;

it.each([
  ['nothing', {}, []],
  ['the order of the stored fields', { packagePrice: { currency: 'GBP', amount: 9000 } }, []],
  ['days, which are always shown', { departsOn: '2027-05-02' }, []],
  ['a price', { packagePrice: { amount: 9000, currency: 'EUR' } }, ['packagePrice']],
  ['a price that only one has', { packagePrice: null }, ['packagePrice']],
  ['people and the operator', { travellers: 3, operator: null }, ['travellers', 'operator']],
])('names the details in which two trips differ: %s', (_what, change, details) => {
  expect(differingDetails(trip, { ...trip, ...change })).toEqual(details);
});

it('compares trips only', () => {
  expect([differingDetails(trip, null), differingDetails(trip, booking('x'))]).toEqual([[], []]);
});
