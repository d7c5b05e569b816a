import umrah from '@manasik/content/guide/rites/umrah.json';
import type { Rite } from '@manasik/content/guide/schema';
import diagrams from '@manasik/content/locales/bn/diagrams.json';
import duaWords from '@manasik/content/locales/bn/duas.json';
import guide from '@manasik/content/locales/bn/guide.json';
import words from '@manasik/content/locales/bn/rites/umrah.json';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ProgressCard } from '../progress/progress-card.tsx';
import { keepWords, LanguageProvider, useTranslations, WordsProvider } from '../../../platform/i18n/index.ts';
import { DuaFilter } from '../duas/dua-filter.tsx';
import { StepsPart } from './steps-part.tsx';

// TypeScript infers plain strings from JSON. The content check validates the file against this schema.
const rite = umrah as unknown as Rite;

keepWords({
  version: 'v',
  language: 'bn',
  words: { guide, duas: duaWords, diagrams, 'rites/umrah': words },
  fontSheets: {},
});

function Counts() {
  const t = useTranslations('guide');
  return (
    <>
      <p>{t('rite.position', { number: 9, total: 13 })}</p>
      <p>{t('eyesFree.position', { number: 9, total: 44 })}</p>
      <p>{t('duas.learned', { done: 9, total: 44 })}</p>
    </>
  );
}

it('Bengali pages of the guide use Bengali digits', () => {
  const page = renderToString(
    <MemoryRouter>
      <LanguageProvider initial="bn">
        <WordsProvider namespaces={['guide', 'duas', 'diagrams', 'rites/umrah']}>
          <Counts />
          <StepsPart
            rite={{ ...rite, steps: rite.steps.map((step) => ({ ...step, duas: [], counter: undefined })) }}
          />
          <ProgressCard />
          <DuaFilter onlyFavourites={false} onChange={() => {}} />
        </WordsProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
  const text = page.replace(/<[^>]*>/g, ' ') + [...page.matchAll(/aria-valuetext="([^"]*)"/g)].join(' ');
  expect(text).toMatch(/[০-৯]/);
  expect(text).not.toMatch(/\d/);
});
