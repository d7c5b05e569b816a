import type { Clause, Note, Rite, WhatIfNode } from '@manasik/content/guide/schema';
import { rowsBySchool, sortClauses } from '@manasik/core/guide/clauses';
import type { GuideChoices, RiteId } from '@manasik/core/guide/rites';
import { useContentWords, useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import type { NotePart } from './rites/own-notes.ts';

interface ClauseText {
  readonly id: string;
  readonly text: string;
  /** The names of the schools it belongs to; undefined if it belongs to all. */
  readonly schools?: string | undefined;
}

/** An instruction and its clauses, for one pilgrim. */
export interface ClauseTexts {
  /** Undefined if the title is the whole instruction. */
  readonly instruction: string | undefined;
  readonly own: readonly ClauseText[];
  /** What other schools say or, without a chosen school, what each school says. */
  readonly bySchool: readonly ClauseText[];
}

interface Item {
  readonly id?: string;
  readonly instruction?: 'title' | undefined;
  readonly clauses?: readonly Clause[] | undefined;
}

function useClauseTexts(
  namespace: 'what-if' | `rites/${RiteId}`,
): (key: string, item: Item, choices: GuideChoices) => ClauseTexts {
  const words = useContentWords(namespace);
  const name = useTranslations('guide.choices.school');
  const { list } = useFormatter();
  return (key, { instruction, clauses = [] }, choices) => {
    const textOf = ({ id, for: audience }: Clause): ClauseText => ({
      id,
      text: words(`${key}.clauses.${id}`),
      schools: audience?.schools && list(audience.schools.map((school) => name(school))),
    });
    const { own, bySchool } = sortClauses(clauses, choices);
    return {
      instruction: instruction ? undefined : words(`${key}.text`),
      own: own.map(textOf),
      bySchool: rowsBySchool(bySchool).map((row) => ({
        id: row.schools.join('-'),
        schools: list(row.schools.map((school) => name(school))),
        text: row.clauses.map((clause) => textOf(clause).text).join(' '),
      })),
    };
  };
}

/** Returns the texts of a step of this rite for one pilgrim. */
export function useStepTexts(
  rite: RiteId,
): (step: Rite['steps'][number], choices: GuideChoices) => ClauseTexts {
  const textsOf = useClauseTexts(`rites/${rite}`);
  return (step, choices) => textsOf(`steps.${step.id}`, step, choices);
}

/** Returns the texts of a mistake or a piece of advice of this rite for one pilgrim. */
export function useNoteTexts(
  rite: RiteId,
): (list: 'mistakes' | NotePart, note: Note, choices: GuideChoices) => ClauseTexts {
  const textsOf = useClauseTexts(`rites/${rite}`);
  return (list, note, choices) => textsOf(`${list}.${note.id}`, note, choices);
}

/** Returns the texts about the time or the place of this rite for one pilgrim. */
export function useFactTexts(rite: Rite): (fact: 'when' | 'where', choices: GuideChoices) => ClauseTexts {
  const textsOf = useClauseTexts(`rites/${rite.id}`);
  return (fact, choices) => textsOf(fact, { clauses: rite[fact] }, choices);
}

/** Returns what follows when a part of this rite is left out, for one pilgrim. The instruction is the note, if any. */
export function useRankTexts(
  rite: RiteId,
): (ranked: Rite['ranks'][number], choices: GuideChoices) => ClauseTexts {
  const words = useContentWords(`rites/${rite}`);
  const textsOf = useClauseTexts(`rites/${rite}`);
  return ({ id, clauses }, choices) => {
    const key = `ranks.${id}`;
    const note = `${key}.note`;
    const texts = textsOf(key, { instruction: 'title', clauses }, choices);
    return { ...texts, instruction: words.has(note) ? words(note) : undefined };
  };
}

/** Returns the texts of an end of this tree for one pilgrim. */
export function useWhatIfTexts(tree: string): (node: WhatIfNode, choices: GuideChoices) => ClauseTexts {
  const textsOf = useClauseTexts('what-if');
  return (node, choices) => textsOf(`${tree}.nodes.${node.id}`, node, choices);
}

/** Such texts as lines to read aloud or to print: with a chosen school, without the other schools. */
export const linesOfTexts = (
  { instruction, own, bySchool }: ClauseTexts,
  choices: GuideChoices,
): string[] => [
  ...(instruction === undefined ? [] : [instruction]),
  ...own.map(({ text }) => text),
  ...(choices.school ? [] : bySchool.map(({ schools, text }) => `${schools}: ${text}`)),
];

/** Every source of an item and its clauses. */
export const sourcesWithClauses = ({
  sources,
  clauses = [],
}: {
  readonly sources: readonly string[];
  readonly clauses?: readonly Clause[] | undefined;
}): string[] => [...sources, ...clauses.flatMap((clause) => clause.sources)];
