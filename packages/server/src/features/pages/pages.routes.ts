import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { redirectOf, redirects } from '@manasik/contract/pages';
import { isLanguage, type Language } from '@manasik/core/text/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestedLanguage, requestedLanguageVary } from '../../platform/http/requested-language.ts';
import { pageHeaders } from '../../platform/http/security-headers.ts';
import { compressed, uncompressed } from './compressed.ts';
import { serviceWorkerRoute } from './service-worker.ts';
import { ORIGIN_TOKEN, type Page, readPages, webDist } from './page-files.ts';

/** The language in the address itself. */
function addressedLanguage(request: FastifyRequest): Language | undefined {
  const { lang } = request.query as { lang?: unknown };
  return isLanguage(lang) ? lang : undefined;
}

/** `?lang=`, otherwise the saved choice, otherwise the browser's preference. */
const languageOf = (request: FastifyRequest): Language =>
  addressedLanguage(request) ?? requestedLanguage(request.headers);

/** The page to sign in, in the language of the address, and back to it afterwards. */
function signInPath(request: FastifyRequest): string {
  const next = encodeURIComponent(request.url);
  const language = addressedLanguage(request);
  return `/login?next=${next}${language ? `&lang=${language}` : ''}`;
}

/** Sends one page in the language of the request. */
function senderOf(page: Page): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const ready = new Map<Language, ReturnType<typeof prepare>>();
  async function prepare(language: Language) {
    try {
      const { html, contentSecurityPolicy } = await page.read(language);
      return { contentSecurityPolicy, body: compressed(html) };
    } catch (error) {
      // The next visitor reads the disk again.
      ready.delete(language);
      throw error;
    }
  }
  // The history must not show the shell of signed-in pages after signing out.
  const isPersonal = page.session === 'in' || page.access === 'user';
  return async (request, reply) => {
    const language = languageOf(request);
    const preparing = ready.get(language) ?? prepare(language);
    ready.set(language, preparing);
    const { contentSecurityPolicy, body } = await preparing;
    reply.headers({
      ...pageHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': contentSecurityPolicy,
      'cache-control': isPersonal ? 'no-store' : 'no-cache',
      vary: `${requestedLanguageVary}, accept-encoding`,
    });
    return body.send(request, reply);
  };
}

/** Redirects addresses that no page has to the page that people mean. */
function redirectRoutes(app: FastifyInstance): void {
  for (const from of Object.keys(redirects)) {
    app.get(from, { schema: { hide: true } }, (request, reply) => {
      const { pathname, search } = new URL(request.url, 'http://any');
      return reply.header('cache-control', 'no-cache').redirect(redirectOf(pathname, search) ?? '/');
    });
  }
}

/** Robots, site map, icons, manifest: small files at the root, with the site's address inserted. */
async function rootFiles(app: FastifyInstance, origin: string): Promise<void> {
  const folder = path.join(webDist, 'root');
  const types: Readonly<Record<string, string>> = {
    '.txt': 'text/plain; charset=utf-8',
    '.xml': 'application/xml; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.webmanifest': 'application/manifest+json',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
  };
  for (const name of await readdir(folder)) {
    const type = types[path.extname(name)];
    if (!type) throw new Error(`no content type is known for ${name}`);
    const bytes = await readFile(path.join(folder, name));
    const isPicture = /\.(?:png|jpg)$/.test(name);
    const body = isPicture
      ? uncompressed(bytes)
      : compressed(bytes.toString().replaceAll(ORIGIN_TOKEN, origin));
    app.get(`/${name}`, { schema: { hide: true } }, (request, reply) => {
      reply.headers({
        'content-type': type,
        'cache-control': 'public, max-age=3600',
        vary: 'accept-encoding',
      });
      return body.send(request, reply);
    });
  }
}

/** Browsers apply to a worker the policy sent with its script. Only the script that makes PDFs may compile WebAssembly. */
const workerPolicies = {
  'pdf-worker-': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  'assistant-worker-': "default-src 'none'; script-src 'self'; connect-src 'self'",
};
const workerPolicyOf = (file: string): string | undefined =>
  Object.entries(workerPolicies).find(([name]) => path.basename(file).startsWith(name))?.[1];

/** Serves every page of the web at its address, and its files. Returns the handler for unknown addresses. */
export async function pagesRoutes(
  app: FastifyInstance,
  { baseUrl, tileUrl }: { baseUrl: string; tileUrl?: string | undefined },
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  await app.register(fastifyStatic, {
    root: path.join(webDist, 'client', 'assets'),
    prefix: '/assets/',
    // One route for each file. The wildcard route would list the folder of a thousand files on every request.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    schemaHide: true,
    setHeaders: (reply, file) => {
      const policy = workerPolicyOf(file);
      if (policy) reply.header('content-security-policy', policy);
    },
  });
  await rootFiles(app, baseUrl);
  await serviceWorkerRoute(app);
  redirectRoutes(app);

  const pages = await readPages(baseUrl, tileUrl === undefined ? undefined : new URL(tileUrl).origin);
  const byPath = Map.groupBy(pages, (page) => page.path);
  for (const [url, variants] of byPath) {
    if (url === '*') continue;
    const out = variants.find(({ session }) => session !== 'in');
    const inside = variants.find(({ session }) => session === 'in');
    const sendOut = out && senderOf(out);
    const sendIn = inside && senderOf(inside);
    const needsSession = variants.every(({ access, session }) => access === 'user' || session === 'in');
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      // A public page that is the same with and without a session needs no session look-up.
      const session = needsSession || sendIn ? await app.sessions.find(request) : null;
      if (needsSession && !session) {
        return reply.header('cache-control', 'no-store').redirect(signInPath(request));
      }
      const send = session ? (sendIn ?? sendOut) : sendOut;
      if (!send) throw new Error(`no page for ${url}`);
      return send(request, reply);
    });
  }

  const unknown = byPath.get('*')?.[0];
  if (!unknown) throw new Error('the web was built without a page for unknown addresses');
  const sendUnknown = senderOf(unknown);
  return (request, reply) => sendUnknown(request, reply.code(404));
}
