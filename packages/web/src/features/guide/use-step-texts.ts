import type { Clause, Rite } from '@manasik/content/guide/schema';
import { sortClauses } from '@manasik/core/guide/clauses';
import type { GuideChoices, RiteId } from '@manasik/core/guide/rites';
import { useContentWords, useFormatter, useTranslations } from '../../platform/i18n/index.ts';

interface ClauseText {
  readonly id: string;
  readonly text: string;
  /** The names of the schools it belongs to; undefined if it belongs to all. */
  readonly schools?: string | undefined;
}

export interface StepTexts {
  /** Undefined if the title is the whole instruction. */
  readonly instruction: string | undefined;
  /** For this pilgrim. */
  readonly own: readonly ClauseText[];
  /** What other schools say or, without a chosen school, what each school says. */
  readonly bySchool: readonly ClauseText[];
}

/** Returns the texts of a step of this rite for one pilgrim. */
export function useStepTexts(
  rite: RiteId,
): (step: Rite['steps'][number], choices: GuideChoices) => StepTexts {
  const words = useContentWords(`rites/${rite}`);
  const name = useTranslations('guide.choices.school');
  const { list } = useFormatter();
  return (step, choices) => {
    const textOf = ({ id, for: audience }: Clause): ClauseText => ({
      id,
      text: words(`steps.${step.id}.clauses.${id}`),
      schools: audience?.schools && list(audience.schools.map((school) => name(school))),
    });
    const { own, bySchool } = sortClauses(step.clauses ?? [], choices);
    return {
      instruction: step.instruction ? undefined : words(`steps.${step.id}.text`),
      own: own.map(textOf),
      bySchool: bySchool.map(textOf),
    };
  };
}

/** The texts of a step as lines to read aloud or to print: with a chosen school, without the other schools. */
export const linesOfStep = ({ instruction, own, bySchool }: StepTexts, choices: GuideChoices): string[] => [
  ...(instruction === undefined ? [] : [instruction]),
  ...own.map(({ text }) => text),
  ...(choices.school ? [] : bySchool.map(({ schools, text }) => `${schools}: ${text}`)),
];

/** Every source of a step and its clauses. */
export const sourcesOfStep = ({ sources, clauses = [] }: Rite['steps'][number]): string[] => [
  ...sources,
  ...clauses.flatMap((clause) => clause.sources),
];
