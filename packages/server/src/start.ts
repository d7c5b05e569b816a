import { createBus } from './platform/bus/index.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/index.ts';
import { createLogger } from './platform/logger.ts';
import { createMailer } from './platform/mail/index.ts';
import { explainDatabase, explainListen, StartError } from './platform/start-error.ts';

// How long requests that were begun may take to end, and then what is behind them to close.
const DRAIN_MS = 5000;
const CLOSE_MS = 5000;
// When a process starts again everybody comes back at once; Node lets 511 wait. The kernel's own limit may be lower.
const CONNECTIONS_WAITING = 4096;

/** Reads the configuration, opens everything, serves; closes in the other order on SIGTERM or SIGINT. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  // The database opens in a thread, or a server, of its own; meanwhile this one reads the modules of the app.
  const [database, { createApp }] = await Promise.all([
    openDatabase(config, log).catch((error: unknown) => {
      throw explainDatabase(error, config);
    }),
    import('./app.ts'),
  ]);
  const bus = createBus(config, log);
  const mailer = createMailer(config, log);
  const app = await createApp({ config, database, bus, mailer, clock: systemClock, log });

  const closeAll = async (): Promise<void> => {
    await app.close();
    mailer.close();
    await bus.close();
    await database.close();
  };
  let closing = false;
  const drain = (signal: string): void => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'draining');
    // A connection whose answer is still to come would be kept for the next request; now it ends with the answer.
    app.server.keepAliveTimeout = 1;
    app.server.keepAliveTimeoutBuffer = 0;
    // Who never sends the rest of a request must not hold the process, nor keep the database from closing.
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

/** What went wrong: one line a person can act on, or the stack of what nobody foresaw. */
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
