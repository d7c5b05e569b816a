import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEmbedded } from '../platform/database/embedded.ts';
import { createLogger } from '../platform/logger.ts';
import { anEmail, register } from './harness/people.ts';
import { createPlace, type Place } from './harness/place.ts';
import { killServers, startServer } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let place: Place;
beforeAll(async () => {
  // Tests the embedded engine, whichever engine the other tests use.
  place = await createPlace(false);
  const server = await startServer(place.settings);
  await register(server.url, anEmail());
  await server.kill('SIGTERM');
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

/** Changes one byte in the middle of what a table stores. */
async function damage(table: string): Promise<void> {
  const database = await PGlite.create({ dataDir: path.join(place.dataDir, 'postgres') });
  const { rows } = await database.query<{ file: string }>('SELECT pg_relation_filepath($1) AS file', [table]);
  await database.close();
  const file = await open(path.join(place.dataDir, 'postgres', rows[0]?.file ?? ''), 'r+');
  // Rows are at the end of a page of 8 KB.
  await file.write(Buffer.from([0x5a]), 0, 1, 8192 - 20);
  await file.close();
}

it('reports nothing while all tables are intact', async () => {
  const server = await startServer(place.settings);
  await server.kill('SIGTERM');
  expect(server.output().stdout).not.toContain('damaged');
});

it('names a damaged table at start, and serves everything else', async () => {
  await damage('credentials');
  const server = await startServer(place.settings);
  const { stdout } = server.output();
  expect(stdout).toContain('tables are damaged');
  expect(stdout).toContain('"tables":["public.credentials"]');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.kill('SIGTERM');
});

it('takes no snapshot of damaged tables, so that good snapshots remain', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const lines: string[] = [];
  const engine = await openEmbedded(
    place.dataDir,
    createLogger('error', { write: (line) => lines.push(line) }),
  );
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => lines.join('')).toContain('no database snapshot could be written');
  await engine.close();
  expect(await readdir(path.join(place.dataDir, 'snapshots')).catch(() => [])).toEqual([]);
});
