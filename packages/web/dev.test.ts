import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

let stop: () => Promise<void>;
let origin: string;
const get = (path: string, accept = '*/*') => fetch(origin + path, { headers: { accept } });
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'manasik-dev-'));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    MANASIK_DATA_DIR: dataDir,
    DATABASE_URL: '',
    REDIS_URL: '',
    BASE_URL: origin,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], { env, stdio: 'ignore' });
  stop = async () => {
    child.kill();
    await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
});
afterAll(() => stop());

const ready = () =>
  vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), { timeout: 60_000, interval: 500 });

it('serves pages, sources and the API on one port', { timeout: 90_000 }, async () => {
  await ready();
  const page = await (await get('/guide?lang=ur', 'text/html')).text();
  expect(page).toContain('<html lang="ur" dir="rtl">');
  expect(page).toContain('/@vite/client');
  const [entry = ''] = /\/src\/app\/entry-browser\.tsx[^"]*/.exec(page) ?? [];
  expect(await (await get(entry)).text()).toContain('react-dom');
  expect((await get('/api/auth/user')).status).toBe(401);
});

/** Saves a file unchanged. */
const save = (path: string) => {
  const now = new Date();
  return utimes(join(import.meta.dirname, path), now, now);
};

it('updates a component without a reload, and reloads for words', { timeout: 90_000 }, async () => {
  await ready();
  const component = '/src/features/contact/contact-page.tsx';
  await get(component);
  const told: { type: string; updates?: { path: string }[] }[] = [];
  const socket = new WebSocket(origin.replace('http', 'ws'), 'vite-hmr');
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data))));
  await vi.waitFor(() => expect(told).toEqual([{ type: 'connected' }]), { timeout: 10_000 });
  told.length = 0;
  await save(`.${component}`);
  await vi.waitFor(() => expect(told).not.toEqual([]), { timeout: 10_000 });
  expect(told.flatMap(({ updates = [] }) => updates.map(({ path }) => path))).toContain(component);
  expect(told.map(({ type }) => type)).not.toContain('full-reload');
  told.length = 0;
  await save('../content/locales/en/contact.json');
  await vi.waitFor(() => expect(told).toEqual([{ type: 'full-reload' }]), { timeout: 10_000 });
  socket.close();
});

const startedAt = async () =>
  Number(/^process_start_time_seconds (\d+)/m.exec(await (await get('/metrics')).text())?.[1]);

it('restarts the API after a save, and keeps its data', { timeout: 90_000 }, async () => {
  await ready();
  const person = {
    email: 'amina@example.org',
    password: 'seven calm camels',
    firstName: 'Amina',
    lastName: 'Karim',
  };
  const post = (path: string) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(person),
    });
  expect((await post('/api/auth/register')).status).toBe(201);
  const before = await startedAt();
  expect(before).toBeGreaterThan(0);
  await save('../server/migrations/meta/_journal.json');
  await vi.waitFor(async () => expect(await startedAt()).toBeGreaterThan(before), { timeout: 30_000 });
  expect((await post('/api/auth/register')).status).toBe(409);
});
