import { type CivilDate, dayNumber } from '../calendar/civil-date.ts';

/** What the narrations are about, in the order in which the categories are offered. */
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

/** How sure the chain of narrators is; nothing weaker is shown. */
export const hadithGrades = ['sahih', 'hasan', 'hasan-sahih'] as const;
export type HadithGrade = (typeof hadithGrades)[number];

/**
 * The order in which narrations are shown, one a day, as indices into the list whose categories are given. Every
 * narration stands in it once. Dealt like cards: the list, largest category first, goes round and round over as many
 * rounds as the largest category has narrations. So a round of days never holds a category twice, and two neighbours,
 * the last and the first included, are of one category only where one has more than half of all narrations.
 */
export function hadithOrder(categories: readonly string[]): number[] {
  const byCategory = Map.groupBy(categories.keys(), (index) => categories[index]);
  // Sorting keeps categories of equal size in the order in which they first come.
  const groups = [...byCategory.values()].toSorted((a, b) => b.length - a.length);
  const rounds: number[][] = Array.from({ length: groups[0]?.length ?? 0 }, () => []);
  for (const [dealt, index] of groups.flat().entries()) rounds[dealt % rounds.length]?.push(index);
  return rounds.flat();
}

/**
 * What a day has of a list in the order of `hadithOrder`: the same for everybody, and again only when all the others
 * were shown. Undefined for an empty list.
 */
export function hadithOfDay<Narration>(
  inOrder: readonly Narration[],
  date: CivilDate,
): Narration | undefined {
  const day = dayNumber(date) % inOrder.length;
  // Days before 1970 have negative numbers.
  return inOrder[day < 0 ? day + inOrder.length : day];
}
