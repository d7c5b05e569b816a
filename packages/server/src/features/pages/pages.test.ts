import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { redirects } from '@manasik/contract/pages';
import { languageCodes } from '@manasik/core/text/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import { webDist } from './page-files.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { BASE_URL: 'http://hajj.example' } });
});
afterAll(() => test.close());

const page = (url: string, headers: Record<string, string> = {}) =>
  test.visitor().get<string>(url, { headers });
const languageOf = (html: string): string | undefined => /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];

describe('a page', () => {
  it.each(languageCodes)('is in %s when the address asks for it', async (language) => {
    const reply = await page(`/about?lang=${language}`);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-language']).toBe(language);
    expect(languageOf(reply.text)).toBe(language);
    expect(reply.text).toContain(`dir="${['ar', 'ur'].includes(language) ? 'rtl' : 'ltr'}"`);
  });

  it.each([
    [
      'the address over all',
      '/about?lang=de',
      { cookie: 'manasik-language=fr', 'accept-language': 'it' },
      'de',
    ],
    [
      'the saved choice over the browser',
      '/about',
      { cookie: 'manasik-language=fr', 'accept-language': 'it' },
      'fr',
    ],
    [
      'the browser where nothing is saved',
      '/about',
      { 'accept-language': 'xx, ur-PK;q=0.9, en;q=0.8' },
      'ur',
    ],
    ['English where nothing is said', '/about', {}, 'en'],
    [
      'English where nothing is known',
      '/about?lang=tlh',
      { cookie: 'manasik-language=xx', 'accept-language': 'zz' },
      'en',
    ],
    ['no key of every object', '/about?lang=constructor', { cookie: 'manasik-language=__proto__' }, 'en'],
    ['no list', '/about?lang=de&lang=fr', { 'accept-language': ',;q=,,*;q=9e9' }, 'en'],
  ])('follows %s', async (_name, url, headers, language) => {
    const reply = await page(url, headers);
    expect([reply.status, reply.headers['content-language']]).toEqual([200, language]);
    expect(reply.headers['vary']).toContain('accept-language');
    expect(reply.headers['vary']).toContain('cookie');
  });

  it('allows only its own scripts and styles', async () => {
    for (const url of ['/', '/about', '/login', '/nowhere']) {
      const policy = String((await page(url)).headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*;/);
      expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]+')*;/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('*');
    }
  });

  it('has the headers that isolate it from other sites', async () => {
    expect((await page('/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/geolocation=\(self\).*microphone=\(self\), camera=\(\)/),
    });
  });

  it('is sent once, and again only after a change', async () => {
    const first = await page('/about');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(await page('/about', headers)).toMatchObject({ status: 304, text: '' });
    expect((await page('/about?lang=fr', headers)).status).toBe(200);
    expect((await page('/about', { ...headers, 'accept-encoding': 'br' })).status).toBe(200);
  });

  it('is compressed in an encoding that the browser supports', async () => {
    const plain = await page('/about');
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { 'accept-encoding': encoding };
      const reply = await test.app.inject({ url: '/about', headers });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(unpack(reply.rawPayload).toString()).toBe(plain.text);
      expect(reply.headers['etag']).not.toBe(plain.headers['etag']);
    }
  });

  it('contains the address of the site, and no placeholder of the build', async () => {
    for (const url of ['/', '/about', '/robots.txt', '/sitemap.xml']) {
      const { text } = await page(url);
      expect(text).not.toContain('__ORIGIN__');
    }
    expect((await page('/sitemap.xml')).text).toContain('http://hajj.example/about');
  });

  it('answers HEAD without a body', async () => {
    expect(await test.visitor().send('HEAD', '/about')).toMatchObject({ status: 200, text: '' });
  });
});

describe('an address that people type but no page has', () => {
  it.each(Object.values(redirects))('leads to a page: %s', async (address) => {
    const { status, headers } = await page(address);
    expect(status === 200 || String(headers['location']).startsWith('/login?next=')).toBe(true);
  });

  it.each(languageCodes)('leads to the page that they mean, in %s', async (language) => {
    const groups = await page(`/groups?group=7&lang=${language}`);
    expect([groups.status, groups.headers['location']]).toEqual([
      302,
      `/group-tracker?group=7&lang=${language}`,
    ]);
    const form = await page(`/register?lang=${language}`);
    expect(form.headers['location']).toBe(`/login?mode=register&lang=${language}`);
    const opened = await page(String(form.headers['location']));
    expect([opened.status, opened.headers['content-language']]).toEqual([200, language]);
  });
});

describe('an unknown address', () => {
  it('is answered 404 with a page in the visitor’s language', async () => {
    const reply = await page('/no/such/page', { 'accept-language': 'fr' });
    expect(reply.status).toBe(404);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(languageOf(reply.text)).toBe('fr');
    expect((await page('/no-such-page')).text).toContain('404');
  });

  it.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/assets/no-such.js',
    '/pages.json',
  ])('never reaches a file that is not for visitors: %s', async (url) => {
    const reply = await page(url);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.text).not.toContain('"dependencies"');
  });
});

