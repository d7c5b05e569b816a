import { emergencyTopics } from '@manasik/core/search/search-keywords';
import { flatten, loadMessages, type Messages } from '../src/locales.ts';
import type { Language } from '@manasik/core/text/languages';
import type { Guide } from './guide.ts';

/** All differences between the search keywords and the passages they should find. */
export function checkKeywords(
  { rites, whatIf }: Pick<Guide, 'rites' | 'whatIf'>,
  search: Messages,
): string[] {
  const keywords = search['keywords'];
  if (typeof keywords !== 'object') return ['search: keywords is missing'];
  const needed = [
    ...Object.keys(rites).map((id) => `rite.${id}`),
    ...whatIf.map(({ id }) => `whatIf.${id}`),
    ...emergencyTopics.map((id) => `emergency.${id}`),
  ];
  const own = [...flatten(keywords).keys()];
  return [
    ...needed.filter((key) => !own.includes(key)).map((key) => `search: keywords.${key} is missing`),
    ...own.filter((key) => !needed.includes(key)).map((key) => `search: keywords.${key} belongs to nothing`),
  ];
}

/** The same for the file of one language. */
export const checkKeywordsOf = (guide: Guide, language: Language): string[] =>
  checkKeywords(guide, loadMessages(language, ['search'])['search'] ?? {});
