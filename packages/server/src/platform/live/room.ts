import type { GroupEvent } from '@manasik/contract/live';
import type { Stream } from './stream.ts';

// After a short interruption missed events can be sent again; after a longer one a snapshot is shorter.
const KEPT_FRAMES = 128;
// Events before one of these may contain positions and messages that have been erased since.
const erasing: ReadonlySet<GroupEvent['type']> = new Set(['gone', 'messageRemoved', 'snapshot']);

/** The readers of one group, and its most recent events. */
export class Room {
  readonly streams = new Set<Stream>();
  /** Time since which nobody listens, in milliseconds since 1970. */
  emptySince: number | null = null;
  readonly #epoch: string;
  #lastId = 0;
  #kept: string[] = [];

  /** @param epoch differs between processes and between rooms, so that an event id shows which counter it is from */
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

  /** Drops the past events; readers who reconnect start with a snapshot. */
  forget(): void {
    this.#lastId += 1;
    this.#kept = [];
  }

  /** A frame that brings its reader up to date. `json` is the data as sent. */
  snapshot(json: string): string {
    return `id: ${this.#epoch}.${this.#lastId}\nevent: snapshot\ndata: ${json}\n\n`;
  }

  /** The events after a given one; null when they are unknown or no longer available. */
  since(lastEventId: string): string | null {
    const [epoch, id] = lastEventId.split('.');
    if (epoch !== this.#epoch) return null;
    const missed = this.#lastId - Number(id);
    if (!Number.isInteger(missed) || missed < 0 || missed > this.#kept.length) return null;
    return missed === 0 ? '' : this.#kept.slice(-missed).join('');
  }
}
