import { createBuses } from './platform/bus/index.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/index.ts';
import { createLogger } from './platform/logger.ts';
import { createMailer } from './platform/mail/index.ts';
import { explainDatabase, explainListen, StartError } from './platform/start-error.ts';

// Time limits for requests in progress, and then for closing everything behind them.
const DRAIN_MS = 5000;
const CLOSE_MS = 5000;
// After a restart everyone reconnects at once, and Node's default queue has room for 511. The kernel's own limit may be
// lower.
const CONNECTIONS_WAITING = 4096;

/** Reads the configuration, opens everything and serves; closes in reverse order on SIGTERM or SIGINT. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  // The database opens in its own thread or server. Meanwhile this thread loads the modules of the app.
  const [database, { createApp }] = await Promise.all([
    openDatabase(config, log).catch((error: unknown) => {
      throw explainDatabase(error, config);
    }),
    import('./app.ts'),
  ]);
  const buses = createBuses(config, database, log);
  const { changes, bus } = buses;
  const mailer = createMailer(config, log);
  const app = await createApp({ config, database, changes, bus, mailer, clock: systemClock, log });

  const closeAll = async (): Promise<void> => {
    await app.close();
    mailer.close();
    await buses.close();
    await database.close();
  };
  let closing = false;
  const drain = (signal: string): void => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'draining');
    // Without this header a connection with an outstanding answer would remain open for another request.
    app.server.keepAliveTimeout = 1;
    app.server.keepAliveTimeoutBuffer = 0;
    // Times out requests whose body never arrives, so that they cannot block the shutdown or keep the database open.
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref();
    setTimeout(() => process.exit(1), DRAIN_MS + CLOSE_MS).unref();
    closeAll().catch((error: unknown) => {
      log.error({ err: error }, 'closing failed');
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => drain(signal));

  try {
    await app.listen({ port: config.port, host: config.host, backlog: CONNECTIONS_WAITING });
  } catch (error) {
    await closeAll();
    throw explainListen(error, config);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  process.stdout.write(
    `Manasik is at ${process.env['BASE_URL'] ? config.baseUrl : `http://localhost:${port}`}\n`,
  );
}

/** Describes a failure: one line that an operator can act on, or the stack of an unexpected error. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`Manasik cannot start. ${explain(error)}\n`);
  process.exit(1);
}
