import type { Logger } from './logger.ts';

/**
 * Runs the work of a key at most once per interval: the first call at once, and the last of those that follow at its
 * end.
 */
export interface Coalescer {
  run(key: string, work: () => Promise<void>): Promise<void>;
  /** Drops waiting calls. */
  stop(): void;
}

interface Stretch {
  readonly timer: NodeJS.Timeout;
  next: (() => Promise<void>) | null;
}

export function createCoalescer(ms: number, log: Logger): Coalescer {
  const stretches = new Map<string, Stretch>();
  const begin = (key: string): void => {
    const end = (): void => {
      const next = stretches.get(key)?.next;
      stretches.delete(key);
      if (!next) return;
      begin(key);
      next().catch((error: unknown) => log.warn({ err: error }, 'delayed work failed'));
    };
    stretches.set(key, { timer: setTimeout(end, ms).unref(), next: null });
  };
  return {
    run: async (key, work) => {
      const stretch = stretches.get(key);
      if (stretch) {
        stretch.next = work;
        return;
      }
      begin(key);
      await work();
    },
    stop: () => {
      for (const { timer } of stretches.values()) clearTimeout(timer);
      stretches.clear();
    },
  };
}
