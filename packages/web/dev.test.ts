import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
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
    BASE_URL: '',
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], { env, stdio: 'ignore' });
  stop = async () => {
    child.kill();
    await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
});
afterAll(() => stop());

it('serves pages, sources and the API on one port', { timeout: 90_000 }, async () => {
  await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), {
    timeout: 60_000,
    interval: 500,
  });
  const page = await (await get('/guide?lang=ur', 'text/html')).text();
  expect(page).toContain('<html lang="ur" dir="rtl">');
  expect(page).toContain('/@vite/client');
  const [entry = ''] = /\/src\/app\/entry-browser\.tsx[^"]*/.exec(page) ?? [];
  expect(await (await get(entry)).text()).toContain('react-dom');
  expect((await get('/api/auth/user')).status).toBe(401);
});
