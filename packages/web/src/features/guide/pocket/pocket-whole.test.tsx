import { loadMessages, needsFeature } from '@manasik/content';
import {
  type GuideChoices,
  hajjKinds,
  isFor,
  noChoices,
  type RiteId,
  riteIds,
  schools,
} from '@manasik/core/guide/rites';
import { byDay, sequenceOf } from '@manasik/core/guide/sequence';
import type { RiteWords } from '@manasik/core/guide/search-docs';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { assumedKind } from '../progress/own-sequence.ts';
import { loadRite } from '../rites/rite-files.ts';
import { keepWords, LanguageProvider, type Namespace, WordsProvider } from '../../../platform/i18n/index.ts';
import { RiteFacts } from '../rites/rite-facts.tsx';
import { MistakesFold } from '../rites/mistakes-fold.tsx';
import { NotesFold } from '../rites/notes-fold.tsx';
import { TopicRow } from '../practical/topic-row.tsx';
import { practicalParts } from '../practical/practical.ts';
import { PocketPaper } from './pocket-paper.tsx';
import { everyPart, type PocketParts, shortParts } from './pocket-parts.ts';
import { usePocketChoices } from './use-pocket-choices.ts';
import { StepsPart } from '../rites/steps-part.tsx';

const progress = vi.hoisted(() => ({ choices: {} as object }));
vi.mock('../progress/use-guide-progress.ts', () => ({
  useGuideProgress: () => ({ ...progress, isDone: () => false }),
}));
// The build inserts the date and the announced calendar into the script.
vi.stubGlobal('BUILD_DAY', '2026-11-22');
vi.stubGlobal('DHU_AL_HIJJAH_FIRST', '');
const rites = await Promise.all(riteIds.map(loadRite));
const features = [
  'guide',
  'duas',
  'transliterations',
  'hadith',
  'what-if',
  'practical',
  'diagrams',
  'lost-card',
  'emergency',
] as const;
const namespaces: readonly Namespace[] = [...features, ...riteIds.map((id) => `rites/${id}` as const)];
const ritesById = new Map(rites.map((rite) => [rite.id, rite]));

const Pocket = ({ parts = everyPart }: { parts?: PocketParts }) => (
  <PocketPaper rites={ritesById} parts={parts} pilgrim={usePocketChoices()} />
);

/** Languages in Arabic script have no transliterations. */
const namespacesOf = (language: Language): Namespace[] =>
  namespaces.filter((name) => name !== 'transliterations' || needsFeature(language, name));

function useWords(language: Language): void {
  const words = loadMessages(language, namespacesOf(language));
  keepWords({ version: 'v', language, words, fontSheets: {} });
}

/**
 * The duas of a step, which paper has once each (see pocket-duas.test.ts), interactive parts, the folded rulings of other
 * schools, drawings, which show what the steps say, and what the page does not print.
 */
