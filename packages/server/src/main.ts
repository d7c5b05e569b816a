import { createApp } from './app.ts';
import { createBus } from './lib/bus/index.ts';
import { systemClock } from './lib/clock.ts';
import { ConfigError, readConfig } from './lib/config.ts';
import { DataDirInUseError, isDatabaseAway, openDatabase } from './lib/database/index.ts';
import { createLogger } from './lib/logger.ts';
import { createMailer } from './lib/mail/index.ts';

const DRAIN_MS = 10_000;

/** Reads the configuration, opens everything, serves; closes in the other order on SIGTERM or SIGINT. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log);
  const bus = createBus(config, log);
  const mailer = createMailer(config, log);
  const app = await createApp({ config, database, bus, mailer, clock: systemClock, log });

  let closing = false;
  const close = async (signal: string): Promise<void> => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'draining');
    // A request that hangs must not hold the process for ever.
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await app.close();
    mailer.close();
    await bus.close();
    await database.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      close(signal).catch((error: unknown) => {
        log.error({ err: error }, 'closing failed');
        process.exitCode = 1;
      });
    });
  }

  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  process.stdout.write(
    `Manasik is at ${process.env['BASE_URL'] ? config.baseUrl : `http://localhost:${port}`}\n`,
  );
}

/** What went wrong, in one line a person can act on. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataDirInUseError) return error.message;
  if (isDatabaseAway(error))
    return 'DATABASE_URL: the database does not answer; is it running, and is the address right?';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'PORT: another program listens there already; set PORT to another number.';
  if (code === 'EACCES') return 'PORT, HOST or MANASIK_DATA_DIR: this user may not use it.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`Manasik cannot start. ${explain(error)}\n`);
  process.exit(1);
}
