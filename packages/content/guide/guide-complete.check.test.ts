import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { checkGuide } from './guide.check.ts';
import { readGuideFiles } from './guide.ts';
import { checkGuideOf } from './words.check.ts';

describe('the guide', () => {
  it('is sound, and everything in it rests on a source', () => {
    expect(checkGuide(readGuideFiles(), new Date())).toEqual([]);
  });

  it.each([...languageCodes])('has words for everything, and for nothing else, in %s', (language) => {
    expect(checkGuideOf(language)).toEqual([]);
  });
});
