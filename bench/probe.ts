import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Results of one person's requests while other load is running. */
export interface Met {
  /** 99th percentile of the response times in ms, whatever the status. */
  readonly p99: number;
  readonly statuses: ReadonlyMap<number, number>;
}

/** Sends one request after another until stopped. Status 0 stands for a missing response. */
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

// What Linux counts the time of processes in.
const TICKS_PER_SECOND = 100;

/** Processor time of a process so far, of all its threads. */
export function cpuSeconds({ pid }: { readonly pid: number }): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Resident memory of a process in MB. @throws when there is no such process. */
export function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Records the peak memory of a process until stopped; infinite when the process exits. */
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
