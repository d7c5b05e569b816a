import duas from '@manasik/content/guide/duas.json';
import { type ContentSearch, createContentSearch } from '@manasik/core/search/content-search';
import { riteIds } from '@manasik/core/guide/rites';
import { guideDocs, type GuideWords, type RiteWords } from '@manasik/core/guide/search-docs';
import type { SearchKeywords } from '@manasik/core/search/search-keywords';
import { useMessages } from 'use-intl';
import { useHelpDocs } from '../help/use-help-docs.ts';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { useEmergencyDocs } from './use-emergency-docs.ts';

const arabic = Object.fromEntries(duas.map((dua) => [dua.id, dua.arabic]));

// One for each language that has been searched in, kept as long as its words are.
const indexes = new WeakMap<object, ContentSearch>();

/** The index of all that can be found in the language of the page. Needs `searchedNamespaces`. */
export function useContentSearch(): ContentSearch {
  const words = useMessages();
  const { language } = useLanguage();
  const parts = useTranslations('guide.parts');
  const ranks = useTranslations('guide.ranks');
  const help = useHelpDocs();
  // As said below.
  const keywords = (words as unknown as { search: { keywords: SearchKeywords } }).search.keywords;
  const emergency = useEmergencyDocs(keywords);
  const known = indexes.get(words);
  if (known) return known;
  const headings = {
    ranks: ranks('title'),
    mistakes: parts('mistakes'),
    women: parts('women'),
    wheelchair: parts('wheelchair'),
    firstTime: parts('firstTime'),
  };
  const index = createContentSearch(
    [...guideDocs(guideWordsOf(words, headings, keywords), arabic), ...emergency, ...help],
    language,
  );
  indexes.set(words, index);
  return index;
}

// The catalogues of the guide are plain texts under the ids of the content, as guide.check.ts holds them.
function guideWordsOf(words: object, headings: GuideWords['headings'], keywords: SearchKeywords): GuideWords {
  const all = words as Record<string, unknown>;
  return {
    // As said above.
    rites: Object.fromEntries(
      riteIds.map((id) => [id, all[`rites/${id}`] as RiteWords]),
    ) as GuideWords['rites'],
    // As said above.
    duas: all['duas'] as GuideWords['duas'],
    // As said above.
    transliterations: all['transliterations'] as GuideWords['transliterations'],
    // As said above.
    whatIf: all['what-if'] as GuideWords['whatIf'],
    // As said above.
    places: all['holy-places'] as GuideWords['places'],
    headings,
    keywords,
  };
}
