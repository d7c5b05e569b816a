import type { Check } from './checklist.ts';
import type { CostLine } from './cost-lines.ts';

/** The parts of the costs that packages often include, in the order in which operators list them. */
export const packageLines = [
  'visa',
  'flights',
  'makkah',
  'madinah',
  'transport',
  'food',
  'ihram',
  'sacrifice',
] as const satisfies readonly CostLine[];
export type PackageLine = (typeof packageLines)[number];

/** The ticks for them are stored like those of the checklist, in a category of their own. */
export const packageCategory = 'package';

/** What the user's package includes, from all their ticks. */
export function packageLinesIn(checks: readonly Check[]): PackageLine[] {
  const done = new Set(
    checks.flatMap(({ category, item, isDone }) => (category === packageCategory && isDone ? [item] : [])),
  );
  return packageLines.filter((line) => done.has(line));
}
