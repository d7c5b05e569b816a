import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What one person met while something else was going on. */
export interface Met {
  /** 99th percentile in ms of the answers, whatever they were. */
  readonly p99: number;
  readonly statuses: ReadonlyMap<number, number>;
}

/** Asks again and again, one request after the other, until it is stopped. 0 is the status of what was not answered. */
export function probe(ask: () => Promise<number>, gapMs: number): { stop(): Promise<Met> } {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      const status = await ask().catch(() => 0);
      times.push(performance.now() - began);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(gapMs);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await asking;
      return {
        p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN,
        statuses,
      };
    },
  };
}

/** Resident memory of a process in MB. @throws when there is no such process. */
export function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** The highest memory of a process until it is stopped; infinite when the process ended. */
export function watchMemory(pid: number): { stop(): number } {
  let peak = 0;
  const look = (): void => {
    try {
      peak = Math.max(peak, residentMb(pid));
    } catch {
      peak = Infinity;
    }
  };
  const timer = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return peak;
    },
  };
}
