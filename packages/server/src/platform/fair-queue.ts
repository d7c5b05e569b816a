import { AppError } from './errors.ts';

/** Who requests expensive work: an address, and the network it belongs to. */
export interface Source {
  readonly address: string;
  readonly network: string;
  /** The account, where its tasks are limited too. */
  readonly account?: string;
}

export interface FairQueueLimits {
  /** Tasks that run at once. */
  readonly atOnce: number;
  /** Tasks that may wait or run for one account, one address, one network, and in total. */
  readonly ofAccount?: number;
  readonly ofAddress: number;
  readonly ofNetwork: number;
  readonly inAll: number;
  readonly retryAfterSeconds: number;
}

/**
 * Runs a few tasks at a time. Networks take turns, and so do the addresses of a network, so a flood only delays itself.
 */
export interface FairQueue {
  /** @throws AppError `server.busy` at once, when too many tasks of this address, its network or in total wait */
  run<T>(source: Source, task: () => Promise<T>): Promise<T>;
}

// A network with so few tasks is admitted beyond the total limit, so that others cannot occupy all slots.
const FEW = 5;

type Start = () => void;

export const tooBusy = (retryAfterSeconds: number): AppError =>
  new AppError('server.busy', 'Too many at once; try again', { retryAfterSeconds });

/** Counts by key; a key with count 0 takes no memory. */
function createCounts() {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    add: (key: string, amount: 1 | -1): void => {
      const sum = of(key) + amount;
      if (sum === 0) counts.delete(key);
      else counts.set(key, sum);
    },
  };
}

/** The waiting tasks by network and address. A Map keeps its order: its first key has waited longest. */
function createLines() {
  const networks = new Map<string, Map<string, Start[]>>();
  return {
    add: ({ network, address }: Source, start: Start): void => {
      const addresses = networks.get(network) ?? new Map<string, Start[]>();
      networks.set(network, addresses);
      const line = addresses.get(address);
      if (line) line.push(start);
      else addresses.set(address, [start]);
    },
    /** The next task, or undefined when none waits. */
    next: (): Start | undefined => {
      for (const [network, addresses] of networks) {
        networks.delete(network);
        for (const [address, line] of addresses) {
          addresses.delete(address);
          const start = line.shift();
          if (line.length > 0) addresses.set(address, line);
          if (addresses.size > 0) networks.set(network, addresses);
          return start;
        }
      }
      return undefined;
    },
  };
}

export function createFairQueue(limits: FairQueueLimits): FairQueue {
  const lines = createLines();
  const ofAddress = createCounts();
  const ofNetwork = createCounts();
  const ofAccount = createCounts();
  let running = 0;
  let all = 0;

  const hasRoom = ({ account, address, network }: Source): boolean => {
    if (ofAddress.of(address) >= limits.ofAddress || ofNetwork.of(network) >= limits.ofNetwork) return false;
    if (account !== undefined && ofAccount.of(account) >= (limits.ofAccount ?? Infinity)) return false;
    return all < (ofNetwork.of(network) < FEW ? 2 * limits.inAll : limits.inAll);
  };
  const count = ({ account, address, network }: Source, amount: 1 | -1): void => {
    all += amount;
    if (account !== undefined) ofAccount.add(account, amount);
    ofAddress.add(address, amount);
    ofNetwork.add(network, amount);
  };
  const startNext = (): void => {
    if (running >= limits.atOnce) return;
    const start = lines.next();
    if (!start) return;
    running += 1;
    start();
  };

  return {
    run: async (source, task) => {
      if (!hasRoom(source)) throw tooBusy(limits.retryAfterSeconds);
      count(source, 1);
      try {
        await new Promise<void>((resolve) => {
          lines.add(source, resolve);
          startNext();
        });
        try {
          return await task();
        } finally {
          running -= 1;
          startNext();
        }
      } finally {
        count(source, -1);
      }
    },
  };
}
