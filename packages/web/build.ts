/**
 * Builds everything the browser gets into `dist/`:
 *   client/assets/   scripts, fonts and words, named by their content
 *   root/            robots.txt, sitemap.xml, manifests, icon: served at the root of the site
 *   pages/<language>/<name>.html and pages.json, the list of them
 * Does nothing when nothing has changed. `node packages/web/build.ts`
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languageCodes, languages } from '@manasik/core/languages';
import { build } from 'vite';
import { assetsOf, type Manifest, sourceOf } from './build/assets.ts';
import { hashInputs } from './build/inputs.ts';
import { documentOf } from './build/page.ts';
import { textAt, writeSiteFiles } from './build/site-files.ts';
import { readCatalogues, writeWordModules } from './build/words.ts';
import type * as Renderer from './src/app/entry-render.tsx';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const stamp = join(dist, 'inputs.sha256');

/** An entry of `dist/pages.json`. */
interface ListedPage {
  path: string;
  name: string;
  access: 'public' | 'user';
  /** Which visitors get this page at this path. */
  session: 'any' | 'in' | 'out';
  languages: readonly Language[];
  files: Partial<Record<Language, { file: string; scriptHashes: string[]; styleHashes: string[] }>>;
}

const inputs = await hashInputs();
if ((await readFile(stamp, 'utf8').catch(() => '')) === inputs) {
  console.log('packages/web: nothing has changed since the last build');
} else {
  const started = Date.now();
  await rm(stamp, { force: true });
  const count = await buildAll();
  await writeFile(stamp, inputs);
  console.log(`packages/web: ${count} pages built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function buildAll(): Promise<number> {
  process.env['NODE_ENV'] = 'production';
  const catalogues = await readCatalogues(process.env['MANASIK_ALLOW_MISSING'] === '1');
  const configFile = join(root, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
  const wordsVersion = await writeWordModules(catalogues, join(dist, 'client/assets'));

  const manifest: Manifest = JSON.parse(await readFile(join(dist, 'client/manifest.json'), 'utf8'));
  const renderer: typeof Renderer = await import(pathToFileURL(join(dist, 'render/render.js')).href);
  const { pages } = renderer;
  const listed: ListedPage[] = [];
  await rm(join(dist, 'pages'), { recursive: true, force: true });

  for (const language of languageCodes) {
    // All words at once: which of them a page needs is said by its row.
    renderer.keep({ version: wordsVersion, language, words: catalogues[language], fontSheets: {} });
    await mkdir(join(dist, 'pages', language), { recursive: true });
  }
  for (const page of pages) {
    listed.push(await writePage(page, page, page.signedIn ? 'out' : 'any'));
    const other = pages.find(({ name }) => name === page.signedIn);
    if (other) listed.push(await writePage(page, other, 'in'));
  }
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

  /** Writes what is shown at a row's address in all languages: its own page, or another for signed-in users. */
  async function writePage(
    row: Renderer.RenderedRow,
    shown: Renderer.RenderedRow,
    session: ListedPage['session'],
  ): Promise<ListedPage> {
    const signedIn = session === 'in';
    const name = signedIn ? `${row.name}-signed-in` : row.name;
    const entry: ListedPage = {
      path: row.path,
      name,
      access: shown.access,
      session,
      languages: languageCodes,
      files: {},
    };
    for (const language of languageCodes) {
      const words = catalogues[language];
      const { html, ...hashes } = documentOf({
        language,
        path: row.path,
        name: shown.name,
        title: textAt(words, shown.titleKey),
        description: textAt(words, shown.titleKey.replace(/title$/, 'description')),
        signedIn: signedIn || shown.access === 'user',
        hidden: shown.hidden || shown.access === 'user',
        markup: await renderer.render(row.path, language, signedIn),
        words: Object.fromEntries(shown.namespaces.map((namespace) => [namespace, words[namespace] ?? {}])),
        wordsVersion,
        assets: await assetsOf(
          manifest,
          join(dist, 'client'),
          sourceOf(manifest, shown.name),
          language,
          languages[language].font,
        ),
      });
      const file = `pages/${language}/${name}.html`;
      await writeFile(join(dist, file), html);
      entry.files[language] = { file, ...hashes };
    }
    return entry;
  }
}
