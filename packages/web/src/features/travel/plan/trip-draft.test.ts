import { describe, expect, it } from 'vitest';
import { draftOf, readTrip, type Trip } from './trip-draft.ts';

const trip: Trip = {
  kind: 'trip',
  country: 'KW',
  departsOn: '2027-05-01',
  returnsOn: '2027-05-31',
  travellers: 12,
  operator: 'Example Travel',
  packagePrice: { amount: 1.234, currency: 'KWD' },
};

describe('the form of the trip', () => {
  it.each(['en', 'ar', 'ur', 'gu', 'bn', 'fr', 'de', 'it', 'es', 'ru'] as const)(
    'reads back what it shows in %s',
    (language) => {
      expect(readTrip(draftOf(trip, language), language)).toEqual({ trip });
    },
  );

  it('needs both dates, in order', () => {
    expect(readTrip(draftOf(undefined, 'en'), 'en')).toEqual({
      faults: { departsOn: { code: 'date' }, returnsOn: { code: 'date' } },
    });
    const draft = { ...draftOf(trip, 'en'), returnsOn: '2027-04-30' };
    expect(readTrip(draft, 'en')).toEqual({ faults: { returnsOn: { code: 'dates' } } });
    expect(readTrip({ ...draft, returnsOn: '2027-05-01' }, 'en')).toHaveProperty('trip');
  });

  it('leaves out what is blank', () => {
    const draft = {
      ...draftOf(trip, 'en'),
      country: '',
      operator: ' ',
      amount: '',
      currency: null,
    };
    expect(readTrip(draft, 'en')).toEqual({
      trip: { ...trip, country: null, operator: null, packagePrice: null },
    });
  });

  it.each([
    [{ travellers: '0' }, { travellers: { code: 'whole', most: 50 } }],
    [{ travellers: '51' }, { travellers: { code: 'whole', most: 50 } }],
    [{ travellers: '1.5' }, { travellers: { code: 'whole', most: 50 } }],
    [{ amount: 'much' }, { amount: { code: 'format' } }],
    [{ amount: '-1' }, { amount: { code: 'negative' } }],
    [{ currency: null }, { currency: { code: 'currency' } }],
    [{ departsOn: '0027-05-01' }, { departsOn: { code: 'year' } }],
  ])('refuses %j', (part, faults) => {
    expect(readTrip({ ...draftOf(trip, 'en'), ...part }, 'en')).toEqual({ faults });
  });

  it('rounds the price to the smallest coin, as every other amount', () => {
    const read = readTrip({ ...draftOf(trip, 'en'), amount: '10.005', currency: 'GBP' }, 'en');
    expect(read).toMatchObject({ trip: { packagePrice: { amount: 10.01, currency: 'GBP' } } });
  });
});
