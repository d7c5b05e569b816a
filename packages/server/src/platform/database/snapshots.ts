import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../logger.ts';

// PGlite never calls fsync, so a power cut can leave files that do not open. A week of daily copies is what is left then.
const SNAPSHOTS_KEPT = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_AFTER_MS = 60_000;

const folderOf = (dataDir: string): string => path.join(dataDir, 'snapshots');

async function snapshotNames(dataDir: string): Promise<string[]> {
  const names = await readdir(folderOf(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.tar.gz')).toSorted();
}

export interface Snapshot {
  readonly name: string;
  read(): Promise<Uint8Array>;
}

/** The copies in `<dataDir>/snapshots`, oldest first. */
export async function listSnapshots(dataDir: string): Promise<Snapshot[]> {
  const names = await snapshotNames(dataDir);
  return names.map((name) => ({ name, read: () => readFile(path.join(folderOf(dataDir), name)) }));
}

/** Writes a dated copy and removes those beyond the newest seven. */
export async function writeSnapshot(dataDir: string, tarball: Uint8Array, now: Date): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;
  // Renamed when whole: a copy cut short must not be the newest.
  const partial = path.join(folder, `${name}.partial`);
  await writeFile(partial, tarball, { flush: true });
  await rename(partial, path.join(folder, name));
  const old = (await snapshotNames(dataDir)).slice(0, -SNAPSHOTS_KEPT);
  await Promise.all(old.map((each) => rm(path.join(folder, each))));
  return name;
}

/** Takes a copy a minute after the start and then daily, when the newest is a day old. @returns a function that stops it. */
export function keepSnapshots(dataDir: string, dump: () => Promise<Uint8Array>, log: Logger): () => void {
  const isDue = async (): Promise<boolean> => {
    const newest = (await snapshotNames(dataDir)).at(-1);
    return !newest || newest.slice(0, 10) < new Date().toISOString().slice(0, 10);
  };
  const take = async (): Promise<void> => {
    if (!(await isDue())) return;
    const name = await writeSnapshot(dataDir, await dump(), new Date());
    log.info({ name }, 'database snapshot written');
  };
  const run = (): void => {
    take().catch((error: unknown) => log.error({ err: error }, 'no database snapshot could be written'));
  };
  const first = setTimeout(run, FIRST_AFTER_MS).unref();
  const daily = setInterval(run, DAY_MS / 24).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
