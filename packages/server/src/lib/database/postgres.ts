import pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Engine } from './engine.ts';

/** A PostgreSQL server. Connections are made as they are needed, so one that went away is simply met again. */
export function openPostgres(databaseUrl: string, log: Logger): Engine {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 2000,
    // A server that hangs is as gone as one that refuses.
    query_timeout: 10_000,
    statement_timeout: 10_000,
    keepAlive: true,
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'));
  return { kind: 'postgres', pool, close: () => pool.end() };
}
