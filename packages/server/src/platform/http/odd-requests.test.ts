import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, newPerson, register, type TestApp } from '../../testing/test-app.ts';
import { createTestGroup } from '../../testing/seeded-groups.ts';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  // A listening TCP server has an AddressInfo.
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

const exchange = async (bytes: string): Promise<string> => {
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.end(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
};

describe('an ambiguous request', () => {
  it.each([
    ['with two Host headers', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    [
      'with the same host twice',
      'GET /api/settings HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n',
    ],
    ['in HTTP/0.9', 'GET /healthz HTTP/0.9\r\n\r\n'],
    ['in HTTP/0.9 without a version', 'GET /healthz\r\n\r\n'],
  ])('is refused: %s', async (_name, bytes) => {
    const [head, body] = (await exchange(bytes)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body ?? '')).toEqual({ code: 'request.invalid', message: expect.any(String) });
  });

  it('is neither HTTP/1.0 nor one with a single host', async () => {
    expect(await exchange('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await exchange('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });
});

const json = { 'content-type': 'application/json' };

const signInWith = (bytes: number) =>
  test.visitor().send('POST', '/api/auth/login', { payload: `"${'a'.repeat(bytes - 2)}"`, headers: json });

describe('a body', () => {
  it('that ends with the connection is logged nowhere, and the next request is answered', async () => {
    const logged = test.log.length;
    const arrival = once(test.app.server, 'request');
    const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 900\r\n\r\n{"email":');
    // The first argument of the event.
    const [request] = (await arrival) as [IncomingMessage];
    const closed = new Promise((resolve) => request.once('close', resolve));
    await new Promise(setImmediate);
    socket.destroy();
    await closed;
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(test.log.slice(logged)).toEqual([]);
  });

  it('times out after at most 35 seconds', () => {
    const { requestTimeout, headersTimeout } = test.app.server;
    expect(requestTimeout).toBe(30_000);
    // Node applies the header timeout to the body if it is longer.
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  });

  it('of a public route may have at most 16 KB', async () => {
    expect((await signInWith(16 * 1024)).status).toBe(400);
    expect(await signInWith(16 * 1024 + 1)).toMatchObject({
      status: 413,
      body: { code: 'request.tooLarge' },
    });
  });

  it('that is not UTF-8 is refused, and nothing is stored', async () => {
    const { client, user } = await register(test);
    const payload = Buffer.from('{"firstName":"Z\xebinab"}', 'latin1');
    expect(await client.send('PATCH', '/api/auth/user', { payload, headers: json })).toMatchObject({
      status: 400,
      body: { code: 'request.badJson' },
    });
    expect((await client.get('/api/auth/user')).body).toEqual(user);
  });

  it.each(['gzip', 'br', 'deflate', 'GZIP', 'aws-chunked'])(
    'with content-encoding %s is answered 415',
    async (encoding) => {
      const payload =
        encoding === 'gzip' ? gzipSync(JSON.stringify(newPerson())) : JSON.stringify(newPerson());
      const headers = { ...json, 'content-encoding': encoding };
      const reply = await test.visitor().send('POST', '/api/auth/register', { payload, headers });
      expect(reply).toMatchObject({ status: 415, body: { code: 'request.notJson' } });
      expect(reply.headers['accept-encoding']).toBe('identity');
    },
  );

  it('with content-encoding identity is accepted', async () => {
    const headers = { ...json, 'content-encoding': 'identity' };
    const payload = JSON.stringify(newPerson());
    expect((await test.visitor().send('POST', '/api/auth/register', { payload, headers })).status).toBe(201);
  });

  it.each([
    ['with its length', (bytes: Uint8Array): RequestInit => ({ body: Buffer.from(bytes) })],
    [
      'in chunks',
      (bytes: Uint8Array): RequestInit => ({ body: new Blob([Buffer.from(bytes)]).stream(), duplex: 'half' }),
    ],
  ])('of 5 MB is answered with a readable 413: %s', async (_name, of) => {
    for (let round = 0; round < 5; round += 1) {
      const bytes = new Uint8Array(5 * 1024 * 1024).fill(0x20);
      const reply = await fetch(`${origin}/api/auth/register`, {
        method: 'POST',
        headers: json,
        ...of(bytes),
      });
      expect([reply.status, await reply.json()]).toMatchObject([413, { code: 'request.tooLarge' }]);
    }
  });

  it('of 5 MB is answered with a readable 413 even if the client reads only after sending', async () => {
    for (let round = 0; round < 5; round += 1) {
      const body = ' '.repeat(5 * 1024 * 1024);
      const head = `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
      const reply = await exchange(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
      expect(reply).toMatch(/^HTTP\/1\.1 413 [^]*"request\.tooLarge"/);
    }
  });

  it('that never ends is cut off', async () => {
    const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
    const closed = new Promise((resolve) => {
      // A client that is cut off while sending sees an error first.
      socket.on('error', () => {});
      socket.on('close', resolve);
    });
    socket.write('POST /api/auth/register HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
    socket.write(`Content-Length: ${1024 ** 4}\r\n\r\n`);
    const chunk = Buffer.alloc(1024 * 1024, 0x20);
    let sent = 0;
    const send = (): void => {
      while (!socket.destroyed && sent < 200 && socket.write(chunk)) sent += 1;
    };
    socket.on('drain', send);
    send();
    await closed;
    expect(sent).toBeLessThan(100);
  });
});

describe('HEAD', () => {
  it('of a stream is answered without opening one', async () => {
    const one = await register(test);
    const groupId = await createTestGroup(test, one);
    const reply = await fetch(`${origin}/api/location/group/${groupId}/live`, {
      method: 'HEAD',
      headers: { cookie: one.cookie },
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await reply.text()).toBe('');
    const stranger = await register(test);
    const refused = await fetch(`${origin}/api/location/group/${groupId}/live`, {
      method: 'HEAD',
      headers: { cookie: stranger.cookie },
    });
    expect(refused.status).toBe(404);
    const alerts = await fetch(`${origin}/api/alerts/live`, {
      method: 'HEAD',
      headers: { cookie: one.cookie },
    });
    expect(alerts.status).toBe(200);
    expect(await alerts.text()).toBe('');
  });
});

const write = async (env: Record<string, string>, headers: Record<string, string>): Promise<number> => {
  const behind = await createTestApp({ env, database: test.database });
  const { client } = await register(behind);
  const { status } = await client.put('/api/settings', { theme: 'dark' }, { headers });
  await behind.close();
  return status;
};

describe('our own origin', () => {
  const elsewhere = { origin: 'https://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' };

  it('ignores X-Forwarded-Host', async () => {
    expect(await write({ TRUST_PROXY: 'true' }, { ...elsewhere, host: 'hajj.example' })).toBe(403);
    expect(await write({}, { ...elsewhere, host: 'hajj.example' })).toBe(403);
  });

  it('is that of BASE_URL, even if a proxy changes the Host header', async () => {
    const env = { TRUST_PROXY: 'true', BASE_URL: 'https://hajj.example' };
    const ours = { origin: 'https://hajj.example', host: '127.0.0.1:3000' };
    expect(await write(env, ours)).toBe(200);
    expect(await write(env, { ...elsewhere, host: '127.0.0.1:3000' })).toBe(403);
  });
});
