import { expect, it } from 'vitest';
import { arePersonalRecords } from '../../../platform/outbox/personal-records.ts';
import { isReadableItem } from './readable-item.ts';
import { booking } from './stand-in-account.ts';
import { readTravel, travelKind, unreadableText } from './stored-travel.ts';

const entry = (item: unknown) => ({ id: 'a', item, changedAt: 1, sent: false });
const trip = {
  kind: 'trip',
  country: 'GB',
  departsOn: '2027-05-01',
  returnsOn: '2027-06-01',
  travellers: 1,
  operator: null,
  packagePrice: null,
};

it.each([
  ['a trip without its days', { kind: 'trip', country: 'GB' }],
  ['a country that no browser can name', { ...trip, country: 'Britain' }],
  ['a price without an amount', { ...trip, packagePrice: { currency: 'GBP' } }],
  ['a price beyond any', { ...trip, packagePrice: { amount: 1e308, currency: 'GBP' } }],
  ['a booking of an unknown kind', { ...booking('x'), booking: 'rocket' }],
  [
    'a document without a title',
    { kind: 'document', document: 'visa', expiresOn: null, isReady: true, note: null },
  ],
  ['a time that no clock shows', { ...booking('x'), booking: 'flight', startsAt: '99:99' }],
  ['a text', 'trip'],
])('sets %s aside, and keeps the rest', (_what, item) => {
  const fine = entry(trip);
  const damaged = entry(item);
  const read = readTravel({ amina: [fine, damaged], bilal: 'broken' }, 'amina');
  expect(read).toEqual({
    records: { amina: [fine], bilal: [] },
    unreadable: [
      { owner: 'amina', content: damaged },
      { owner: 'bilal', content: 'broken' },
    ],
  });
  expect(arePersonalRecords(travelKind.isValid)(read.records)).toBe(true);
});

it('reads what is fine as it is, with fields and kinds of a later version', () => {
  const stored = {
    amina: [
      entry(trip),
      entry(booking('x')),
      entry(null),
      entry({ ...trip, passportCountry: null, meals: 3 }),
    ],
  };
  expect(readTravel(stored, 'amina').records).toBe(stored);
  expect(isReadableItem({ kind: 'wish' })).toBe(true);
});

it('sets the whole text aside if it is no JSON', () => {
  expect(unreadableText('{"amina":[', 'bilal')).toEqual([{ owner: 'bilal', content: '{"amina":[' }]);
  expect([unreadableText('{}', 'bilal'), unreadableText(null, 'bilal')]).toEqual([[], []]);
});
