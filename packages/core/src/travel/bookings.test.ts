import { describe, expect, it } from 'vitest';
import { byDate, isReturnOnOtherDay, shownKindOf, storedKindOf, sumsByCurrency } from './bookings.ts';

describe('bookings', () => {
  it('are in the order of their days, with those without one last', () => {
    const list = [
      { startsOn: null, title: 'Taxi' },
      { startsOn: '2027-05-12', title: 'Hotel' },
      { startsOn: '2027-05-10', title: 'Flight' },
      { startsOn: null, title: 'Bus' },
    ];
    expect(list.toSorted(byDate).map(({ title }) => title)).toEqual(['Flight', 'Hotel', 'Bus', 'Taxi']);
  });

  it('of one day are in the order of their times', () => {
    const day = { startsOn: '2027-05-10' };
    const list = [
      { ...day, startsAt: '14:10', title: 'Train' },
      { ...day, startsAt: '08:40', title: 'Zam Air' },
    ];
    expect(list.toSorted(byDate).map(({ title }) => title)).toEqual(['Zam Air', 'Train']);
  });

  it.each([
    ['2027-06-02', null, false],
    // It leaves at 23:05 and arrives on the day of the return.
    ['2027-06-01', null, false],
    ['2027-06-01', '2027-06-02', false],
    ['2027-06-01', '2027-06-01', true],
    ['2027-05-31', null, true],
    ['2027-06-03', null, true],
    [null, null, false],
  ])('home from %s to %s contradict a return on 2 June: %s', (startsOn, endsOn, isOther) => {
    const flight = { booking: 'flight', isReturn: true, startsOn, endsOn } as const;
    expect(isReturnOnOtherDay(flight, '2027-06-02')).toBe(isOther);
    expect(isReturnOnOtherDay({ ...flight, isReturn: false }, '2027-06-02')).toBe(false);
  });

  it('are return flights only as flights', () => {
    expect(shownKindOf({ booking: 'flight', isReturn: true })).toBe('returnFlight');
    expect(shownKindOf({ booking: 'flight' })).toBe('flight');
    expect(shownKindOf({ booking: 'hotel', isReturn: true })).toBe('hotel');
    expect(storedKindOf('returnFlight')).toEqual({ booking: 'flight', isReturn: true });
  });

  it('add up exactly in each currency', () => {
    const amounts = [
      { amount: 0.1, currency: 'SAR' },
      { amount: 0.2, currency: 'SAR' },
      { amount: 1.005, currency: 'KWD' },
    ];
    expect(sumsByCurrency(amounts)).toEqual([
      { currency: 'KWD', units: 1005n },
      { currency: 'SAR', units: 30n },
    ]);
  });
});
