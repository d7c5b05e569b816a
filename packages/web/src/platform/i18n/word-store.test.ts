import { describe, expect, it } from 'vitest';
import { keepWords, wordsOf } from './word-store.ts';

keepWords({ version: 'v', language: 'it', words: { common: { a: 'A' }, help: { b: 'B' } }, fontSheets: {} });

describe('wordsOf', () => {
  it('gives the namespaces that were asked for, and only those', () => {
    expect(wordsOf('it', ['help'])).toEqual({ help: { b: 'B' } });
  });

  it('gives the same object each time, so that nothing is drawn anew', () => {
    expect(wordsOf('it', ['common', 'help'])).toBe(wordsOf('it', ['common', 'help']));
  });

  it('gives nothing until all of them are here', () => {
    expect(wordsOf('it', ['common', 'landing'])).toBeUndefined();
    expect(wordsOf('de', ['common'])).toBeUndefined();
    keepWords({ version: 'v', language: 'it', words: { landing: { c: 'C' } }, fontSheets: {} });
    expect(wordsOf('it', ['common', 'landing'])).toEqual({ common: { a: 'A' }, landing: { c: 'C' } });
  });
});
