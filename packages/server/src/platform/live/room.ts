import type { GroupEvent } from '@manasik/contract/live';
import type { Stream } from './stream.ts';

// What was said within a short break can be said again; after a longer one a snapshot is shorter.
const KEPT_FRAMES = 128;
// What was told before one of these may hold places and words that are erased now.
const erasing: ReadonlySet<GroupEvent['type']> = new Set(['gone', 'messageRemoved', 'snapshot']);

/** Those who listen to one group, and the last of what they were told. */
export class Room {
  readonly streams = new Set<Stream>();
  /** Milliseconds since 1970 since when nobody listens. */
  emptySince: number | null = null;
  readonly #epoch: string;
  #lastId = 0;
  #kept: string[] = [];

  /** @param epoch differs between processes and between rooms, so that an id says whose count it is of */
  constructor(epoch: string) {
    this.#epoch = epoch;
  }

  publish({ type, data }: GroupEvent): void {
    if (erasing.has(type)) this.forget();
    this.#lastId += 1;
    const frame = `id: ${this.#epoch}.${this.#lastId}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
    this.#kept.push(frame);
    if (this.#kept.length > KEPT_FRAMES) this.#kept = this.#kept.slice(-KEPT_FRAMES / 2);
    for (const stream of this.streams) stream.write(frame);
  }

  /** What was told is told to nobody again: whoever comes back begins with a snapshot. */
  forget(): void {
    this.#lastId += 1;
    this.#kept = [];
  }

  /** A frame that brings its reader up to what has been told so far. `json` is the data as it stands on the wire. */
  snapshot(json: string): string {
    return `id: ${this.#epoch}.${this.#lastId}\nevent: snapshot\ndata: ${json}\n\n`;
  }

  /** What came after an event; null when that is not known, or no longer. */
  since(lastEventId: string): string | null {
    const [epoch, id] = lastEventId.split('.');
    if (epoch !== this.#epoch) return null;
    const missed = this.#lastId - Number(id);
    if (!Number.isInteger(missed) || missed < 0 || missed > this.#kept.length) return null;
    return missed === 0 ? '' : this.#kept.slice(-missed).join('');
  }
}
