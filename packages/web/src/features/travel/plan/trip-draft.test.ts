import { describe, expect, it } from 'vitest';
import { draftFor, draftOf, readTrip, type Trip, withCountries, withPlanningDay } from './trip-draft.ts';

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
      expect(readTrip(draftOf(trip, language, 'GBP'), language)).toEqual({ trip });
    },
  );

  it('needs no second country, and stores both where they differ', () => {
    const draft = draftOf(trip, 'en', 'GBP');
    expect([draft.passport, draft.residence]).toEqual(['KW', '']);
    const abroad = { ...draft, passport: 'PK', residence: 'KW' };
    const read = readTrip(abroad, 'en');
    expect(read).toEqual({ trip: { ...trip, passportCountry: 'PK' } });
    if (!('trip' in read)) throw new Error('The trip was refused');
    expect(draftOf(read.trip, 'en', 'GBP')).toEqual(abroad);
  });

  it('leaves the passport open where only the residence was chosen', () => {
    const residenceOnly = { ...draftOf(trip, 'en', 'GBP'), passport: '', residence: 'KW' };
    const read = readTrip(residenceOnly, 'en');
    expect(read).toEqual({ trip: { ...trip, passportCountry: null } });
    if (!('trip' in read)) throw new Error('The trip was refused');
    expect(draftOf(read.trip, 'en', 'GBP')).toEqual(residenceOnly);
  });

  it('keeps what was typed, unless the trip was changed meanwhile', () => {
    const draft = { ...draftOf(trip, 'en', 'GBP'), operator: 'Another' };
    expect(draftFor({ trip, draft }, { ...trip, plannedOn: '2027-01-01' })).toBe(draft);
    expect(draftFor({ trip, draft }, { ...trip, travellers: 3 })).toBeNull();
    expect(draftFor({ trip: null, draft }, null)).toBe(draft);
    expect([draftFor({ trip: null, draft }, trip), draftFor({ trip, draft }, null)]).toEqual([null, null]);
    expect(draftFor(null, trip)).toBeNull();
  });

  it('needs both dates, in order', () => {
    expect(readTrip(draftOf(undefined, 'en', 'GBP'), 'en')).toEqual({
      faults: { departsOn: { code: 'date' }, returnsOn: { code: 'date' } },
    });
    const draft = { ...draftOf(trip, 'en', 'GBP'), returnsOn: '2027-04-30' };
    expect(readTrip(draft, 'en')).toEqual({ faults: { returnsOn: { code: 'dates' } } });
    expect(readTrip({ ...draft, returnsOn: '2027-05-01' }, 'en')).toHaveProperty('trip');
  });

  it('leaves out what is blank', () => {
    const draft = {
      ...draftOf(trip, 'en', 'GBP'),
      passport: '',
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
    [{ departsOn: '0027-05-01' }, { departsOn: { code: 'year', first: '2000-01-01' } }],
    [{ departsOn: '1999-12-31' }, { departsOn: { code: 'year', first: '2000-01-01' } }],
    [{ returnsOn: '2030-05-01' }, { returnsOn: { code: 'long', most: 400 } }],
  ])('refuses %j', (part, faults) => {
    expect(readTrip({ ...draftOf(trip, 'en', 'GBP'), ...part }, 'en')).toEqual({ faults });
  });

  it('dates the plan on the day on which the departure is entered', () => {
    const planned = withPlanningDay(trip, null, '2026-11-27');
    expect(planned).toEqual({ ...trip, plannedOn: '2026-11-27' });
    const corrected = { ...trip, travellers: 2 };
    expect(withPlanningDay(corrected, planned, '2026-12-01')).toEqual({
      ...corrected,
      plannedOn: '2026-11-27',
    });
    // An earlier version did not store the day.
    expect(withPlanningDay(corrected, trip, '2026-12-01')).toEqual(corrected);
    const moved = { ...trip, departsOn: '2027-04-20' };
    expect(withPlanningDay(moved, planned, '2026-12-01').plannedOn).toBe('2026-12-01');
  });

  it('rounds the price to the smallest coin, as every other amount', () => {
    const read = readTrip({ ...draftOf(trip, 'en', 'GBP'), amount: '10.0051', currency: 'GBP' }, 'en');
    expect(read).toMatchObject({ trip: { packagePrice: { amount: 10.01, currency: 'GBP' } } });
  });

  it('asks about an amount that is money only with thousands', () => {
    const draft = draftOf(trip, 'en', 'GBP');
    expect(readTrip({ ...draft, amount: '450.000', currency: 'PKR' }, 'en')).toEqual({
      faults: { amount: { code: 'ambiguous' } },
    });
    expect(readTrip({ ...draft, amount: '450.000', currency: 'PKR' }, 'de')).toMatchObject({
      trip: { packagePrice: { amount: 450_000 } },
    });
  });

  it('refuses an amount below the smallest coin', () => {
    expect(readTrip({ ...draftOf(trip, 'en', 'GBP'), amount: '0.3', currency: 'JPY' }, 'en')).toEqual({
      faults: { amount: { code: 'least', least: 1 } },
    });
  });

  it('starts with the currency of the country, which follows it until a price is typed', () => {
    const draft = draftOf(undefined, 'en', 'USD');
    expect(draft.currency).toBe('USD');
    expect(withCountries(draft, { passport: 'PK' }).currency).toBe('PKR');
    expect(withCountries({ ...draft, passport: 'PK' }, { residence: 'GB' }).currency).toBe('GBP');
    expect(withCountries({ ...draft, amount: '5' }, { passport: 'PK' }).currency).toBe('USD');
    expect(draftOf({ ...trip, country: 'PK', packagePrice: null }, 'en', 'USD').currency).toBe('PKR');
  });
});
