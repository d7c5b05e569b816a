export type ComboboxMove = 'next' | 'previous';

const moves: Record<string, ComboboxMove> = { ArrowDown: 'next', ArrowUp: 'previous' };

export function moveFor(key: string): ComboboxMove | undefined {
  return moves[key];
}

/**
 * The next active option; it wraps around at both ends.
 * @param active index of the active option, -1 for none
 * @param count number of options
 * @returns an index, -1 without options
 */
export function movedActive(active: number, move: ComboboxMove, count: number): number {
  if (count === 0) return -1;
  if (move === 'next') return active + 1 >= count ? 0 : active + 1;
  return active <= 0 ? count - 1 : active - 1;
}
