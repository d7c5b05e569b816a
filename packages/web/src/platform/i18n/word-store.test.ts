import { describe, expect, it } from 'vitest';
import { keepWords, wordsOf } from './word-store.ts';

keepWords({ version: 'v', language: 'it', words: { common: { a: 'A' }, help: { b: 'B' } }, fontSheets: {} });

describe('wordsOf', () => {
  it('returns only the requested namespaces', () => {
    expect(wordsOf('it', ['help'])).toEqual({ help: { b: 'B' } });
  });

  it('returns the same object each time to avoid rendering again', () => {
    expect(wordsOf('it', ['common', 'help'])).toBe(wordsOf('it', ['common', 'help']));
  });

  it('returns nothing until all of them are loaded', () => {
    expect(wordsOf('it', ['common', 'landing'])).toBeUndefined();
    expect(wordsOf('de', ['common'])).toBeUndefined();
    keepWords({ version: 'v', language: 'it', words: { landing: { c: 'C' } }, fontSheets: {} });
    expect(wordsOf('it', ['common', 'landing'])).toEqual({ common: { a: 'A' }, landing: { c: 'C' } });
  });
});
