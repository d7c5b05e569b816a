import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, voiceFor } from './voices.ts';

const voice = (lang: string, localService = false) => ({ lang, localService });

describe('voiceFor', () => {
  it('finds the language in both notations', () => {
    expect(voiceFor([voice('en-GB'), voice('ar_EG')], 'ar')).toEqual(voice('ar_EG'));
    expect(voiceFor([voice('AR-sa')], 'ar')).toEqual(voice('AR-sa'));
  });

  it('prefers a voice of this device to one that needs a network', () => {
    expect(voiceFor([voice('ar-SA'), voice('ar-EG', true)], 'ar')).toEqual(voice('ar-EG', true));
  });

  it('does not match another language with the same first letters', () => {
    expect(voiceFor([voice('arn-CL'), voice('en')], 'ar')).toBeUndefined();
    expect(voiceFor([], 'ar')).toBeUndefined();
  });
});

describe('piecesOf', () => {
  it('keeps a short text whole', () => {
    expect(piecesOf('The Prophet ﷺ said: “Religion is sincerity.”')).toHaveLength(1);
    expect(piecesOf('')).toEqual([]);
  });

  it('splits a long text at the ends of its sentences', () => {
    const sentence = `${'word '.repeat(20).trim()}.`;
    expect(piecesOf(`${sentence} ${sentence} ${sentence}`)).toEqual([sentence, sentence, sentence]);
  });

  it('loses no word and makes no piece too long unless one word is', () => {
    const word = fc.stringMatching(/^[a-zء-ي]{1,20}[.،,?]?$/u);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 200 }), (words) => {
        const pieces = piecesOf(words.join(' '));
        expect(pieces.join(' ')).toBe(words.join(' '));
        expect(Math.max(0, ...pieces.map(({ length }) => length))).toBeLessThanOrEqual(140);
      }),
    );
  });
});
