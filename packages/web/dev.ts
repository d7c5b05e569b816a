/**
 * The development server: the web app with hot reload and the API on one port. Run `npm run dev`.
 * Pages are rendered in the browser instead of prerendered, and no service worker caches them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { direction, isLanguage, type Language, languageCodes, languages } from '@manasik/core/text/languages';
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite';
import { inlineScript } from './build/inline.ts';
import { type Catalogues, readCatalogues } from './build/words.ts';
import { apiSources, isApiSource, settleMs, startApi } from './dev-api.ts';
import { browserEntry, fontSheet, pageSheet } from './vite.config.ts';

const root = import.meta.dirname;
const repository = join(root, '../..');
const port = Number(process.env['PORT'] ?? 3000);
const apiPaths = '^/(api|healthz|readyz|metrics|icon\\.svg|robots\\.txt|sitemap\\.xml|manifest)';
const locales = join(repository, 'packages/content/locales');

process.env['MANASIK_DEV'] = '1';
// The server reads the pages of a build at start. The build runs in a separate process, because it sets NODE_ENV to
// production, where React has no hot reload.
if (!existsSync(join(root, 'dist/pages.json'))) {
  const { status } = spawnSync(process.execPath, [join(root, 'build.ts')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const api = startApi(port + 1, {
  ...process.env,
  BASE_URL: process.env['BASE_URL'] ?? `http://localhost:${port}`,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void api.stop().then(() => process.exit()));
}

let catalogues: Catalogues = await readCatalogues(true);
// Changes with every edit, so that the browser never shows cached words.
let wordsVersion = 0;

let reloading: Promise<void> | undefined;

/** Reads the catalogues and reloads the page. Missing words are shown in English. */
async function reloadWords({ ws, config }: ViteDevServer, file: string): Promise<void> {
  await sleep(settleMs);
  // Clear it before reading, so that any later change triggers another read.
  reloading = undefined;
  try {
    catalogues = await readCatalogues(true);
    wordsVersion += 1;
    ws.send({ type: 'full-reload' });
  } catch (error) {
    config.logger.error(`${file}: ${String(error)}`);
  }
}

/** Files that Vite itself does not watch: the catalogues and the files of the API. */
const follow: Plugin = {
  name: 'manasik-follow',
  configureServer: (vite) => {
    vite.watcher.add([locales, ...apiSources]);
    vite.watcher.on('all', (_event, file) => {
      if (file.startsWith(locales)) reloading ??= reloadWords(vite, file);
      // The API reads the words of mails and narrations at start.
      if (isApiSource(file) || /\/(mail|hadith)\.json$/.test(file)) api.restart();
    });
  },
};

const http = createServer();
const vite = await createVite({
  configFile: join(root, 'vite.config.ts'),
  appType: 'custom',
  plugins: [follow],
  server: {
    middlewareMode: true,
    hmr: { server: http },
    fs: { allow: [repository] },
    proxy: { [apiPaths]: api.address },
  },
});

const appearance = await inlineScript('src/app/inline/appearance.ts');

function languageOf(request: IncomingMessage, url: URL): Language {
  const saved = /manasik-language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  const preferred = (request.headers['accept-language'] ?? '').split(/[,;-]/);
  const asked = [url.searchParams.get('lang'), saved, ...preferred];
  return asked.find((code) => isLanguage(code)) ?? 'en';
}

async function isSignedIn(request: IncomingMessage): Promise<boolean> {
  await api.ready();
  const reply = await fetch(`${api.address}/api/auth/user`, {
    headers: { cookie: request.headers.cookie ?? '' },
  });
  return reply.ok;
}

function pageIn(language: Language, signedIn: boolean): string {
  const embedded = {
    version: String(wordsVersion),
    language,
    words: catalogues[language],
    fontSheets: Object.fromEntries(Object.values(languages).map(({ font }) => [font, `/${fontSheet(font)}`])),
  };
  return `<!doctype html>
<html lang="${language}" dir="${direction(language)}"${signedIn ? ' data-session="in"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Manasik</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script>${appearance}</script>
<link rel="stylesheet" href="/${fontSheet(languages[language].font)}">
<link rel="stylesheet" id="sheet" href="/${pageSheet}">
</head>
<body>
<div id="root"></div>
<script type="application/json" id="words">${JSON.stringify(embedded).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/${browserEntry}"></script>
</body>
</html>
`;
}

/** A namespace in another language, requested by `platform/i18n`. */
function wordModule(pathname: string): string | undefined {
  const [, language, namespace] = /^\/assets\/words-\d+\/(\w+)\/(.+)\.js$/.exec(pathname) ?? [];
  if (!isLanguage(language) || namespace === undefined) return undefined;
  return `export default ${JSON.stringify(catalogues[language][namespace] ?? {})}`;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const module = wordModule(url.pathname);
  if (module !== undefined) {
    response.setHeader('content-type', 'text/javascript').end(module);
  } else if (request.headers.accept?.includes('text/html')) {
    const page = pageIn(languageOf(request, url), await isSignedIn(request));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await vite.transformIndexHtml(url.pathname, page));
  } else response.writeHead(404).end();
}

// Last, so that every address which neither Vite nor the API handles is a page.
vite.middlewares.use((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});

http.on('request', (request, response) => {
  // Hold requests while the API restarts, so that pages do not notice.
  const mayGo = new RegExp(apiPaths).test(request.url ?? '') ? api.ready() : Promise.resolve();
  void mayGo.then(() => vite.middlewares(request, response));
});
http.listen(port, () => {
  console.log(`Manasik is at http://localhost:${port} in ${languageCodes.length} languages, with hot reload`);
});
