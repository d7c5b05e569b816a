import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { checkGuide } from './guide.check.ts';
import { readGuideFiles } from './guide.ts';
import { checkGuideOf } from './words.check.ts';

describe('the guide', () => {
  it('has no faults, and has a source for every item', () => {
    expect(checkGuide(readGuideFiles(), new Date())).toEqual([]);
  });

  it.each([...languageCodes])('has all words and no unused ones in %s', (language) => {
    expect(checkGuideOf(language)).toEqual([]);
  });
});
