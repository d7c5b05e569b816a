import { describe, expect, it } from 'vitest';
import { draftOf, readBooking } from './booking-draft.ts';

const empty = draftOf(undefined, 'GBP', 'en');
const full = {
  ...empty,
  title: ' Saudia ',
  reference: 'AB12CD',
  startsOn: '2027-05-10',
  endsOn: '2027-06-01',
  amount: '1,249.999',
};

describe('a booking', () => {
  it('is read with its cost in the smallest coin', () => {
    expect(readBooking(full, 'en')).toEqual({
      item: {
        kind: 'booking',
        booking: 'flight',
        title: 'Saudia',
        reference: 'AB12CD',
        startsOn: '2027-05-10',
        endsOn: '2027-06-01',
        cost: { amount: 1250, currency: 'GBP' },
        isPaid: false,
        note: null,
      },
    });
  });

  it('has the time of its departure, and can be the flight home', () => {
    const read = readBooking({ ...full, kind: 'returnFlight', startsAt: '23:05' }, 'en');
    expect(read).toMatchObject({ item: { booking: 'flight', isReturn: true, startsAt: '23:05' } });
    if (!('item' in read)) throw new Error('The booking was refused');
    expect(readBooking(draftOf(read.item, 'SAR', 'en'), 'en')).toEqual(read);
  });

  it('has a time only with a day, and only as a journey', () => {
    expect(readBooking({ ...full, startsOn: '', startsAt: '08:40' }, 'en')).toEqual({
      faults: { startsOn: { code: 'date' } },
    });
    const hotel = readBooking({ ...full, kind: 'hotel', startsAt: '08:40' }, 'en');
    expect('item' in hotel && 'startsAt' in hotel.item).toBe(false);
  });

  it('has no cost without an amount, whatever the currency field says', () => {
    const read = readBooking({ ...full, amount: ' ', currency: null }, 'en');
    expect('item' in read && read.item.cost).toBeNull();
  });

  it('is refused with the reason at each field', () => {
    const draft = { ...full, title: '', endsOn: '2027-05-01', amount: '-3', currency: null };
    expect(readBooking(draft, 'en')).toEqual({
      faults: {
        title: { code: 'empty' },
        endsOn: { code: 'dates' },
        amount: { code: 'negative' },
        currency: { code: 'currency' },
      },
    });
  });

  it('is refused with a day that no calendar of the app has', () => {
    expect(readBooking({ ...full, startsOn: '0027-05-10', endsOn: '12027-06-01' }, 'en')).toEqual({
      faults: {
        startsOn: { code: 'year', first: '1900-01-01' },
        endsOn: { code: 'year', first: '1900-01-01' },
      },
    });
  });

  it('comes back from its form unchanged in every language', () => {
    const read = readBooking(full, 'en');
    if (!('item' in read)) throw new Error('The booking was refused');
    for (const language of ['en', 'ar', 'ur', 'gu', 'bn', 'fr', 'de', 'it', 'es', 'ru'] as const) {
      expect(readBooking(draftOf(read.item, 'SAR', language), language)).toEqual(read);
    }
  });
});
