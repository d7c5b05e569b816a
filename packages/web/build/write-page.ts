import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languageCodes, languages } from '@manasik/core/text/languages';
import type * as Renderer from '../src/app/entry-render.tsx';
import { assetsOf, type Manifest, sourceOf } from './assets.ts';
import { firstStyles } from './first-styles.ts';
import { documentOf } from './page.ts';
import { textAt } from './site-files.ts';
import type { Catalogues } from './words.ts';

/** An entry of `dist/pages.json`. */
export interface ListedPage {
  path: string;
  name: string;
  access: 'public' | 'user';
  /** The visitors that get this page at this path. */
  session: 'any' | 'in' | 'out';
  languages: readonly Language[];
  /** `file` is relative to `dist`. The hashes are for the `script-src` and `style-src` of its policy. */
  files: Partial<Record<Language, { file: string; scriptHashes: string[]; styleHashes: string[] }>>;
}

export interface PageWriter {
  /** The id of the build. */
  build: string;
  renderer: Pick<typeof Renderer, 'render' | 'renderOffline' | 'structured'>;
  manifest: Manifest;
  catalogues: Catalogues;
  wordsVersion: string;
  /** The script that applies the saved theme, contrast and text size. */
  appearance: string;
  dist: string;
}

/** Writes the page at a row's address in all languages: the row's own page, or the one for signed-in users. */
export async function writePage(
  { build, renderer, manifest, catalogues, wordsVersion, appearance, dist }: PageWriter,
  row: Renderer.RenderedRow,
  shown: Renderer.RenderedRow,
  session: ListedPage['session'],
): Promise<ListedPage> {
  const signedIn = session === 'in';
  const personal = shown.access === 'user';
  const name = signedIn ? `${row.name}-signed-in` : row.name;
  const source = sourceOf(manifest, shown);
  const entry: ListedPage = {
    path: row.path,
    name,
    access: shown.access,
    session,
    languages: languageCodes,
    files: {},
  };
  const markups = await Promise.all(
    languageCodes.map((language) => renderer.render(row.path, language, signedIn)),
  );
  const styles = await firstStyles(markups);
  for (const [index, language] of languageCodes.entries()) {
    const words = catalogues[language];
    const { html, ...hashes } = documentOf({
      build,
      language,
      path: row.path,
      name: shown.name,
      title: textAt(words, shown.titleKey),
      description: textAt(words, shown.titleKey.replace(/title$/, 'description')),
      pictureText: `Manasik – ${textAt(words, 'landing.hero.tagline')}`,
      signedIn: signedIn || personal,
      hidden: shown.hidden || personal,
      data: renderer.structured(shown.name, language),
      appearance,
      markup: markups[index] ?? '',
      words: shown.fetchesWords
        ? {}
        : Object.fromEntries(shown.namespaces.map((namespace) => [namespace, words[namespace] ?? {}])),
      wordModules: shown.fetchesWords
        ? shown.namespaces.map((namespace) => `/assets/words-${wordsVersion}/${language}/${namespace}.js`)
        : [],
      wordsVersion,
      styles,
      assets: await assetsOf(manifest, join(dist, 'client'), source, language, languages[language].font),
    });
    const file = `pages/${language}/${name}.html`;
    await writeFile(join(dist, file), html);
    entry.files[language] = { file, ...hashes };
  }
  return entry;
}
