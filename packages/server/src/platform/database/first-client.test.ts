import { type AddressInfo, createServer, type Server } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { firstClient } from './first-client.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** A pool whose database takes connections and never says a word; `calls` counts them. */
async function silentDatabase() {
  let calls = 0;
  const listening = createServer(() => {
    calls += 1;
  }).listen(0, '127.0.0.1');
  server = listening;
  await once(listening, 'listening');
  // Listening on a port, it has such an address.
  const { port } = listening.address() as AddressInfo;
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'x', connectionTimeoutMillis: 50 });
  return { pool, calls: () => calls };
}

it('asks again for a connection that is late, five times in all', async () => {
  const { pool, calls } = await silentDatabase();
  await expect(firstClient(pool)).rejects.toThrow(/timeout/);
  expect(calls()).toBe(5);
  await pool.end();
});

it('asks once where nobody listens', async () => {
  const { pool } = await silentDatabase();
  const closing = server;
  closing?.close();
  let asked = 0;
  await expect(
    firstClient({
      connect: () => {
        asked += 1;
        return pool.connect();
      },
    }),
  ).rejects.toThrow(/ECONNREFUSED/);
  expect(asked).toBe(1);
  await pool.end();
});
