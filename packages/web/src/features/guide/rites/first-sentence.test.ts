import { readdirSync, readFileSync } from 'node:fs';
import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

const locales = new URL('../../../../../content/locales/', import.meta.url);

describe('firstSentence', () => {
  it('splits a text after its first sentence', () => {
    expect(firstSentence('From midday to the 10th. Hanbali: from dawn.', 'en')).toEqual({
      first: 'From midday to the 10th.',
      rest: 'Hanbali: from dawn.',
    });
    expect(firstSentence('From midday.', 'en')).toEqual({ first: 'From midday.', rest: '' });
  });

  it('skips ordinal numbers and abbreviations', () => {
    const german =
      'Am 9. Dhu l-Hiddscha, z. B. mittags, bis zum 10. Hanbaliten: ab der Dämmerung. Sonst nie.';
    expect(firstSentence(german, 'de').rest).toBe('Sonst nie.');
  });

  it.each(languageCodes)('does not cut the time and place of any rite in %s', (language) => {
    const folder = new URL(`${language}/rites/`, locales);
    for (const file of readdirSync(folder)) {
      const rite: Record<'when' | 'where', { text: string }> = JSON.parse(
        readFileSync(new URL(file, folder), 'utf8'),
      );
      for (const text of [rite.when.text, rite.where.text]) {
        const { first, rest } = firstSentence(text, language);
        expect([first, rest].filter(Boolean).join(' ')).toBe(text);
        // A sentence cut in the middle would start with a lower-case letter.
        expect(rest).not.toMatch(/^\p{Ll}/u);
      }
    }
  });
});
