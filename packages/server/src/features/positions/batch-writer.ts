import { isDatabaseAway } from '../../platform/database/index.ts';

/** Collects items and writes them in batches; each caller gets an answer after the commit. */
export interface BatchWriter<Item, Stored> {
  write(item: Item): Promise<Stored>;
}

interface Options<Item, Stored> {
  /** Writes the items, at most one per key. An item missing from the result was not written. */
  readonly writeAll: (items: readonly Item[]) => Promise<ReadonlyMap<string, Stored>>;
  readonly keyOf: (item: Item) => string;
  /** The error for an item that was not written. */
  readonly missing: () => Error;
  readonly mostItems: number;
  /** Number of batches written at once; all items of a key use the same lane, one after the other. */
  readonly lanes: number;
}

interface Waiting<Item, Stored> {
  readonly item: Item;
  readonly resolve: (stored: Stored) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * While one batch is written, the next one collects. Batches therefore grow with the load, and without load there is no
 * timer to wait for.
 */
export function createBatchWriter<Item, Stored>(options: Options<Item, Stored>): BatchWriter<Item, Stored> {
  const lanes = Array.from({ length: options.lanes }, () => createLane(options));
  return {
    write: (item) => {
      const key = options.keyOf(item);
      // Ids are random, so their last characters distribute them evenly.
      const lane = lanes[(key.codePointAt(key.length - 1) ?? 0) % lanes.length];
      if (!lane) throw new Error('a batch writer has a lane at least');
      return lane.write(item);
    },
  };
}

function createLane<Item, Stored>({
  writeAll,
  keyOf,
  missing,
  mostItems,
}: Options<Item, Stored>): BatchWriter<Item, Stored> {
  let waiting: Waiting<Item, Stored>[] = [];
  let isWriting = false;

  const flush = async (batch: readonly Waiting<Item, Stored>[]): Promise<void> => {
    // The last item of a key is written, and everyone who submitted one gets its result.
    const last = new Map(batch.map(({ item }) => [keyOf(item), item]));
    try {
      const ordered = [...last].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
      const stored = await writeAll(ordered);
      for (const { item, resolve, reject } of batch) {
        const found = stored.get(keyOf(item));
        if (found === undefined) reject(missing());
        else resolve(found);
      }
    } catch (error) {
      // One item that the database refuses must not fail the others.
      if (last.size > 1 && !isDatabaseAway(error)) {
        for (const key of last.keys()) await flush(batch.filter(({ item }) => keyOf(item) === key));
        return;
      }
      for (const { reject } of batch) reject(error);
    }
  };
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostItems);
      waiting = waiting.slice(mostItems);
      await flush(batch);
    }
    isWriting = false;
  };

  return {
    write: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (isWriting) return;
        isWriting = true;
        // Groups requests that arrive in the same turn of the event loop.
        setImmediate(() => void run());
      }),
  };
}
