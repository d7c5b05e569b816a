import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { findDamagedTables, requireWholeTables } from './damage.ts';
import { lockDataDir } from './data-lock.ts';
import { listenToEmbedded } from './embedded-listener.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { startThread, type Thread } from './embedded-thread.ts';
import type { Engine } from './engine.ts';
import { openOrRestore } from './restore.ts';
import { makePrivate } from './private-files.ts';
import { keepSnapshots } from './snapshots.ts';
import { DatabaseAwayError } from './unavailable.ts';

const REOPEN_EVERY_MS = 250;

/**
 * The embedded engine: PGlite in a thread of its own, on `<dataDir>/postgres`. A thread that fails is replaced, as a
 * server that went away is met again: until then statements fail as those of an absent database do. Snapshots are
 * restored at the start only, where somebody is there to read what is said about it.
 * @throws DataDirInUseError when another process has the directory; DatabaseBrokenError when it cannot be opened.
 */
export async function openEmbedded(dataDir: string, log: Logger): Promise<Engine> {
  makePrivate(dataDir, log);
  const unlock = lockDataDir(dataDir);
  let thread: Thread | null = null;
  let stream: EmbeddedStream | null = null;
  let reopening: Promise<void> | null = null;
  let closing = false;
  let lastDump = 0;
  const dumps = new Map<number, (outcome: Uint8Array | Error) => void>();

  const isClosing = (): boolean => closing;
  const reopen = async (): Promise<void> => {
    while (!isClosing()) {
      try {
        attach(await startThread(path.join(dataDir, 'postgres'), null));
        log.warn('the embedded database is open again');
        return;
      } catch (error) {
        log.fatal({ err: error }, 'the embedded database cannot be opened again');
        await sleep(REOPEN_EVERY_MS);
      }
    }
  };
  const attach = (opened: Thread): void => {
    thread = opened;
    opened.onMessage((message) => {
      if (message.kind === 'bytes') stream?.push(message.bytes);
      if (message.kind === 'dumped') dumps.get(message.id)?.(message.tarball);
      if (message.kind === 'dumpFailed') dumps.get(message.id)?.(new Error(message.message));
    });
    opened.onGone((reason) => {
      thread = null;
      const away = new DatabaseAwayError('the embedded database is not open', { cause: reason });
      stream?.destroy(away);
      for (const settle of dumps.values()) settle(away);
      if (closing) return;
      log.fatal({ err: reason }, 'the embedded database failed; opening it again');
      reopening = reopen();
    });
  };

  try {
    attach(await openOrRestore(dataDir, log));
    makePrivate(path.join(dataDir, 'postgres'), log);
  } catch (error) {
    unlock();
    throw error;
  }

  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    // One session is all the engine has; it stays open, so nothing is prepared twice.
    max: 1,
    idleTimeoutMillis: 0,
    // Nobody waits for ever, neither for their turn nor for an answer. A snapshot holds the engine for seconds.
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
    stream: () => {
      const opened = new EmbeddedStream((bytes) => thread?.post({ kind: 'bytes', bytes }));
      if (!thread) opened.destroy(new DatabaseAwayError('the embedded database is not open'));
      stream = opened;
      return opened;
    },
    // A new client meets the engine's one session as the last client left it.
    verify: (client, done) => {
      client.query('ROLLBACK; DEALLOCATE ALL', (error) => done(error));
    },
  });

  const dump = (): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      lastDump += 1;
      const id = lastDump;
      dumps.set(id, (outcome) => {
        dumps.delete(id);
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      });
      if (thread) thread.post({ kind: 'dump', id });
      else dumps.get(id)?.(new DatabaseAwayError('the embedded database is not open'));
    });
  const dumpWhole = async (): Promise<Uint8Array> => {
    await requireWholeTables(pool);
    return dump();
  };
  const stopSnapshots = keepSnapshots(dataDir, dumpWhole, log);
  const tables = await findDamagedTables(pool);
  if (tables.length > 0)
    log.fatal({ tables }, 'tables are damaged; see "Damaged tables" in docs/operations.md');

  return {
    kind: 'embedded',
    pool,
    listen: (channels, hears) => listenToEmbedded(pool, channels, hears),
    close: async () => {
      closing = true;
      stopSnapshots();
      await pool.end();
      await reopening;
      const last = thread;
      if (last) {
        const gone = new Promise((resolve) => last.onGone(resolve));
        last.post({ kind: 'close' });
        await gone;
      }
      unlock();
    },
  };
}
