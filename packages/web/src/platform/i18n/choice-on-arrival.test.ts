import { describe, expect, it } from 'vitest';
import { choiceOnArrival } from './choice-on-arrival.ts';

describe('choiceOnArrival', () => {
  it('keeps the language of the page when nothing was chosen', () => {
    expect(choiceOnArrival({ arrived: 'fr', asked: null, saved: undefined })).toEqual({});
  });

  it('changes to the saved language when the page has another', () => {
    expect(choiceOnArrival({ arrived: 'en', asked: null, saved: 'ur' })).toEqual({ show: 'ur' });
    expect(choiceOnArrival({ arrived: 'ur', asked: null, saved: 'ur' })).toEqual({});
  });

  it('gives the address precedence for one visit', () => {
    expect(choiceOnArrival({ arrived: 'ar', asked: 'ar', saved: 'de' })).toEqual({});
  });

  it('keeps the language of the address for a first visit', () => {
    expect(choiceOnArrival({ arrived: 'bn', asked: 'bn', saved: undefined })).toEqual({ save: 'bn' });
  });

  it('ignores an unsupported language', () => {
    expect(choiceOnArrival({ arrived: 'en', asked: 'tlh', saved: undefined })).toEqual({});
    expect(choiceOnArrival({ arrived: 'en', asked: 'constructor', saved: 'it' })).toEqual({ show: 'it' });
  });
});
