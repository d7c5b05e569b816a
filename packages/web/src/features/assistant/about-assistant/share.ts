import type { Counts } from '@manasik/content/assistant/evaluate.ts';

export type Measure = keyof Counts;
export const measures = [
  'first',
  'three',
  'abstained',
  'redFlags',
  'falseAlarms',
  'needlessWarnings',
] as const satisfies Measure[];

const unwanted: ReadonlySet<Measure> = new Set(['falseAlarms', 'needlessWarnings']);

/** The measures that have a figure: without a question, there is nothing to show. */
export const measuresOf = (counts: Counts): Measure[] => measures.filter((each) => counts[each].of > 0);

/** The share as whole percent, from 0 to 1. Rounded to the worse side, so that 100 % means every question. */
export function shareOf(measure: Measure, { right, of }: Counts[Measure]): number {
  const round = unwanted.has(measure) ? Math.ceil : Math.floor;
  return round((100 * right) / of) / 100;
}
