import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from '../../platform/config.ts';
import { type Database, openDatabase } from '../../platform/database/index.ts';
import { createLogger } from '../../platform/logger.ts';
import type { Settings } from './server-process.ts';

/** Which engine this run is for; script/test runs the tests on each that there is. */
export const onPostgres = process.env['MANASIK_TEST_DATABASE'] === 'postgres';

export const redisUrl = process.env['REDIS_URL'];

const adminUrl = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A database and a data directory for one file of tests. */
export interface Place {
  /** Environment of a server that is to use it. */
  readonly settings: Settings;
  readonly dataDir: string;
  /** Opens the database beside, or after, the servers: the embedded one has to be free. */
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

export async function createPlace(postgres: boolean = onPostgres): Promise<Place> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'manasik-faults-'));
  const name = `manasik_faults_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = new URL(adminUrl);
  databaseUrl.pathname = `/${name}`;
  if (postgres) await asAdmin(`CREATE DATABASE ${name}`);
  const settings = {
    MANASIK_DATA_DIR: dataDir,
    // Each caller of these tests names an address of its own.
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
