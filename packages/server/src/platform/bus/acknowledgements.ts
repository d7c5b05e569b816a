/** Knows which processes have dealt with what was said. */
export interface Acknowledgements {
  /** Resolves true when all whom `expect` names have heard `id`, false after `waitMs` or `giveUp`. */
  wait(id: number, waitMs: number): Promise<boolean>;
  expect(id: number, hearers: readonly number[]): void;
  heard(id: number, hearer: number): void;
  giveUp(): void;
}

interface Waiting {
  readonly heardBy: Set<number>;
  /** Null until it is known who listens; answers may come before. */
  expected: readonly number[] | null;
  settle(this: void, isHeard: boolean): void;
}

export function createAcknowledgements(): Acknowledgements {
  const all = new Map<number, Waiting>();
  const look = ({ expected, heardBy, settle }: Waiting): void => {
    if (expected?.every((hearer) => heardBy.has(hearer))) settle(true);
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
        all.set(id, { heardBy: new Set(), expected: null, settle });
      }),
    expect: (id, hearers) => {
      const waiting = all.get(id);
      if (!waiting) return;
      waiting.expected = hearers;
      look(waiting);
    },
    heard: (id, hearer) => {
      const waiting = all.get(id);
      if (!waiting) return;
      waiting.heardBy.add(hearer);
      look(waiting);
    },
    giveUp: () => {
      for (const waiting of all.values()) waiting.settle(false);
    },
  };
}
