import type { Item, Meanings } from './lexicon.ts';

type Kind = keyof Meanings;
type WithKind<K extends Kind> = Item & Required<Pick<Meanings, K>>;

/** The phrases of a text, and which of them belong to the time and not to what is to be done. */
export class Reading {
  readonly #taken = new Set<number>();
  readonly #items: readonly Item[];

  constructor(items: readonly Item[]) {
    this.#items = items;
  }

  get size(): number {
    return this.#items.length;
  }

  at(index: number): Item | undefined {
    return this.#items[index];
  }

  isTaken(index: number): boolean {
    return this.#taken.has(index);
  }

  take(...indexes: readonly number[]): void {
    for (const index of indexes) this.#taken.add(index);
  }

  has(index: number, kind: Kind): boolean {
    return this.#items[index]?.[kind] !== undefined;
  }

  /** The positions of unused phrases of a kind. */
  all(kind: Kind): number[] {
    return [...this.#items.keys()].filter((index) => this.has(index, kind) && !this.isTaken(index));
  }

  /** The meaning of the phrase at an index, which has the kind. */
  value<K extends Kind>(index: number, kind: K): NonNullable<Meanings[K]> {
    // `all`, `beside` and `has` return only items with the kind.
    return (this.#items[index] as WithKind<K>)[kind] as NonNullable<Meanings[K]>;
  }

  /** The next phrase in a direction that is not a filler; -1 at the end. */
  beside(index: number, step: 1 | -1): number {
    let next = index + step;
    while (next >= 0 && next < this.size && this.#isFiller(next)) next += step;
    return next >= 0 && next < this.size ? next : -1;
  }

  /** The next phrase in a direction if it has the kind; -1 otherwise. */
  besideOf(index: number, step: 1 | -1, kind: Kind): number {
    if (this.has(index + step, kind)) return index + step;
    const next = this.beside(index, step);
    return this.has(next, kind) ? next : -1;
  }

  #isFiller(index: number): boolean {
    const item = this.#items[index];
    return item !== undefined && (item.filler === true || this.isTaken(index));
  }

  /** The unused words of the text, without the fillers beside what was used. */
  rest(text: string): string {
    const isCut = (index: number): boolean => index < 0 || index >= this.size || this.isTaken(index);
    for (let index = 0; index < this.size; index += 1) {
      if (this.has(index, 'filler') && isCut(index - 1) && this.#taken.size > 0) this.take(index);
    }
    for (let index = this.size - 1; index >= 0; index -= 1) {
      if (this.has(index, 'filler') && isCut(index + 1) && this.#taken.size > 0) this.take(index);
    }
    let rest = '';
    let end = 0;
    for (const [index, { to }] of this.#items.entries()) {
      rest += this.isTaken(index) ? ' ' : text.slice(end, to);
      end = to;
    }
    rest += text.slice(end);
    return rest
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^[\s,;:.،؛!?؟'’–—-]+|[\s,;:.،؛–—-]+$/g, '')
      .trim();
  }
}
