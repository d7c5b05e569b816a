import { describe, expect, it } from 'vitest';
import { documentState, passportNeededUntil } from './passport.ts';
import type { DocumentKind } from './travel-items.ts';

const trip = { departsOn: '2027-05-01', returnsOn: '2027-05-31' };
const today = '2026-11-26';
const stateOf = (
  expiresOn: string | null,
  document: DocumentKind = 'passport',
  onTrip: typeof trip | null = trip,
) => documentState(expiresOn, { document, today, trip: onTrip });

describe('the six months of a passport', () => {
  it('count from the return, not from the departure', () => {
    expect(passportNeededUntil(trip)).toBe('2027-11-30');
    expect(stateOf('2027-11-30')).toBe('valid');
    expect(stateOf('2027-11-29')).toBe('short');
    expect(stateOf('2027-11-01')).toBe('short');
  });

  it('are asked of no other document', () => {
    expect(stateOf('2027-06-01', 'visa')).toBe('valid');
  });
});

describe('the state of a document', () => {
  it('is unknown without a date', () => {
    expect(stateOf(null)).toBe('unknown');
  });

  it('is expired from the day after the last valid one', () => {
    expect(stateOf('2026-11-25', 'visa')).toBe('expired');
    expect(stateOf('2026-11-26', 'visa', null)).toBe('valid');
  });

  it('says when it ends before the return', () => {
    expect(stateOf('2027-05-30', 'visa')).toBe('duringTrip');
    expect(stateOf('2027-05-30')).toBe('duringTrip');
    expect(stateOf('2027-05-31', 'visa')).toBe('valid');
  });

  it('warns of a residence permit that ends before the return, without which one may not be let back in', () => {
    expect(stateOf('2027-05-30', 'residence-permit')).toBe('noReturn');
    expect(stateOf('2027-05-31', 'residence-permit')).toBe('valid');
  });

  it('depends only on today without a trip', () => {
    expect(stateOf('2026-12-01', 'passport', null)).toBe('valid');
  });
});
