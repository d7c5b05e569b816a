import clauseSchools from '@manasik/content/guide/clause-schools.json';
import duas from '@manasik/content/guide/duas.json';
import { type Asked, withAsked } from '@manasik/core/search/asked';
import { type ContentSearch, createContentSearch } from '@manasik/core/search/content-search';
import { type ClauseSchools, guideDocs, guideWordsOf } from '@manasik/core/guide/search-docs';
import { useMessages } from 'use-intl';
import { useHelpDocs } from '../help/use-help-docs.ts';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { useEmergencyDocs } from './use-emergency-docs.ts';

const arabic = Object.fromEntries(duas.map((dua) => [dua.id, dua.arabic]));
// TypeScript infers plain strings from JSON. A test compares the file with the rites.
const schoolsOfClauses = clauseSchools as ClauseSchools;

// One index for each language that was searched, as long as its words are loaded.
const indexes = new WeakMap<object, ContentSearch>();

/** The search index in the language of the page. Needs `searchedNamespaces`. */
export function useContentSearch(): ContentSearch {
  const words = useMessages();
  const { language } = useLanguage();
  const parts = useTranslations('guide.parts');
  const ranks = useTranslations('guide.ranks');
  const help = useHelpDocs();
  const guide = guideWordsOf(words, {
    ranks: ranks('title'),
    mistakes: parts('mistakes'),
    women: parts('women'),
    wheelchair: parts('wheelchair'),
    firstTime: parts('firstTime'),
  });
  const emergency = useEmergencyDocs();
  const known = indexes.get(words);
  if (known) return known;
  const passages = [...guideDocs(guide, arabic, schoolsOfClauses), ...emergency, ...help];
  // The check of packages/content compares the file with the passages.
  const { asked } = words as unknown as { asked: Asked };
  const index = createContentSearch(withAsked(passages, asked), language);
  indexes.set(words, index);
  return index;
}
