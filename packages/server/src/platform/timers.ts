import type { Logger } from './logger.ts';

/**
 * Repeated work besides the requests. A failure is logged, and the work runs again at its next time, which is skipped
 * while a run is in progress.
 */
export interface Timers {
  soon(name: string, work: () => Promise<void>): void;
  every(ms: number, name: string, work: () => Promise<void>): void;
  stop(): void;
}

export function createTimers(log: Logger): Timers {
  const running = new Set<NodeJS.Timeout>();
  const run = (name: string, work: () => Promise<void>): Promise<void> =>
    work().catch((error: unknown) => log.warn({ err: error, name }, 'repeated work failed'));
  return {
    soon: (name, work) => {
      running.add(setTimeout(() => void run(name, work), 0).unref());
    },
    every: (ms, name, work) => {
      let isRunning = false;
      const runAlone = async (): Promise<void> => {
        if (isRunning) return log.warn({ name }, 'repeated work takes longer than its interval');
        isRunning = true;
        await run(name, work);
        isRunning = false;
      };
      running.add(setInterval(() => void runAlone(), ms).unref());
    },
    stop: () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}
