import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anEmail, register } from './harness/people.ts';
import { createPlace, type Place } from './harness/place.ts';
import { killServers, type ServerProcess, startServer } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let place: Place;
let dataDir: string;
beforeAll(async () => {
  // Tests the embedded engine, whichever engine the other tests use.
  place = await createPlace(false);
  dataDir = path.join(place.dataDir, 'data');
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

const start = (): Promise<ServerProcess> => startServer({ ...place.settings, MANASIK_DATA_DIR: dataDir });

const all = async (): Promise<string[]> => [
  dataDir,
  ...(await readdir(dataDir, { recursive: true })).map((name) => path.join(dataDir, name)),
];
/** Everything that other users can access, as `mode path`. */
async function open(): Promise<string[]> {
  const found = (await all()).map(async (each) => {
    const { mode } = await stat(each);
    return (mode & 0o077) === 0 ? [] : [`${(mode & 0o777).toString(8)} ${path.relative(dataDir, each)}`];
  });
  return (await Promise.all(found)).flat();
}

async function forgot(url: string): Promise<void> {
  const email = anEmail();
  await register(url, email);
  await fetch(`${url}/api/auth/password/forgot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, language: 'en' }),
  });
  await expect.poll(() => readdir(path.join(dataDir, 'outbox')).catch(() => [])).not.toEqual([]);
}

it('gives other users no access to a new data directory, including mails', async () => {
  const server = await start();
  await forgot(server.url);
  expect(await open()).toEqual([]);
  await server.kill('SIGTERM');
  expect(await open()).toEqual([]);
});

it('revokes access to an existing data directory, including broken files and snapshots', async () => {
  for (const [folder, name] of [
    ['postgres.broken-1', 'pg_control'],
    ['snapshots', '2020-01-01.partial'],
  ] as const) {
    await mkdir(path.join(dataDir, folder), { recursive: true });
    await writeFile(path.join(dataDir, folder, name), 'old');
  }
  for (const each of await all()) await chmod(each, (await stat(each)).isDirectory() ? 0o755 : 0o666);
  expect((await open()).length).toBeGreaterThan(100);
  const server = await start();
  expect(await open()).toEqual([]);
  await register(server.url, anEmail());
  await server.kill('SIGTERM');
  expect(await open()).toEqual([]);
});
