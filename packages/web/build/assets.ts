import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@manasik/core/text/languages';
import { browserEntry, fontSheet, pageSheet } from '../vite.config.ts';
import { firstFonts, type Font } from './fonts.ts';
import type { Assets } from './page.ts';
import { themeColours } from './theme-colours.ts';

/** Vite's `manifest.json`: source file -> its output. */
export type Manifest = Record<string, BuiltFile>;

interface BuiltFile {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** The files that a page in this language fetches first. `source`: the page's file, relative to packages/web. */
export async function assetsOf(
  manifest: Manifest,
  client: string,
  source: string,
  language: Language,
  font: Font,
): Promise<Assets> {
  const entry = itemOf(manifest, browserEntry);
  const sheet = itemOf(manifest, fontSheet(font));
  const modules = new Set([...importsOf(manifest, browserEntry), ...importsOf(manifest, source)]);
  modules.add(itemOf(manifest, source).file);
  modules.delete(entry.file);
  return {
    entry: `/${entry.file}`,
    modules: [...modules].map((file) => `/${file}`),
    sheet: `/${itemOf(manifest, pageSheet).file}`,
    fontFaces: (await readFile(join(client, sheet.file), 'utf8')).trim(),
    fonts: firstFonts(language, sheet.assets ?? []).map((file) => `/${file}`),
    ground: (await themeColours()).ground,
    fontSheets: Object.fromEntries(
      Object.values(languages).map(({ font: family }) => [
        family,
        `/${itemOf(manifest, fontSheet(family)).file}`,
      ]),
    ),
  };
}

function itemOf(manifest: Manifest, source: string) {
  const item = manifest[source];
  if (!item) throw new Error(`The build has no ${source}`);
  return item;
}

function importsOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const files = new Set<string>();
  for (const key of itemOf(manifest, source).imports ?? []) {
    if (seen.has(key)) continue;
    seen.add(key);
    // Dependencies come before their dependents, so that each script can run at once in this order.
    for (const file of importsOf(manifest, key, seen)) files.add(file);
    files.add(itemOf(manifest, key).file);
  }
  return files;
}

/** The file of a page, named after its row unless the row says otherwise: `features/help/help-page.tsx` for `help`. */
export function sourceOf(manifest: Manifest, { file }: { file: string }): string {
  const source = Object.keys(manifest).find((key) => key.endsWith(`/${file}-page.tsx`));
  if (!source) throw new Error(`The page "${file}" of routes.tsx needs a file named ${file}-page.tsx`);
  return source;
}
