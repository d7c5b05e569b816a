/** The most items in the checklist of one group. */
export const mostGroupItems = 200;

/** Titles that differ only in case, in spaces or in how a character is encoded are the same item. */
const foldedTitle = (title: string): string =>
  title.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

export const isSameTitle = (one: string, other: string): boolean => foldedTitle(one) === foldedTitle(other);
