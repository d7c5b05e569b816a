import type { MemberPosition } from '@manasik/contract/positions';
import { TaggedJson } from '../../platform/http/ready-json.ts';
import type { StoredPosition } from './position.ts';

/** When sharing ends by itself, milliseconds since 1970. */
export const endOf = ({ until }: MemberPosition): number => (until === null ? Infinity : Date.parse(until));

/** The positions of one group in memory, with the serialised reply. */
export class GroupPositions {
  readonly #stored = new Map<string, StoredPosition>();
  /** The reply, and until when it is valid. */
  #ready: { json: TaggedJson<MemberPosition[]>; end: number } | null = null;

  constructor(stored: readonly StoredPosition[]) {
    for (const each of stored) this.#stored.set(each.userId, each);
  }

  /** @returns whether it was new; a lower revision is older than the stored one */
  apply(stored: StoredPosition): boolean {
    const known = this.#stored.get(stored.userId);
    if (known && known.revision >= stored.revision) return false;
    this.#stored.set(stored.userId, stored);
    this.#ready = null;
    return true;
  }

  stored(): ReadonlyMap<string, StoredPosition> {
    return this.#stored;
  }

  /** The positions shared at `now`, by user id; every process produces the same bytes. */
  reply(now: number): TaggedJson<MemberPosition[]> {
    if (!this.#ready || now >= this.#ready.end) {
      const shared = [...this.#stored.values()]
        .flatMap(({ position }) => (position && endOf(position) > now ? [position] : []))
        .toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
      this.#ready = { json: new TaggedJson(shared), end: Math.min(...shared.map(endOf)) };
    }
    return this.#ready.json;
  }
}
