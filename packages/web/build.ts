/**
 * Builds everything that the browser gets into `dist/`:
 * client/assets/   scripts, fonts and words, named by their content hash
 * root/            robots.txt, sitemap.xml, manifests, icons: served at the root of the site
 * worker/          sw.js, the service worker
 * pages/<language>/<name>.html and pages.json, the list of them
 * Does nothing when nothing has changed. Run `node packages/web/build.ts`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageCodes } from '@manasik/core/text/languages';
import { build } from 'vite';
import type { Manifest } from './build/assets.ts';
import { compressAll } from './build/compress.ts';
import { inlineScript } from './build/inline.ts';
import { hashInputs } from './build/inputs.ts';
import { offlineList } from './build/offline-list.ts';
import { writeOfflinePage } from './build/offline-page.ts';
import { buildWorker } from './build/worker.ts';
import { type ListedPage, writePage } from './build/write-page.ts';
import { writeSiteFiles } from './build/site-files.ts';
import { readCatalogues, writeWordModules } from './build/words.ts';
import type * as Renderer from './src/app/entry-render.tsx';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const stamp = join(dist, 'inputs.sha256');

const inputs = await hashInputs();
if ((await readFile(stamp, 'utf8').catch(() => '')) === inputs) {
  console.log('packages/web: nothing has changed since the last build');
} else {
  const started = Date.now();
  await rm(stamp, { force: true });
  const count = await buildAll(inputs.slice(0, 12));
  await writeFile(stamp, inputs);
  console.log(`packages/web: ${count} pages built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function buildAll(buildName: string): Promise<number> {
  process.env['NODE_ENV'] = 'production';
  const catalogues = await readCatalogues(process.env['MANASIK_ALLOW_MISSING'] === '1');
  const configFile = join(root, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
  const wordsVersion = await writeWordModules(catalogues, join(dist, 'client/assets'));
  await compressAll(join(dist, 'client/assets'));

  const manifest: Manifest = JSON.parse(await readFile(join(dist, 'client/manifest.json'), 'utf8'));
  const renderer: typeof Renderer = await import(pathToFileURL(join(dist, 'render/render.js')).href);
  const { pages } = renderer;
  const listed: ListedPage[] = [];
  await rm(join(dist, 'pages'), { recursive: true, force: true });

  for (const language of languageCodes) {
    // Load all words at once. Each row names the ones that its page needs.
    renderer.keep({ version: wordsVersion, language, words: catalogues[language], fontSheets: {} });
    await mkdir(join(dist, 'pages', language), { recursive: true });
  }
  const appearance = await inlineScript('src/app/inline/appearance.ts');
  const writer = { build: buildName, renderer, manifest, catalogues, wordsVersion, appearance, dist };
  for (const page of pages) {
    listed.push(await writePage(writer, page, page, page.signedIn ? 'out' : 'any'));
    const other = pages.find(({ name }) => name === page.signedIn);
    if (other) listed.push(await writePage(writer, page, other, 'in'));
  }
  listed.push(await writeOfflinePage(writer));
  const list = offlineList({ build: buildName, manifest, rows: pages, wordsVersion });
  await buildWorker(list, join(dist, 'worker'));
  await writeFile(join(dist, 'pages.json'), `${JSON.stringify(listed, null, 1)}\n`);
  const found = pages.filter(
    ({ access, hidden, path }) => access === 'public' && !hidden && !path.includes(':'),
  );
  await writeSiteFiles(
    join(dist, 'root'),
    found.map(({ path }) => path),
    catalogues,
  );
  return listed.length * languageCodes.length;
}
