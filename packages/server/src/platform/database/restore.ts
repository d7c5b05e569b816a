import { existsSync } from 'node:fs';
import { access, constants, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../logger.ts';
import { startThread, type Thread } from './embedded-thread.ts';
import { listSnapshots, type Snapshot } from './snapshots.ts';

// Below this the engine cannot write what opening needs, and its files are not to blame.
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** The files are there, and neither they nor any snapshot can be opened; `message` is one line. */
export class DatabaseBrokenError extends Error {}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** @throws when the disk, and not the database, is what fails: setting good files aside would lose a day. */
async function requireUsableDisk(dataDir: string, directory: string): Promise<void> {
  await access(directory, constants.R_OK | constants.W_OK);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < LEAST_FREE_BYTES) {
    throw new DatabaseBrokenError(`the disk of ${dataDir} is full; free some of it and start again`);
  }
}

async function restoreNewest(
  directory: string,
  snapshots: readonly Snapshot[],
  reason: string,
  log: Logger,
): Promise<Thread> {
  for (const snapshot of snapshots.toReversed()) {
    const { name } = snapshot;
    try {
      const thread = await startThread(directory, await snapshot.read());
      log.error({ snapshot: name }, 'the database was restored from a snapshot');
      return thread;
    } catch (error) {
      log.error({ err: error, snapshot: name }, 'a snapshot cannot be opened');
      await rm(directory, { recursive: true, force: true });
    }
  }
  throw new DatabaseBrokenError(
    `the database in ${directory} cannot be opened (${reason}), nor can any of its snapshots`,
  );
}

/**
 * Opens `<dataDir>/postgres`. Files that cannot be opened are set aside, never deleted, and the newest snapshot that
 * opens takes their place.
 * @throws DatabaseBrokenError when neither the files nor a snapshot can be opened.
 */
export async function openOrRestore(dataDir: string, log: Logger): Promise<Thread> {
  const directory = path.join(dataDir, 'postgres');
  const snapshots = await listSnapshots(dataDir);
  const isNew = !existsSync(directory);
  // Snapshots without files: a restore was cut short, or the files were lost. Neither is a new database.
  if (isNew && snapshots.length > 0) return restoreNewest(directory, snapshots, 'its files are missing', log);
  try {
    return await startThread(directory, null);
  } catch (error) {
    if (isNew) throw error;
    await requireUsableDisk(dataDir, directory);
    if (snapshots.length === 0) {
      throw new DatabaseBrokenError(
        `the database in ${directory} cannot be opened (${firstLine(error)}), and there is no snapshot of it`,
      );
    }
    const aside = `${directory}.broken-${Date.now()}`;
    await rename(directory, aside);
    log.error({ err: error, aside }, 'the database cannot be opened; its files were set aside');
    return restoreNewest(directory, snapshots, firstLine(error), log);
  }
}
