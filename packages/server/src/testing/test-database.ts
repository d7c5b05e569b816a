import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { type Database, openDatabase } from '../platform/database/index.ts';
import { openPostgres } from '../platform/database/postgres.ts';

const serverFolder = fileURLToPath(new URL('../..', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/manasik', import.meta.url));
const silent = createLogger('silent');

/** An empty, migrated database for one test. */
export interface TestDatabase extends Database {
  /** Absolute; contains the outbox, and the files of an embedded database. */
  readonly dataDir: string;
  /** `DATABASE_URL` of the database; undefined for an embedded one. */
  readonly databaseUrl: string | undefined;
  /** Closes it and removes everything that it stored. */
  close(): Promise<void>;
}

const isPostgres = process.env['MANASIK_TEST_DATABASE'] === 'postgres';

async function migrationsDigest(): Promise<string> {
  const digest = createHash('sha256');
  const folder = path.join(serverFolder, 'migrations');
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.sql')).toSorted()) {
    digest.update(name).update(await readFile(path.join(folder, name)));
  }
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  digest.update(await readFile(path.resolve(engine, '../../package.json')));
  return digest.digest('hex').slice(0, 16);
}

/** A migrated data directory to copy, because creating one takes seconds. Created once per set of migrations. */
async function templateDirectory(): Promise<string> {
  const template = path.join(cacheFolder, `database-${await migrationsDigest()}`);
  if (existsSync(template)) return template;
  await mkdir(cacheFolder, { recursive: true });
  const draft = await mkdtemp(`${template}-`);
  await (await openDatabase(readConfig({ MANASIK_DATA_DIR: draft }), silent)).close();
  // Two processes may each have created one. The first to finish renames it into place, and the other's is deleted.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  return template;
}

async function openEmbeddedCopy(dataDir: string): Promise<TestDatabase> {
  await cp(await templateDirectory(), dataDir, { recursive: true });
  const database = await openDatabase(readConfig({ MANASIK_DATA_DIR: dataDir }), silent);
  return {
    ...database,
    dataDir,
    databaseUrl: undefined,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const server = openPostgres(url);
  try {
    await server.pool.query(statement);
  } finally {
    await server.close();
  }
}

async function createOnServer(serverUrl: string, dataDir: string): Promise<TestDatabase> {
  const name = `manasik_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const config = readConfig({ MANASIK_DATA_DIR: dataDir, DATABASE_URL: url.href });
  const database = await openDatabase(config, silent);
  return {
    ...database,
    dataDir,
    databaseUrl: url.href,
    close: async () => {
      await database.close();
      await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Creates it on the engine in `MANASIK_TEST_DATABASE`: embedded, or the server of `DATABASE_URL`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'manasik-test-'));
  if (!isPostgres) return openEmbeddedCopy(dataDir);
  const serverUrl = process.env['DATABASE_URL'];
  if (!serverUrl) throw new Error('MANASIK_TEST_DATABASE is postgres, and DATABASE_URL is not set');
  return createOnServer(serverUrl, dataDir);
}
