import { randomUUID } from 'node:crypto';
import type { User } from '@manasik/contract/account';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { createBus } from '../platform/bus/index.ts';
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
  /** What was logged: a JSON text per line. */
  readonly log: string[];
  /** A visitor who is not signed in, at an address of their own. */
  visitor(address?: string): TestClient;
  /** Whoever holds the cookie, at an address of their own. */
  as(cookie: string, address?: string): TestClient;
  outbox(): Promise<ReadMail[]>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables over those of the test's own database. */
  readonly env?: Readonly<Record<string, string>>;
  /** Of another app, to be a second process on one database; its owner closes it. */
  readonly database?: TestDatabase;
  readonly clock?: TestClock;
  /** Adds routes of the test's own. */
  readonly extend?: (app: FastifyInstance) => void;
}

/** The whole app with a real database, bus and mailer; only time can be set, and nothing listens on a port. */
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
  const bus = createBus(config, log);
  const mailer = createMailer(config, log);
  const app = await createApp({ config, database, bus, mailer, clock, log });
  options.extend?.(app);
  await app.ready();
  return {
    app,
    config,
    database,
    clock,
    log: lines,
    visitor: (address) => createClient(app, '', address),
    as: (cookie, address) => createClient(app, cookie, address),
    outbox: () => readOutbox(config.dataDir),
    close: async () => {
      await app.close();
      mailer.close();
      await bus.close();
      if (!options.database) await database.close();
    },
  };
}

export const goodPassword = 'labbayk-allahumma-7';

/** What a new user would type; the address is nobody else's. */
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
  /** Signed in, at an address of their own. */
  readonly client: TestClient;
}

/** Creates an account. @throws when it was refused. */
export async function register(test: TestApp, overrides: Record<string, unknown> = {}): Promise<Registered> {
  const reply = await test.visitor().post<User>('/api/auth/register', newPerson(overrides));
  if (reply.status !== 201) throw new Error(`registering was refused: ${reply.status} ${reply.text}`);
  return { cookie: reply.cookie, user: reply.body, client: test.as(reply.cookie) };
}
