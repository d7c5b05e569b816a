import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { checkMeanings, hadithContent } from './hadith.check.ts';

describe('the meanings of narrations', () => {
  it.each([...languageCodes])('are complete and free of faults in %s', (language) => {
    expect(checkMeanings(hadithContent(), language)).toEqual([]);
  });
});
