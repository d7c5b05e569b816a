import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Bus } from './bus.ts';
import { createRedisBus } from './redis-bus.ts';

// Processes on one PostgreSQL without Redis cannot hear each other: what they remember is short-lived then.
const UNHEARD_STALE_AFTER_MS = 5000;

export function createLocalBus(staleAfterMs = 0): Bus {
  return {
    publish: async () => {},
    cast: () => {},
    subscribe: () => {},
    onGap: () => {},
    isWhole: () => true,
    isAlone: true,
    staleAfterMs,
    close: async () => {},
  };
}

/** Redis where it is configured; without it a process is alone, or remembers briefly. */
export function createBus(config: Config, log: Logger): Bus {
  if (config.redisUrl) return createRedisBus(config.redisUrl, log);
  return createLocalBus(config.databaseUrl ? UNHEARD_STALE_AFTER_MS : 0);
}
