import { describe, expect, it } from 'vitest';
import { readDocument } from './document-draft.ts';

const draft = {
  kind: 'document',
  document: 'passport',
  title: ' Amina ',
  expiresOn: '2031-02-28',
  isReady: false,
  note: ' ',
} as const;

describe('a document', () => {
  it('is read without blanks, with or without the day on which it expires', () => {
    const document = { ...draft, title: 'Amina', note: null };
    expect(readDocument(draft)).toEqual({ document });
    expect(readDocument({ ...draft, expiresOn: null })).toEqual({
      document: { ...document, expiresOn: null },
    });
  });

  it.each(['0027-02-28', '2077-01-01', '12031-02-28'])('is refused when it expires on %s', (expiresOn) => {
    expect(readDocument({ ...draft, expiresOn })).toEqual({ faults: ['expiresOn'] });
  });

  it('is refused without a name', () => {
    expect(readDocument({ ...draft, title: ' ' })).toEqual({ faults: ['title'] });
  });
});
