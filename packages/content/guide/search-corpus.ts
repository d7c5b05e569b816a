import type { AnnouncedFirst } from '@manasik/core/calendar/announced';
import { riteIds } from '@manasik/core/guide/rites';
import type { ClauseSchools, GuideWords } from '@manasik/core/guide/search-docs';
import { withAsked } from '@manasik/core/search/asked';
import type { SearchDoc } from '@manasik/core/search/content-search';
import { guideWords, passagesOf } from '@manasik/core/search/passages';
import type { Language } from '@manasik/core/text/languages';
import type { Say } from '@manasik/core/text/say';
import { createTranslator } from 'use-intl/core';
import centre from '../help/help-centre.json' with { type: 'json' };
import sections from '../help/help-sections.json' with { type: 'json' };
import { loadMessages, needsFeature, transliterations } from '../src/locales.ts';
import clauseSchools from './clause-schools.json' with { type: 'json' };
import duas from './duas.json' with { type: 'json' };

const features = [
  'duas',
  'what-if',
  'practical',
  'holy-places',
  'guide',
  'search',
  'emergency',
  'help',
  'help-centre',
];

/** The Arabic text of the duas by id. */
export const arabicOfDuas: Readonly<Record<string, string>> = Object.fromEntries(
  duas.map((dua) => [dua.id, dua.arabic]),
);

/** All words of the passages in one language. */
export const passageWords = (language: Language) =>
  loadMessages(language, [
    ...riteIds.map((id) => `rites/${id}`),
    ...(needsFeature(language, transliterations) ? [transliterations] : []),
    ...features,
  ]);

/** Words of catalogues by their whole key, outside a browser. */
export const sayIn = (language: Language, messages: ReturnType<typeof loadMessages>): Say => {
  const translate = createTranslator({ locale: language, messages });
  // The library types keys by the catalogues; here they are data.
  return translate as unknown as Say;
};

/** The words of the guide in one language. */
export function guideWordsIn(language: Language): GuideWords {
  const words = passageWords(language);
  return guideWords({ words, say: sayIn(language, words) });
}

/** All passages of Manasik in one language, outside a browser. */
export function passagesIn(language: Language, announced: AnnouncedFirst = null): SearchDoc[] {
  const words = passageWords(language);
  return passagesOf({
    language,
    words,
    say: sayIn(language, words),
    arabic: arabicOfDuas,
    // TypeScript infers plain strings from JSON. A test compares the file with the rites.
    clauseSchools: clauseSchools as ClauseSchools,
    help: { ...centre, sections },
    today: new Date().toISOString().slice(0, 10),
    announced,
  });
}

/** The same with the questions that each passage answers, which the search box finds. */
export const searchCorpus = (language: Language): SearchDoc[] =>
  withAsked(passagesIn(language), loadMessages(language, ['asked'])['asked'] ?? {});
