import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from '../../platform/config.ts';
import { type Database, openDatabase } from '../../platform/database/index.ts';
import { createLogger } from '../../platform/logger.ts';
import type { Settings } from './server-process.ts';

/** The engine of this run; script/test runs the tests on each available one. */
export const onPostgres = process.env['MANASIK_TEST_DATABASE'] === 'postgres';

export const redisUrl = process.env['REDIS_URL'];

const adminUrl = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A database and a data directory for one test file. */
export interface Place {
  /** Environment of a server that uses it. */
  readonly settings: Settings;
  readonly dataDir: string;
  /** Opens the database next to the servers, or after them: the embedded one must not be in use. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Ends the connections on which servers listen to the database, and waits until they are gone. @returns how many */
export async function endListening({ settings }: Pick<Place, 'settings'>): Promise<number> {
  const client = new pg.Client({ connectionString: settings['DATABASE_URL'] });
  await client.connect();
  try {
    const { rowCount } = await client.query(`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'manasik listener'`);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

export async function createPlace(postgres: boolean = onPostgres): Promise<Place> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'manasik-faults-'));
  const name = `manasik_faults_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = new URL(adminUrl);
  databaseUrl.pathname = `/${name}`;
  if (postgres) await asAdmin(`CREATE DATABASE ${name}`);
  const settings = {
    MANASIK_DATA_DIR: dataDir,
    // Each caller in these tests sets its own address.
    TRUST_PROXY: 'true',
    DATABASE_URL: postgres ? databaseUrl.href : undefined,
  };
  return {
    settings,
    dataDir,
    open: () => openDatabase(readConfig(settings), createLogger('silent')),
    remove: async () => {
      await rm(dataDir, { recursive: true, force: true });
      if (postgres) await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
