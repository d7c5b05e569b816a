import { emergencyTopics } from '@manasik/core/search/search-keywords';
import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { parseGuide, readGuideFiles } from './guide.ts';
import { checkKeywords, checkKeywordsOf } from './keywords.check.ts';
import { smallGuide } from './small-guide.ts';

const sound = {
  rite: Object.fromEntries(Object.keys(smallGuide.rites).map((id) => [id, 'words'])),
  whatIf: Object.fromEntries(smallGuide.whatIf.map(({ id }) => [id, 'words'])),
  emergency: Object.fromEntries(emergencyTopics.map((id) => [id, 'words'])),
};

describe('the check of search keywords', () => {
  it('accepts keywords for every rite, every tree and every part of the emergency page', () => {
    expect(checkKeywords(smallGuide, { keywords: sound })).toEqual([]);
  });

  it('reports what has no keywords, and keywords for what does not exist', () => {
    const { heat: _, ...cold } = sound.emergency;
    expect(
      checkKeywords(smallGuide, {
        keywords: { ...sound, emergency: cold, rite: { ...sound.rite, tram: 'x' } },
      }),
    ).toEqual([
      'search: keywords.emergency.heat is missing',
      'search: keywords.rite.tram belongs to nothing',
    ]);
    expect(checkKeywords(smallGuide, { label: 'Search' })).toEqual(['search: keywords is missing']);
  });

  it.each(languageCodes)('accepts the keywords in %s', (language) => {
    const guide = parseGuide(readGuideFiles());
    if (!('rites' in guide)) throw new Error(guide.join('\n'));
    expect(checkKeywordsOf(guide, language)).toEqual([]);
  });
});
