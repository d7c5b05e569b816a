import { hasWord, isMeasure, type Item } from './question.ts';

/** The pure part of gold: 22 of 24 parts, 585 of 1000. */
export interface Purity {
  readonly parts: number;
  readonly of: 24 | 1000;
}

const leastFineness = 100;

/** Takes "22 carat" and Arabic "عيار 22" out of a question, so that they are no amounts. */
export function withoutPurity(items: readonly Item[]): {
  readonly items: readonly Item[];
  readonly purities: readonly Purity[];
} {
  const purities: Purity[] = [];
  const taken = new Set<number>();
  for (const [index, item] of items.entries()) {
    if (!hasWord(item, 'carat')) continue;
    // The number is before the word, or after it where it belongs to no unit.
    const at = isFree(items[index - 1]) && !taken.has(index - 1) ? index - 1 : index + 1;
    const number = items[at];
    if (!isFree(number) || (at > index && isMeasure(items[at + 1]))) continue;
    const purity = purityOf(number.value);
    if (purity === null) continue;
    purities.push(purity);
    taken.add(index).add(at);
  }
  return { items: items.filter((_, index) => !taken.has(index)), purities };
}

const isFree = (item: Item | undefined): item is Item & { readonly kind: 'number' } =>
  item?.kind === 'number';

function purityOf(value: number | null): Purity | null {
  if (value === null || value <= 0) return null;
  if (value <= 24) return { parts: value, of: 24 };
  return value >= leastFineness && value <= 1000 ? { parts: value, of: 1000 } : null;
}
