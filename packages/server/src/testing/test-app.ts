import { randomUUID } from 'node:crypto';
import type { User } from '@manasik/contract/account';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Changes } from '../platform/bus/changes.ts';
import { createBuses } from '../platform/bus/index.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { createMailer } from '../platform/mail/index.ts';
import { createClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { type ReadMail, readOutbox } from './test-mail.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  readonly changes: Changes;
  /** What was logged: a JSON text per line. */
  readonly log: string[];
  /** A visitor without a session, at a new address. */
  visitor(address?: string): TestClient;
  /** The holder of a cookie, at a new address. */
  as(cookie: string, address?: string): TestClient;
  outbox(): Promise<ReadMail[]>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables that override those of the test's own database. */
  readonly env?: Readonly<Record<string, string>>;
  /** The database of another app, for a second process on it; its owner closes it. */
  readonly database?: TestDatabase;
  readonly clock?: TestClock;
  /** Adds routes for the test. */
  readonly extend?: (app: FastifyInstance) => void;
}

/**
 * Creates the whole app with a real database, bus and mailer. Only the time can be set, and nothing listens on a port.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await openTestDatabase());
  const clock = options.clock ?? createTestClock();
  const lines: string[] = [];
  const config = readConfig({
    MANASIK_DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    REDIS_URL: process.env['REDIS_URL'],
    LOG_LEVEL: 'info',
    ...options.env,
  });
  const log = createLogger(config.logLevel, { write: (line) => lines.push(line) });
  const buses = createBuses(config, database, log);
  const { changes, bus } = buses;
  const mailer = createMailer(config, log);
  const app = await createApp({ config, database, changes, bus, mailer, clock, log });
  options.extend?.(app);
  await app.ready();
  return {
    app,
    config,
    database,
    clock,
    changes,
    log: lines,
    visitor: (address) => createClient(app, '', address),
    as: (cookie, address) => createClient(app, cookie, address),
    outbox: () => readOutbox(config.dataDir),
    close: async () => {
      await app.close();
      mailer.close();
      await buses.close();
      if (!options.database) await database.close();
    },
  };
}

export const goodPassword = 'labbayk-allahumma-7';

/** Input for a new user, with a unique address. */
export const newPerson = (overrides: Record<string, unknown> = {}) => ({
  email: `user-${randomUUID()}@example.org`,
  password: goodPassword,
  firstName: 'Amina',
  lastName: 'Yusuf',
  ...overrides,
});

export interface Registered {
  readonly cookie: string;
  readonly user: User;
  /** Signed in, at a new address. */
  readonly client: TestClient;
}

/** Creates an account. @throws when it is refused */
export async function register(test: TestApp, overrides: Record<string, unknown> = {}): Promise<Registered> {
  const reply = await test.visitor().post<User>('/api/auth/register', newPerson(overrides));
  if (reply.status !== 201) throw new Error(`registering was refused: ${reply.status} ${reply.text}`);
  return { cookie: reply.cookie, user: reply.body, client: test.as(reply.cookie) };
}
