import { describe, expect, it } from 'vitest';
import { answered, emptyRecord, marked, nextRequest } from './progress-record.ts';

const item = 'answer:left-mina';

describe('an answer in the record of a pilgrim', () => {
  it('is saved and sent even if it is no, unlike the mark of something never done', () => {
    expect(marked(emptyRecord, item, false, 1000)).toBe(emptyRecord);
    const record = answered(emptyRecord, item, false, 1000);
    expect(nextRequest(record)).toEqual({ marks: [{ item, done: false, changedAt: 1000 }] });
  });

  it('gets a new date when it is given again, because one from an earlier Hajj does not count', () => {
    const lastYear = answered(emptyRecord, item, true, 1000);
    expect(answered(lastYear, item, true, 9000).marks[item]).toMatchObject({ done: true, changedAt: 9000 });
  });
});
