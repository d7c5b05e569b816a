import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { openEmbedded } from './embedded.ts';
import type { Engine } from './engine.ts';
import { firstClient } from './first-client.ts';
import { openPostgres } from './postgres.ts';

export { DataDirInUseError } from './data-lock.ts';
export { DatabaseBrokenError } from './restore.ts';
export { isDatabaseAway, isDiskFull, violatedForeignKey, violatedUnique } from './unavailable.ts';

/** What repositories speak to: the pool, or a transaction on it. */
export type Db = NodePgDatabase;

export interface Database {
  readonly kind: Engine['kind'];
  readonly db: Db;
  /** Listens to what the database announces on these channels, until it is closed. */
  readonly listen: Engine['listen'];
  /** Resolves when the database answers a query. @throws what the driver throws when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
// Any constant; it only has to be the same in every process that migrates.
const MIGRATION_LOCK = 7_041_448;

/** Brings the schema up to date; processes that start together take turns. */
async function migrateTo(engine: Engine): Promise<void> {
  const client = await firstClient(engine.pool);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** Opens the configured engine and migrates it. @throws when it cannot be opened or migrated. */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const engine = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : await openEmbedded(config.dataDir, log);
  // The pool listens to idle clients only. One that breaks between two statements would end the process.
  engine.pool.on('connect', (client) => client.on('error', () => {}));
  // Without a listener an idle connection that breaks would end the process.
  engine.pool.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'));
  try {
    await migrateTo(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    kind: engine.kind,
    db: drizzle(engine.pool),
    listen: (channels, hears) => engine.listen(channels, hears),
    ping: async () => {
      await engine.pool.query('SELECT 1');
    },
    close: () => engine.close(),
  };
}
