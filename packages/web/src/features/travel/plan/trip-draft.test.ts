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
    expect(readTrip(draftOf(undefined, 'en'), 'en')).toEqual({ faults: ['departsOn', 'returnsOn'] });
    const draft = { ...draftOf(trip, 'en'), returnsOn: '2027-04-30' };
    expect(readTrip(draft, 'en')).toEqual({ faults: ['order'] });
    expect(readTrip({ ...draft, returnsOn: '2027-05-01' }, 'en')).toHaveProperty('trip');
  });

  it('leaves out what is blank', () => {
    const draft = {
      ...draftOf(trip, 'en'),
      country: '',
      operator: ' ',
      price: { amount: '', currency: 'GBP' },
    };
    expect(readTrip(draft, 'en')).toEqual({
      trip: { ...trip, country: null, operator: null, packagePrice: null },
    });
  });

  it.each([
    [{ travellers: '0' }, 'travellers'],
    [{ travellers: '51' }, 'travellers'],
    [{ travellers: '1.5' }, 'travellers'],
    [{ price: { amount: 'much', currency: 'GBP' } }, 'price'],
    [{ price: { amount: '-1', currency: 'GBP' } }, 'price'],
  ])('refuses %j', (part, fault) => {
    expect(readTrip({ ...draftOf(trip, 'en'), ...part }, 'en')).toEqual({ faults: [fault] });
  });
});
