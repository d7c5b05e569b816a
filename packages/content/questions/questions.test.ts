import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { readQuestions } from '../assistant/evaluate.ts';
import { searchCorpus } from '../guide/search-corpus.ts';

const otherwise = /^(?:tool|redflag):[a-z-]+$|^abstain$/;

describe.each(languageCodes)('the questions in %s', (language) => {
  const ids = searchCorpus(language).map(({ id }) => id);

  it.each([
    ['open', 64],
    ['sealed', 32],
  ] as const)('are enough and expect passages that exist: %s', (half, least) => {
    const questions = readQuestions(half, language);
    const unknown = questions
      .flatMap(({ expects }) => expects)
      .filter((wanted) => !otherwise.test(wanted))
      .filter((wanted) => !ids.some((id) => id === wanted || id.startsWith(`${wanted}-`)));
    expect(unknown).toEqual([]);
    expect(questions.length).toBeGreaterThanOrEqual(least);
  });
});
