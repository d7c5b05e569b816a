import words from '@manasik/content/locales/en/errors.json';
import { fieldErrorCodes } from '@manasik/contract/errors';
import { errorStatus } from '@manasik/contract/features';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';

// A code without words is shown as `errors.unknown`, which does not say what to do. English is checked here; the
// check of the catalogues compares the other languages with it.
const t = createTranslator({ locale: 'en', messages: words });
const withoutWords = (codes: readonly string[]): string[] =>
  // The codes are data here; the translator is typed by the keys of the catalogue.
  codes.filter((code) => !t.has(code as 'unknown'));

it('has words for every error code of the contract', () => {
  const codes = Object.keys(errorStatus);
  expect(codes.length).toBeGreaterThan(0);
  expect(withoutWords(codes)).toEqual([]);
});

it('has words for every code of a refused field', () => {
  expect(withoutWords(fieldErrorCodes.map((code) => `fields.${code}`))).toEqual([]);
});

it('finds a code that has no words', () => {
  expect(withoutWords(['server.error', 'server.planted'])).toEqual(['server.planted']);
});
