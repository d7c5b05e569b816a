import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readNarrations } from './index.ts';
import { sourcesFile, writtenSources } from './sources.ts';

it('docs/hadith-sources.md is up to date (node packages/content/hadith/write-sources.ts)', () => {
  expect(readFileSync(sourcesFile, 'utf8')).toBe(writtenSources());
});

it('the list has a line for every narration, with where it was checked', () => {
  const lines = writtenSources()
    .split('\n')
    .filter((line) => /^- \*\*(?:Sahih|Jami|Sunan)/.test(line));
  expect(lines.length).toBe(readNarrations().length);
  expect(lines.filter((line) => !/ `ara-\w+\/\d+` `[\w/]+\.json#\d+`$/.test(line))).toEqual([]);
});