describe('a page for users', () => {
  it.each(['/home', '/settings', '/settings?tab=language&x=%26'])(
    'redirects a visitor to sign in, and back: %s',
    async (url) => {
      const reply = await page(url);
      expect(reply.status).toBe(302);
      expect(reply.headers['location']).toBe(`/login?next=${encodeURIComponent(url)}`);
      expect(reply.headers['cache-control']).toBe('no-store');
    },
  );

  it('redirects to sign in in the language of the address', async () => {
    const url = '/group-tracker?join=ABCDEFGH&lang=ur';
    const { headers } = await page(url);
    expect(headers['location']).toBe(`/login?next=${encodeURIComponent(url)}&lang=ur`);
    expect((await page('/settings?lang=xx')).headers['location']).toBe('/login?next=%2Fsettings%3Flang%3Dxx');
  });

  it('is shown to a user, and never cached', async () => {
    const { cookie } = await register(test);
    for (const url of ['/home', '/settings', '/']) {
      const reply = await page(url, { cookie });
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  it('at / differs from what a visitor sees there, even after signing out', async () => {
    const { cookie, client } = await register(test);
    const visitors = await page('/');
    const users = await page('/', { cookie });
    expect(visitors.headers['cache-control']).toBe('no-cache');
    expect(users.text).not.toBe(visitors.text);
    await client.delete('/api/auth/sessions');
    expect((await page('/', { cookie })).text).toBe(visitors.text);
    expect((await page('/home', { cookie })).status).toBe(302);
  });
});

describe('the files of a page', () => {
  it('are cached for ever, because their names change with their content', async () => {
    const names = await readdir(path.join(webDist, 'client', 'assets'));
    const script = names.find((name) => name.endsWith('.js')) ?? '';
    const reply = await page(`/assets/${script}`, { 'accept-encoding': 'br' });
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
    expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('come compressed under their own address only', async () => {
    const names = await readdir(path.join(webDist, 'client', 'assets'));
    const compressed = names.find((name) => name.endsWith('.js.br')) ?? '';
    const name = compressed.replace(/\.br$/, '');
    const reply = await page(`/assets/${name}`, { 'accept-encoding': 'br' });
    expect([reply.status, reply.headers['content-encoding']]).toEqual([200, 'br']);
    for (const other of [compressed, `${name}.gz`, name.toUpperCase(), ''])
      expect((await page(`/assets/${other}`)).status).toBe(404);
  });

  it('include the words in their folder', async () => {
    const folders = await readdir(path.join(webDist, 'client', 'assets'));
    const words = folders.find((name) => name.startsWith('words-'));
    const { status, headers } = await page(`/assets/${words}/ur/guide.js`);
    expect([status, String(headers['cache-control'])]).toEqual([200, expect.stringContaining('immutable')]);
  });

  it('are one series of the metrics, because there are thousands of them', async () => {
    const names = await readdir(path.join(webDist, 'client', 'assets'));
    for (const name of names.filter((each) => each.endsWith('.js')).slice(0, 3))
      await page(`/assets/${name}`);
    const { text } = await page('/metrics');
    const routes = text.match(/route="\/assets\/[^"]*"/g) ?? [];
    expect([...new Set(routes)]).toEqual(['route="/assets/*"']);
  });

  it('may compile WebAssembly only in the worker that makes PDFs', async () => {
    const names = await readdir(path.join(webDist, 'client', 'assets'));
    const scripts = names.filter((name) => name.endsWith('.js'));
    const allowed = [];
    for (const name of scripts) {
      const { headers } = await page(`/assets/${name}`);
      if (String(headers['content-security-policy']).includes('wasm')) allowed.push(name);
    }
    expect(scripts.length).toBeGreaterThan(50);
    expect(allowed).toEqual([expect.stringMatching(/^pdf-worker-/)]);
  });

  it('may load scripts in the worker of the assistant, and nothing from other sites', async () => {
    const names = await readdir(path.join(webDist, 'client', 'assets'));
    const worker = names.find((name) => /^assistant-worker-.*\.js$/.test(name));
    const { headers } = await page(`/assets/${worker}`);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });

  it('include those that a browser expects at the root', async () => {
    for (const name of await readdir(path.join(webDist, 'root'))) {
      const reply = await page(`/${name}`);
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    }
  });

  it.each([
    ['share-ur.jpg', 'image/jpeg'],
    ['icon-maskable-512.png', 'image/png'],
  ])('include %s, byte for byte and not compressed again', async (name, type) => {
    const url = `/${name}`;
    const reply = await test.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(reply.headers['content-type']).toBe(type);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.rawPayload.equals(await readFile(path.join(webDist, 'root', name)))).toBe(true);
    const known = { 'if-none-match': String(reply.headers['etag']) };
    const again = await test.app.inject({ url, headers: known });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });
});
