import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { Logger } from '../logger.ts';
import type { Bus } from './bus.ts';
import type { Changes } from './changes.ts';
import { createDatabaseBus } from './database-bus.ts';
import { createRedisBus } from './redis-bus.ts';

/** How processes hear of each other: changes by the database, the rest by Redis where it is configured. */
export interface Buses {
  readonly changes: Changes;
  readonly bus: Bus;
  close(): Promise<void>;
}

export function createBuses(config: Config, database: Database, log: Logger): Buses {
  const own = createDatabaseBus(database, log);
  const bus = config.redisUrl && !own.isAlone ? createRedisBus(config.redisUrl, own, log) : own;
  return {
    changes: own,
    bus,
    close: async () => {
      await bus.close();
      if (bus !== own) await own.close();
    },
  };
}