const notPrinted =
  /<details\b.*?<\/details>|<figure\b.*?<\/figure>|<section aria-label=.*?<\/section>|<(p|strong|a) class="[^"]*print:hidden[^"]*"[^>]*>.*?<\/\1>/gsu;

/** In the folds with mistakes and notes: the folded rulings of other schools, and what the page does not print. */
const notPrintedInFold = /<(details|p|strong) class="[^"]*print:hidden[^"]*"[^>]*>.*?<\/\1>/gsu;

function drawn(children: ReactNode, language: Language = 'en'): string {
  return renderToString(
    <MemoryRouter>
      <LanguageProvider initial={language}>
        <WordsProvider namespaces={namespacesOf(language)}>{children}</WordsProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
}

/** The lines of text of a page, without markup. */
function linesOf(children: ReactNode, language: Language = 'en', without = /$^/gu): string[] {
  return drawn(children, language)
    .replaceAll(without, '')
    .replaceAll(/<(?:svg|button|summary)\b.*?<\/(?:svg|button|summary)>/gsu, '')
    .split(/<\/?(?:p|li|dd|dt|h\d|ul|ol|div|section|header)\b[^>]*>/u)
    .map((line) => line.replaceAll(/<[^>]*>/gu, '').trim())
    .filter((line) => line !== '');
}

const people = [
  { sex: null, usesWheelchair: null, isFirstTime: null },
  { sex: 'woman', usesWheelchair: true, isFirstTime: false },
  { sex: 'man', usesWheelchair: false, isFirstTime: true },
] as const;
const everybody = hajjKinds.flatMap((kind) =>
  [null, ...schools].flatMap((school) => people.map((person): GuideChoices => ({ kind, school, ...person }))),
);

/** The steps, mistakes and open notes on the pages of the pilgrim's own rites. */
function onScreen(choices: GuideChoices): string[] {
  const own = new Set(sequenceOf(choices.kind ?? assumedKind, choices.school).map(({ rite }) => rite));
  return rites
    .filter(({ id }) => own.has(id))
    .flatMap((rite) => {
      const steps = linesOf(<StepsPart rite={rite} />, 'en', notPrinted).slice(1, -1);
      const notes = [
        choices.sex !== 'man' && <NotesFold key="w" rite={rite} part="women" isOpen />,
        choices.usesWheelchair && <NotesFold key="c" rite={rite} part="wheelchair" isOpen />,
        choices.isFirstTime !== false && <NotesFold key="f" rite={rite} part="firstTime" isOpen />,
      ];
      return [...steps, ...linesOf([<MistakesFold key="m" rite={rite} />, notes], 'en', notPrintedInFold)];
    })
    .map((line) => line.replace(/^\d+\.\s*/u, ''))
    .filter((line) => /\p{L}/u.test(line));
}

describe('the printed guide', () => {
  it('has every line of the pages of the rites, for every pilgrim', () => {
    useWords('en');
    for (const choices of everybody) {
      progress.choices = choices;
      const printed = new Set(linesOf(<Pocket />));
      const shown = onScreen(choices);
      expect(shown.length).toBeGreaterThan(250);
      expect({ choices, missing: shown.filter((line) => !printed.has(line)) }).toEqual({
        choices,
        missing: [],
      });
    }
    // Renders the paper and every page for each kind of pilgrim: half a minute on a quiet machine.
  }, 300_000);

  it('has every line of the practical advice, for every pilgrim', () => {
    useWords('en');
    // What other schools say stays folded on the screen.
    const folded = /<details class="group\/open.*?<\/details>/gsu;
    for (const choices of everybody) {
      progress.choices = choices;
      const printed = new Set(linesOf(<Pocket parts={{ ...shortParts, practical: true }} />));
      const topics = practicalParts.flatMap((part) => part.topics);
      const shown = linesOf(
        topics.map((topic) => <TopicRow key={topic.id} topic={topic} />),
        'en',
        folded,
      );
      expect(shown.length).toBeGreaterThan(80);
      expect({ choices, missing: shown.filter((line) => !printed.has(line)) }).toEqual({
        choices,
        missing: [],
      });
    }
  }, 300_000);

  it('lacks none of these lines if it is short, nor what makes a rite invalid', () => {
    useWords('en');
    for (const kind of hajjKinds) {
      const choices: GuideChoices = { ...noChoices, kind, school: 'maliki' };
      progress.choices = choices;
      const printed = new Set(linesOf(<Pocket parts={shortParts} />));
      expect(onScreen(choices).filter((line) => !printed.has(line))).toEqual([]);
      const { ranks } = wordsOf('en', 'arafat');
      expect([...printed].join(' ')).toContain(ranks['until-sunset']?.clauses?.['night']);
    }
  });

  it('has the time and place of every rite, which its page shows in two parts', () => {
    useWords('en');
    // Paper has the clauses of one kind of Hajj.
    progress.choices = { ...noChoices, kind: assumedKind };
    const own = new Set(sequenceOf(assumedKind, null).map(({ rite }) => rite));
    const printed = linesOf(<Pocket />);
    const shown = rites
      .filter(({ id }) => own.has(id))
      .flatMap((rite) => linesOf(<RiteFacts rite={rite} />))
      .map((line) => line.replace(/^(?:When|Where):?\s*/u, ''))
      .filter((line) => line !== '');
    expect(shown.length).toBeGreaterThan(30);
    expect(shown.filter((part) => !printed.some((line) => line.includes(part)))).toEqual([]);
  });

  it.each(['ar', 'ur', 'de'] as const)('has every text of the steps in %s too', (language) => {
    useWords(language);
    const choices: GuideChoices = { ...noChoices, kind: 'qiran' };
    progress.choices = choices;
    const printedLines = linesOf(<Pocket />, language);
    const own = new Set(sequenceOf('qiran', null).map(({ rite }) => rite));
    for (const { id, steps } of rites.filter((rite) => own.has(rite.id))) {
      const words = wordsOf(language, id);
      for (const step of steps.filter((each) => each.for?.kinds?.includes('qiran') ?? true)) {
        const { text, clauses = {} } = words.steps[step.id] ?? {};
        const forPilgrim = (step.clauses ?? []).filter((clause) => isFor(clause.for, choices));
        const texts = [...(text ? [text] : []), ...forPilgrim.map((clause) => clauses[clause.id] ?? '')];
        expect(texts).not.toEqual([]);
        for (const each of texts) expect(printedLines.some((line) => line.includes(each))).toBe(true);
      }
    }
  });
});

describe('the days of the printed guide', () => {
  it('are complete, with the 12th and 13th, and name the nights by the following day', () => {
    useWords('en');
    progress.choices = noChoices;
    const page = drawn(<Pocket />);
    for (const { day } of byDay(sequenceOf(assumedKind, null))) expect(page).toContain(`id="day-${day}"`);
    const of = (day: number) =>
      page.slice(page.indexOf(`id="day-${day}"`), page.indexOf(`id="day-${day + 1}"`));
    expect(of(12)).toMatch(/Stoning.*see part.*If you stay: the night after the 12th/su);
    expect(of(11)).toMatch(/Take 21 pebbles.*The night after the 11th/su);
  });

  it('refer only to parts on the paper', () => {
    useWords('en');
    for (const kind of hajjKinds) {
      progress.choices = { ...noChoices, kind };
      const page = drawn(<Pocket />);
      const targets = [...page.matchAll(/href="#([^"]+)"/gu)].map(([, id]) => id);
      expect(targets.length).toBeGreaterThanOrEqual(4);
      for (const id of targets) expect(page).toContain(`id="${id}"`);
    }
  });

  it.each(languageCodes)('quote only titles that are on the paper, in %s', (language) => {
    useWords(language);
    const known = titlesOf(language);
    for (const kind of hajjKinds) {
      progress.choices = { ...noChoices, kind };
      for (const parts of [everyPart, shortParts]) {
        const lines = linesOf(<Pocket parts={parts} />, language);
        const titles = new Set(lines.map((line) => line.replace(/^[\p{N}]+\.\s*/u, '')));
        const quoted = lines.flatMap((line) =>
          [...line.matchAll(/[“«„]\s?([^”»“]+?)\s?[”»“]/gu)].map(([, title]) => title),
        );
        const missing = quoted.filter((title) => known.has(title ?? '') && !titles.has(title ?? ''));
        expect({ kind, missing }).toEqual({ kind, missing: [] });
      }
    }
  });

  it('have all steps of a rite below its time and place, so that "see below" is right', () => {
    useWords('en');
    const choices = { ...noChoices, kind: assumedKind };
    progress.choices = choices;
    const lines = linesOf(<Pocket />);
    for (const { rite } of sequenceOf(assumedKind, null)) {
      const { when, steps } = wordsOf('en', rite);
      const from = lines.indexOf(when.text);
      expect(from).toBeGreaterThan(-1);
      const own = rites.find(({ id }) => id === rite)?.steps.filter((step) => isFor(step.for, choices)) ?? [];
      const clauses = own
        .flatMap((step) => step.clauses ?? [])
        .filter((clause) => isFor(clause.for, choices));
      const below = lines.slice(from, from + 10 + 2 * own.length + clauses.length);
      for (const { id } of own) expect(below).toContain(steps[id]?.title);
    }
  });
});

function wordsOf(language: Language, id: RiteId): RiteWords {
  // The content check validates the shape of the catalogues.
  return loadMessages(language, [`rites/${id}`])[`rites/${id}`] as unknown as RiteWords;
}

/** The titles that a text can refer to: rites, steps, what-ifs and the headings of a rite's parts. */
function titlesOf(language: Language): Set<string> {
  const { guide, 'what-if': whatIf } = loadMessages(language, ['guide', 'what-if']);
  return new Set([
    ...Object.values(Object(guide?.['parts'])).map(String),
    ...Object.values(Object(whatIf)).map((tree) => String(Object(tree).title)),
    ...riteIds.flatMap((id) => {
      const { title, steps } = wordsOf(language, id);
      return [title, ...Object.values(steps).map((step) => step.title)];
    }),
  ]);
}
