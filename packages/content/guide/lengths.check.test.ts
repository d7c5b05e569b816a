import { describe, expect, it } from 'vitest';
import { checkLengths } from './lengths.check.ts';

const text = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const rite = (steps: object, women = 'Short') =>
  ({ 'rites/ihram': { steps, women: { menses: women } } }) as never;

describe('the check of lengths', () => {
  it('accepts an instruction of 25 words and a text of 60', () => {
    expect(checkLengths(rite({ prepare: { title: 'Prepare', text: text(25) } }, text(60)), 'en')).toEqual([]);
  });

  it('finds a longer instruction and a longer text', () => {
    expect(checkLengths(rite({ prepare: { title: 'Prepare', text: text(26) } }, text(61)), 'en')).toEqual([
      'rites/ihram: steps.prepare.text has 26 words, more than 25',
      'rites/ihram: women.menses has 61 words, more than 60',
    ]);
  });

  it('allows other languages more words for the same text', () => {
    const long = rite({ prepare: { title: 'Prepare', text: text(30) } }, text(80));
    expect(checkLengths(long, 'ur')).toEqual([]);
    expect(checkLengths(rite({ prepare: { title: 'Prepare', text: text(81) } }), 'ur')).toHaveLength(1);
  });
});
