import pg from 'pg';
import type { Engine } from './engine.ts';
import { listenToPostgres } from './postgres-listener.ts';

/** A PostgreSQL server. Connections are made as they are needed, so one that went away is simply met again. */
export function openPostgres(databaseUrl: string): Engine {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 2000,
    // A server that hangs is as gone as one that refuses.
    query_timeout: 10_000,
    statement_timeout: 10_000,
    keepAlive: true,
  });
  return {
    kind: 'postgres',
    pool,
    listen: (channels, hears) => listenToPostgres(databaseUrl, channels, hears),
    close: () => pool.end(),
  };
}
