import type { Logger } from './logger.ts';

/** Work beside the requests. What fails is logged and tried again at its next time. */
export interface Timers {
  soon(name: string, work: () => Promise<void>): void;
  every(ms: number, name: string, work: () => Promise<void>): void;
  stop(): void;
}

export function createTimers(log: Logger): Timers {
  const running = new Set<NodeJS.Timeout>();
  const run = (name: string, work: () => Promise<void>): void => {
    work().catch((error: unknown) => log.warn({ err: error, name }, 'work beside the requests failed'));
  };
  return {
    soon: (name, work) => {
      running.add(setTimeout(() => run(name, work), 0).unref());
    },
    every: (ms, name, work) => {
      running.add(setInterval(() => run(name, work), ms).unref());
    },
    stop: () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}
