import { readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeSnapshot } from '../platform/database/snapshots.ts';
import { anEmail, register, signIn } from './harness/people.ts';
import { createPlace, type Place } from './harness/place.ts';
import { killServers, startServer, startToExit } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let place: Place;
const email = anEmail();

beforeAll(async () => {
  // Tests the embedded engine, whichever engine the other tests use.
  place = await createPlace(false);
  const server = await startServer(place.settings);
  await register(server.url, email);
  await server.kill('SIGTERM');
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

const file = (name: string): string => path.join(place.dataDir, 'postgres', name);
const asides = async (): Promise<string[]> =>
  (await readdir(place.dataDir)).filter((name) => name.startsWith('postgres.broken-'));

async function snapshotNow(): Promise<void> {
  const database = await PGlite.create({ dataDir: path.join(place.dataDir, 'postgres') });
  const tarball = await database.dumpDataDir('gzip');
  await database.close();
  await writeSnapshot(place.dataDir, new Uint8Array(await tarball.arrayBuffer()), new Date());
}

/** Starts on the existing files. @returns how it went for a registered person */
async function startAgain() {
  const server = await startServer(place.settings);
  const { status } = await signIn(server.url, email);
  const isRestored = server.output().stdout.includes('restored from a snapshot');
  const { code } = await server.kill('SIGTERM');
  return { status, isRestored, code };
}

const restored = { status: 200, isRestored: true, code: 0 };

it('reports in one line that unreadable files have no snapshot, and leaves them where they are', async () => {
  await snapshotNow();
  const folder = path.join(place.dataDir, 'snapshots');
  const [name] = await readdir(folder);
  if (!name) throw new Error('no snapshot was written');
  await rename(folder, `${folder}.away`);
  await truncate(file('global/pg_control'), 100);
  const { code, stderr } = await startToExit({ ...place.settings, PORT: '0' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Manasik cannot start\. MANASIK_DATA_DIR: .+ there is no snapshot of it\.\n$/);
  expect(await asides()).toEqual([]);
  await rename(`${folder}.away`, folder);
});

it('sets unreadable files aside and serves the newest valid snapshot', async () => {
  // One newer file that is not an archive, and one truncated snapshot.
  await writeSnapshot(place.dataDir, Buffer.from('nonsense'), new Date(Date.now() + 1000));
  await writeFile(path.join(place.dataDir, 'snapshots/2999-01-01T00-00-00-000Z.tar.gz.partial'), 'half');
  expect(await startAgain()).toEqual(restored);
  expect(await asides()).toHaveLength(1);
});

it("restores when the database's log is damaged", async () => {
  for (const name of await readdir(file('pg_wal'))) {
    if (/^[0-9A-F]{24}$/.test(name)) await writeFile(file(`pg_wal/${name}`), Buffer.alloc(16 * 1024 * 1024));
  }
  expect(await startAgain()).toEqual(restored);
});

it("restores when the database's catalogue is damaged", async () => {
  const folder = file('base/5');
  for (const name of await readdir(folder)) {
    if (/^\d+$/.test(name)) await writeFile(path.join(folder, name), Buffer.alloc(8192, 0xa5));
  }
  expect(await startAgain()).toEqual(restored);
});

it('restores when the files are missing', async () => {
  await rm(file(''), { recursive: true });
  expect(await startAgain()).toEqual(restored);
});
