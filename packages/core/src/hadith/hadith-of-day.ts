import { groupBy } from '../collections/group-by.ts';
import { type CivilDate, dayNumber } from '../calendar/civil-date.ts';

/** Subjects of the narrations, in the order in which the page offers them. */
export const hadithCategories = [
  'hajj',
  'prayer',
  'remembrance',
  'fasting',
  'charity',
  'faith',
  'character',
  'family',
  'knowledge',
  'patience',
] as const;
export type HadithCategory = (typeof hadithCategories)[number];

/** The six collections: the two Sahihs and the four Sunan. */
export const hadithCollections = ['bukhari', 'muslim', 'tirmidhi', 'abudawud', 'nasai', 'ibnmajah'] as const;
export type HadithCollection = (typeof hadithCollections)[number];

/** Grade of the chain of narrators; weaker narrations are not shown. */
export const hadithGrades = ['sahih', 'hasan', 'hasan-sahih'] as const;
export type HadithGrade = (typeof hadithGrades)[number];

/**
 * The order in which narrations are shown, one a day, as indices into the list of their categories. It contains every
 * narration once. It works like dealing cards: the list, largest category first, is dealt in turn into as many rounds
 * as the largest category has narrations. A round of days therefore never repeats a category, and two neighbours,
 * including the last and the first, share a category only if one category has more than half of all narrations.
 */
export function hadithOrder(categories: readonly string[]): number[] {
  const byCategory = groupBy(categories.keys(), (index) => categories[index]);
  // Sorting keeps categories of equal size in their original order.
  const groups = [...byCategory.values()].toSorted((a, b) => b.length - a.length);
  const rounds: number[][] = Array.from({ length: groups[0]?.length ?? 0 }, () => []);
  for (const [dealt, index] of groups.flat().entries()) rounds[dealt % rounds.length]?.push(index);
  return rounds.flat();
}

/**
 * The item of a list for a day, in the order of `hadithOrder`: the same for everyone, and repeated only after all the
 * others. Undefined for an empty list.
 */
export function hadithOfDay<Narration>(
  inOrder: readonly Narration[],
  date: CivilDate,
): Narration | undefined {
  const day = dayNumber(date) % inOrder.length;
  // Days before 1970 have negative numbers.
  return inOrder[day < 0 ? day + inOrder.length : day];
}
