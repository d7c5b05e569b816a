import { expect, it } from 'vitest';
import { languageCodes } from '../../text/languages.ts';
import { listsOf } from './value-tokens.ts';

it.each(languageCodes)('a word for "now" in %s counts nothing', (language) => {
  const { counted, now } = listsOf(language);
  expect([...now].filter((word) => counted.has(word))).toEqual([]);
});
