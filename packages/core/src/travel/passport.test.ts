import { describe, expect, it } from 'vitest';
import { addMonths, documentState, passportNeededUntil } from './passport.ts';

const trip = { departsOn: '2027-05-01', returnsOn: '2027-05-31' };
const today = '2026-11-26';
const stateOf = (expiresOn: string | null, isPassport = true, onTrip: typeof trip | null = trip) =>
  documentState(expiresOn, { isPassport, today, trip: onTrip });

describe('addMonths', () => {
  it('keeps the day of the month', () => {
    expect(addMonths('2027-05-20', 6)).toBe('2027-11-20');
    expect(addMonths('2027-12-01', 1)).toBe('2028-01-01');
  });

  it('ends on the last day of a shorter month', () => {
    expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2027-05-31', 6)).toBe('2027-11-30');
  });
});

describe('the six months of a passport', () => {
  it('count from the return, not from the departure', () => {
    expect(passportNeededUntil(trip)).toBe('2027-11-30');
    expect(stateOf('2027-11-30')).toBe('valid');
    expect(stateOf('2027-11-29')).toBe('short');
    expect(stateOf('2027-11-01')).toBe('short');
  });

  it('are asked of no other document', () => {
    expect(stateOf('2027-06-01', false)).toBe('valid');
  });
});

describe('the state of a document', () => {
  it('is unknown without a date', () => {
    expect(stateOf(null)).toBe('unknown');
  });

  it('is expired from the day after the last valid one', () => {
    expect(stateOf('2026-11-25', false)).toBe('expired');
    expect(stateOf('2026-11-26', false, null)).toBe('valid');
  });

  it('says when it ends before the return', () => {
    expect(stateOf('2027-05-30', false)).toBe('duringTrip');
    expect(stateOf('2027-05-30')).toBe('duringTrip');
    expect(stateOf('2027-05-31', false)).toBe('valid');
  });

  it('depends only on today without a trip', () => {
    expect(stateOf('2026-12-01', true, null)).toBe('valid');
  });
});
