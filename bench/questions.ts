import { readFileSync } from 'node:fs';
import { searchCorpus } from '@manasik/content/guide/search-corpus.ts';
import { createContentSearch } from '@manasik/core/search/content-search';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import type { Row } from './row.ts';

const folder = new URL('../packages/content/questions/open/', import.meta.url);
/** Questions that no passage answers. */
const otherwise = /^(?:tool|redflag):|^abstain$/;
const LEAST = 0.6;

interface Question {
  readonly question: string;
  readonly expects: readonly string[];
}

interface Answered {
  asked: number;
  first: number;
  firstThree: number;
}

/** How many questions of pilgrims the search answers. An expected id also stands for the items of its list. */
function answered(language: Language): Answered {
  const index = createContentSearch(searchCorpus(language), language);
  // A test of packages/content checks the shape of the files.
  const list = JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as readonly Question[];
  const result = { asked: 0, first: 0, firstThree: 0 };
  for (const { question, expects } of list) {
    if (expects.some((id) => otherwise.test(id))) continue;
    const place = index
      .search(question, 3)
      .findIndex(({ id }) => expects.some((wanted) => id === wanted || id.startsWith(`${wanted}-`)));
    result.asked += 1;
    if (place === 0) result.first += 1;
    if (place >= 0) result.firstThree += 1;
  }
  return result;
}

/** Measures how often the search finds the passage that answers a question in a pilgrim's own words. */
export async function questions(): Promise<Row[]> {
  const all = languageCodes.map((language) => ({ language, ...answered(language) }));
  const sum = (key: keyof Answered): number => all.reduce((total, each) => total + each[key], 0);
  const percent = (part: number): string => `${Math.round((100 * part) / sum('asked'))} %`;
  const each = all.map(({ language, first, firstThree }) => `${language} ${first}/${firstThree}`).join(', ');
  return [
    {
      name: `questions in pilgrims' own words, ${sum('asked')} in ten languages: the right passage found`,
      figure: `first ${percent(sum('first'))}, among three ${percent(sum('firstThree'))} (${each})`,
      limit: `among three at least ${100 * LEAST} %`,
      kept: sum('firstThree') >= LEAST * sum('asked'),
    },
  ];
}
