import type { Rite } from '@manasik/content/guide/schema';
import umrah from '@manasik/content/guide/rites/umrah.json';
import words from '@manasik/content/locales/en/rites/umrah.json';
import guide from '@manasik/content/locales/en/guide.json';
import { sortClauses } from '@manasik/core/guide/clauses';
import { noChoices } from '@manasik/core/guide/rites';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWords, LanguageProvider, WordsProvider } from '../../../platform/i18n/index.ts';
import { MistakesFold } from './mistakes-fold.tsx';
import { ownParts } from './own-parts.ts';
import { RanksFold } from './ranks-fold.tsx';

const progress = vi.hoisted(() => ({ choices: {} as object }));
vi.mock('../progress/use-guide-progress.ts', () => ({ useGuideProgress: () => progress }));

// TypeScript infers plain strings from JSON. The content check validates the file against this schema.
const rite = umrah as unknown as Rite;
const hair = /\bcut|hair|shav/i;

keepWords({ version: 'v', language: 'en', words: { guide, 'rites/umrah': words }, fontSheets: {} });
const drawn = () =>
  renderToString(
    <LanguageProvider initial="en">
      <WordsProvider namespaces={['guide', 'rites/umrah']}>
        <MemoryRouter>
          <RanksFold rite={rite} />
          <MistakesFold rite={rite} />
        </MemoryRouter>
      </WordsProvider>
    </LanguageProvider>,
  );

describe('the page of the Umrah', () => {
  beforeEach(() => {
    progress.choices = noChoices;
  });

  it('tells a Hanafi in qiran only that the hair stays uncut', () => {
    const choices = { ...noChoices, kind: 'qiran', school: 'hanafi' } as const;
    expect(ownParts(rite.steps, choices).map(({ id }) => id)).not.toContain('cut-hair');
    progress.choices = choices;
    expect(drawn()).not.toMatch(hair);
    expect(drawn()).toContain(words.ranks.sai.name);
  });

  it('ranks it and warns of the mistake in tamattu’', () => {
    progress.choices = { ...noChoices, kind: 'tamattu', school: 'hanafi' };
    expect(drawn()).toContain(words.ranks.hair.name);
    expect(drawn()).toContain(words.mistakes['few-hairs'].text);
  });

  it('tells men to hurry in Tawaf only if they walk', () => {
    const clauses = rite.steps.find(({ id }) => id === 'circuits')?.clauses ?? [];
    const ownIds = (usesWheelchair: boolean | null) =>
      sortClauses(clauses, { ...noChoices, sex: 'man', usesWheelchair }).own.map(({ id }) => id);
    expect(ownIds(true)).not.toContain('hurry');
    expect(ownIds(false)).toContain('hurry');
    expect(ownIds(null)).toContain('hurry');
  });

  it('names tamattu’ wherever it mentions the hair to everyone', () => {
    for (const line of [words.short, guide.rites.umrah.line]) expect(line).toMatch(/in tamattu’.*hair/i);
  });
});
