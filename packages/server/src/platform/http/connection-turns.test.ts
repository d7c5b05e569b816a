import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getWithUnknownCookie, pipeline } from '../../faults/harness/pipelined.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let port: number;
let atOnce = 0;
let most = 0;
beforeAll(async () => {
  test = await createTestApp({
    extend: (app) => {
      app.get('/slow', async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setTimeout(resolve, 5));
        atOnce -= 1;
        return {};
      });
    },
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a port has an AddressInfo.
  ({ port } = test.app.server.address() as AddressInfo);
});
afterAll(() => test.close());

const requests = (path: string, length: number): string[] =>
  Array.from({ length }, () => getWithUnknownCookie(path));

describe('requests sent at once on one connection', () => {
  it('are answered in order, one after the other', async () => {
    const paths = ['/slow', '/api/nothing-here', '/slow', '/api/auth/user', '/healthz', '/slow'];
    expect(
      await pipeline(
        port,
        paths.map((path) => getWithUnknownCookie(path)),
      ),
    ).toEqual([200, 404, 200, 401, 200, 200]);
    expect(most).toBe(1);
  });

  it('close the connection when there are far too many, and affect no one else', async () => {
    const [statuses, reply] = await Promise.all([
      pipeline(port, requests('/slow', 500)),
      test.visitor().get('/healthz'),
    ]);
    expect(statuses.length).toBeLessThan(20);
    expect(reply.status).toBe(200);
    expect(await pipeline(port, requests('/healthz', 10))).toEqual(Array.from({ length: 10 }, () => 200));
  });
});
