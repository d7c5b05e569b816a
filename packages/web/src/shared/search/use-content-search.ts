import clauseSchools from '@manasik/content/guide/clause-schools.json';
import duas from '@manasik/content/guide/duas.json';
import centre from '@manasik/content/help/help-centre.json';
import sections from '@manasik/content/help/help-sections.json';
import { type Asked, withAsked } from '@manasik/core/search/asked';
import { type ContentSearch, createContentSearch } from '@manasik/core/search/content-search';
import { passagesOf } from '@manasik/core/search/passages';
import type { ClauseSchools } from '@manasik/core/guide/search-docs';
import type { Say } from '@manasik/core/text/say';
import { useMessages } from 'use-intl';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { useToday } from '../../platform/clock/use-today.ts';
import { useAnnouncedFirst } from '../times/use-announced.ts';

const arabic = Object.fromEntries(duas.map((dua) => [dua.id, dua.arabic]));
// TypeScript infers plain strings from JSON. A test compares the file with the rites.
const schoolsOfClauses = clauseSchools as ClauseSchools;

// One index for each language that was searched, as long as its words are loaded.
const indexes = new WeakMap<object, ContentSearch>();

/** The search index in the language of the page. Needs `searchedNamespaces`. */
export function useContentSearch(): ContentSearch {
  const words = useMessages();
  const { language } = useLanguage();
  const today = useToday();
  const announced = useAnnouncedFirst();
  // The library types keys by the catalogue; those of passages are data. The checks of packages/content compare them.
  const say = useTranslations() as unknown as Say;
  const known = indexes.get(words);
  if (known) return known;
  const passages = passagesOf({
    language,
    words,
    say,
    arabic,
    clauseSchools: schoolsOfClauses,
    help: { ...centre, sections },
    today,
    announced,
  });
  // The check of packages/content compares the file with the passages.
  const { asked } = words as unknown as { asked: Asked };
  const index = createContentSearch(withAsked(passages, asked), language);
  indexes.set(words, index);
  return index;
}
