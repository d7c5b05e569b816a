import { describe, expect, it } from 'vitest';
import { arePersonalRecords, arrive, nobody, type RecordKind } from './personal-records.ts';

/** Words; those in capitals are not sent yet. */
const words: RecordKind<string> = {
  empty: '',
  isValid: (value): value is string => typeof value === 'string',
  hasUnsent: (record) => /[A-Z]/.test(record),
  onlyUnsent: (record) => record.replaceAll(/[^A-Z]/g, ''),
  joined: (own, visitor) => own + visitor,
};

describe('the records of people who share a device', () => {
  it('move from nobody to the person who signs in, once', () => {
    expect(arrive(words, { [nobody]: 'V' }, 'amina')).toEqual({ amina: 'V' });
    const arrived = arrive(words, { [nobody]: 'V', amina: 'aB' }, 'amina');
    expect(arrived).toEqual({ amina: 'aBV' });
    expect(arrive(words, arrived, 'amina')).toEqual(arrived);
  });

  it('keep of other people only what was not sent, under their own name', () => {
    const stored = { amina: 'aB', bilal: 'c', [nobody]: 'V' };
    expect(arrive(words, stored, nobody)).toEqual({ amina: 'B', [nobody]: 'V' });
    expect(arrive(words, stored, 'bilal')).toEqual({ amina: 'B', bilal: 'cV' });
  });

  it('have no record for a person who has entered nothing', () => {
    expect(arrive(words, { amina: 'B' }, 'bilal')).toEqual({ amina: 'B' });
  });

  it('are valid if each of them is', () => {
    const isValid = arePersonalRecords(words.isValid);
    expect([isValid({ amina: 'a' }), isValid({ amina: 'a', bilal: 1 }), isValid(['a'])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
