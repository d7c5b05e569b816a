import { readFileSync } from 'node:fs';
import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { searchCorpus } from '../guide/search-corpus.ts';

const agents = ['guide', 'health', 'travel', 'reminder'] as const;
const Questions = z.array(
  z.strictObject({
    question: z.string().trim().min(1),
    agent: z.enum(agents),
    expects: z.array(z.string()).min(1),
    typed: z.boolean(),
  }),
);
const otherwise = /^(?:tool|redflag):[a-z-]+$|^abstain$/;

describe.each(languageCodes)('the questions in %s', (language) => {
  const ids = searchCorpus(language).map(({ id }) => id);

  it.each(['open', 'sealed'])('expect passages that exist: %s', (half) => {
    const file = new URL(`./${half}/${language}.json`, import.meta.url);
    const questions = Questions.parse(JSON.parse(readFileSync(file, 'utf8')));
    const unknown = questions
      .flatMap(({ expects }) => expects)
      .filter((wanted) => !otherwise.test(wanted))
      .filter((wanted) => !ids.some((id) => id === wanted || id.startsWith(`${wanted}-`)));
    expect(unknown).toEqual([]);
    expect(questions).toHaveLength(32);
  });
});
