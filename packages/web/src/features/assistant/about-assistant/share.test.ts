import { describe, expect, it } from 'vitest';
import { measures, measuresOf, shareOf } from './share.ts';

const none = { right: 0, of: 0 };

describe('shareOf', () => {
  it('shows 100 % only if every answer is right', () => {
    expect(shareOf('first', { right: 229, of: 230 })).toBe(0.99);
    expect(shareOf('first', { right: 230, of: 230 })).toBe(1);
  });

  it('shows 0 % only if there is no false alarm', () => {
    expect(shareOf('falseAlarms', { right: 1, of: 280 })).toBe(0.01);
    expect(shareOf('falseAlarms', { right: 0, of: 280 })).toBe(0);
  });

  it('leaves whole percentages as they are', () => {
    expect(shareOf('first', { right: 29, of: 100 })).toBe(0.29);
    expect(shareOf('falseAlarms', { right: 7, of: 100 })).toBe(0.07);
  });
});

describe('measuresOf', () => {
  it('leaves out what no question measured', () => {
    const counts = {
      first: { right: 0, of: 3 },
      three: none,
      abstained: none,
      redFlags: none,
      falseAlarms: none,
      needlessWarnings: none,
    };
    expect(measuresOf(counts)).toEqual(['first']);
  });

  it('keeps a measure in which nothing was right', () => {
    const counts = Object.fromEntries(measures.map((each) => [each, { right: 0, of: 1 }]));
    // Every measure has an entry.
    expect(measuresOf(counts as Parameters<typeof measuresOf>[0])).toEqual(measures);
  });
});
