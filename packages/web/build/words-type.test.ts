import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsType, wordsTypeFile } from './words-type.ts';

it('the type of the catalogues is up to date (node packages/web/build/words-type.ts)', () => {
  expect(readFileSync(wordsTypeFile, 'utf8')).toBe(wordsType());
});
