import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import type { Socket } from 'node:net';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { lockDataDir } from './data-lock.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import type { FromWorker, ToWorker } from './embedded-worker.ts';
import type { Engine } from './engine.ts';
import { keepSnapshots, newestSnapshot } from './snapshots.ts';

interface Thread {
  readonly worker: Worker;
  post(message: ToWorker): void;
  onMessage(listener: (message: FromWorker) => void): void;
}

/** Starts the database thread on a directory, filled from `snapshot` when one is given. @throws when it cannot open. */
async function startThread(directory: string, snapshot: Uint8Array | null): Promise<Thread> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { directory, snapshot },
  });
  // The worker's protocol is the FromWorker type; `once` cannot know it.
  const [first] = (await once(worker, 'message')) as [FromWorker];
  if (first.kind === 'failed') {
    await worker.terminate();
    throw new Error(first.message);
  }
  return {
    worker,
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.on('message', listener),
  };
}

/** Opens the directory; one that cannot be opened is set aside, never deleted, and the newest snapshot takes its place. */
async function openOrRestore(dataDir: string, log: Logger): Promise<Thread> {
  const directory = path.join(dataDir, 'postgres');
  try {
    return await startThread(directory, null);
  } catch (error) {
    const snapshot = await newestSnapshot(dataDir);
    if (!snapshot || !existsSync(directory)) throw error;
    const aside = `${directory}.broken-${Date.now()}`;
    await rename(directory, aside);
    log.error(
      { err: error, aside, snapshot: snapshot.name },
      'the database could not be opened; restoring a snapshot',
    );
    return startThread(directory, await snapshot.read());
  }
}

/**
 * The embedded engine: PGlite in a thread of its own, on `<dataDir>/postgres`.
 * @throws DataDirInUseError when another process has the directory.
 */
export async function openEmbedded(dataDir: string, log: Logger): Promise<Engine> {
  await mkdir(dataDir, { recursive: true });
  const unlock = lockDataDir(dataDir);
  const thread = await openOrRestore(dataDir, log).catch((error: unknown) => {
    unlock();
    throw error;
  });

  let stream: EmbeddedStream | null = null;
  const dumps = new Map<number, (tarball: Uint8Array) => void>();
  thread.onMessage((message) => {
    if (message.kind === 'bytes') stream?.push(message.bytes);
    if (message.kind === 'dumped') dumps.get(message.id)?.(message.tarball);
  });
  thread.worker.on('error', (error) => {
    log.fatal({ err: error }, 'the embedded database failed');
    stream?.destroy(error);
  });

  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    // One session is all the engine has; it stays open, so nothing is prepared twice.
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => {
      stream = new EmbeddedStream((bytes) => thread.post({ kind: 'bytes', bytes }));
      // EmbeddedStream has the parts of a socket that pg uses.
      const socket: unknown = stream;
      return socket as Socket;
    },
  });
  pool.on('error', (error) => log.error({ err: error }, 'database connection lost'));
  // A new client meets the engine's one session as the last client left it.
  pool.on('connect', (client) => {
    client.query('ROLLBACK; DEALLOCATE ALL').catch((error: unknown) => {
      log.error({ err: error }, 'could not reset the session');
    });
  });

  const dump = (): Promise<Uint8Array> => {
    const id = Date.now();
    thread.post({ kind: 'dump', id });
    return new Promise((resolve) => {
      dumps.set(id, (tarball) => {
        dumps.delete(id);
        resolve(tarball);
      });
    });
  };
  const stopSnapshots = keepSnapshots(dataDir, dump, log);

  return {
    kind: 'embedded',
    pool,
    close: async () => {
      stopSnapshots();
      await pool.end();
      const gone = once(thread.worker, 'exit');
      thread.post({ kind: 'close' });
      await gone;
      unlock();
    },
  };
}
