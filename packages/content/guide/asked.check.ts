import type { SearchDoc } from '@manasik/core/search/content-search';
import type { Language } from '@manasik/core/text/languages';
import { asked, flatten, loadMessages, type Messages } from '../src/locales.ts';
import { searchCorpus } from './search-corpus.ts';

/** Fewer would leave out what people call the passage. */
const fewest = 5;

/** All differences between the passages and the questions that people ask for them. */
export function checkAsked(passages: readonly Pick<SearchDoc, 'id'>[], questions: Messages): string[] {
  const own = flatten(questions);
  const needed = passages.map(({ id }) => id.replaceAll(':', '.'));
  return [
    ...needed.flatMap((key) => {
      const count = own.get(key)?.split('\n').length ?? 0;
      return count < fewest ? [`asked: ${key} has ${count} questions, fewer than ${fewest}`] : [];
    }),
    ...[...own.keys()]
      .filter((key) => !needed.includes(key))
      .map((key) => `asked: ${key} belongs to nothing`),
  ];
}

/** The same for the file of one language. */
export const checkAskedOf = (language: Language): string[] =>
  checkAsked(searchCorpus(language), loadMessages(language, [asked])[asked] ?? {});
