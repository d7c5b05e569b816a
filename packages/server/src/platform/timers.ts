import type { Logger } from './logger.ts';

/** Work beside the requests. What fails is logged and tried again at its next time, and so is work that still runs then. */
export interface Timers {
  soon(name: string, work: () => Promise<void>): void;
  every(ms: number, name: string, work: () => Promise<void>): void;
  stop(): void;
}

export function createTimers(log: Logger): Timers {
  const running = new Set<NodeJS.Timeout>();
  const run = (name: string, work: () => Promise<void>): Promise<void> =>
    work().catch((error: unknown) => log.warn({ err: error, name }, 'work beside the requests failed'));
  return {
    soon: (name, work) => {
      running.add(setTimeout(() => void run(name, work), 0).unref());
    },
    every: (ms, name, work) => {
      let isRunning = false;
      const runAlone = async (): Promise<void> => {
        if (isRunning) return log.warn({ name }, 'work beside the requests takes longer than its interval');
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
