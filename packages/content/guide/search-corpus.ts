import { nextHajj } from '@manasik/core/calendar/hajj-date';
import { riteIds } from '@manasik/core/guide/rites';
import type { GuideWords } from '@manasik/core/guide/search-docs';
import { withAsked } from '@manasik/core/search/asked';
import type { SearchDoc } from '@manasik/core/search/content-search';
import { guideWords, passagesOf } from '@manasik/core/search/passages';
import type { Language } from '@manasik/core/text/languages';
import type { Say } from '@manasik/core/text/say';
import { createTranslator } from 'use-intl/core';
import centre from '../help/help-centre.json' with { type: 'json' };
import sections from '../help/help-sections.json' with { type: 'json' };
import { loadMessages, needsFeature, transliterations } from '../src/locales.ts';
import { clauseSchoolsOf } from './clause-schools.ts';
import duas from './duas.json' with { type: 'json' };
import { readGuide } from './guide.ts';

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
  'asked',
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
export function searchCorpus(language: Language, today = new Date()): SearchDoc[] {
  const words = passageWords(language);
  const { date } = nextHajj(today.toISOString().slice(0, 10), null);
  const hajjDate = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  const passages = passagesOf({
    words,
    say: sayIn(language, words),
    arabic: arabicOfDuas,
    clauseSchools: clauseSchoolsOf(readGuide()),
    help: { ...centre, sections },
    hajjDate,
  });
  return withAsked(passages, words['asked'] ?? {});
}
