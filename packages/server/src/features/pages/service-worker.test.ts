import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { serviceWorkerRoute } from './service-worker.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const worker = (headers: Record<string, string> = {}) => test.visitor().get<string>('/sw.js', { headers });

describe('the service worker', () => {
  it('is a script for the whole site that browsers revalidate each time', async () => {
    const reply = await worker();
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
  });

  it('may only connect to our own server', async () => {
    expect((await worker()).headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'",
    );
  });

  it('is sent again only after a change', async () => {
    const { headers } = await worker();
    const again = await worker({ 'if-none-match': String(headers['etag']) });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  it('names a build, which the pages of that build also name', async () => {
    const { text } = await test.visitor().get<string>('/worship');
    const [, build] = / data-build="(\w+)"/.exec(text) ?? [];
    expect(build).toMatch(/^\w{12}$/);
    expect((await worker()).text).toContain(build);
  });

  it('lists only existing files', async () => {
    const { text } = await worker();
    const names = text.match(/\/assets\/[\w./-]+?\.(?:js|css|json|woff2)\b/g) ?? [];
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) {
      const reply = await test.app.inject({ method: 'HEAD', url: name });
      expect([name, reply.statusCode]).toEqual([name, 200]);
    }
  });

  it('is answered 404 without its file, so that browsers remove it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'manasik-worker-'));
    const app = Fastify();
    await serviceWorkerRoute(app, path.join(folder, 'sw.js'));
    expect((await app.inject('/sw.js')).statusCode).toBe(404);
    await app.close();
    await rm(folder, { recursive: true });
  });
});

describe('the page for missing content when offline', () => {
  it('needs no other file, and is not indexed by search engines', async () => {
    const { status, text } = await test.visitor().get<string>('/offline?lang=ar');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="ar" dir="rtl"');
    expect(text).toContain('noindex');
    expect(text).not.toMatch(/<script[^>]* src=|rel="stylesheet"|\/assets\//);
  });
});
