/** Counts who has dealt with what was said. */
export interface Acknowledgements {
  /** Resolves true when as many as `expect` says have heard `id`, false after `waitMs` or `giveUp`. */
  wait(id: number, waitMs: number): Promise<boolean>;
  expect(id: number, hearers: number): void;
  heard(id: number): void;
  giveUp(): void;
}

interface Waiting {
  heard: number;
  /** Null until Redis has said how many it passed the message to; answers may come before. */
  expected: number | null;
  settle(isHeard: boolean): void;
}

export function createAcknowledgements(): Acknowledgements {
  const all = new Map<number, Waiting>();
  const look = (waiting: Waiting): void => {
    if (waiting.expected !== null && waiting.heard >= waiting.expected) waiting.settle(true);
  };
  return {
    wait: (id, waitMs) =>
      new Promise((resolve) => {
        const settle = (isHeard: boolean): void => {
          clearTimeout(timer);
          all.delete(id);
          resolve(isHeard);
        };
        const timer = setTimeout(() => settle(false), waitMs);
        all.set(id, { heard: 0, expected: null, settle });
      }),
    expect: (id, hearers) => {
      const waiting = all.get(id);
      if (!waiting) return;
      waiting.expected = hearers;
      look(waiting);
    },
    heard: (id) => {
      const waiting = all.get(id);
      if (!waiting) return;
      waiting.heard += 1;
      look(waiting);
    },
    giveUp: () => {
      for (const waiting of all.values()) waiting.settle(false);
    },
  };
}
