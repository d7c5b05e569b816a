import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFeatures, needsFeature } from '@manasik/content';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import compile from 'icu-minify/compile';

/** A tree of compiled messages: texts, or the output of `icu-minify` for ICU syntax. */
export interface WordTree {
  [key: string]: unknown;
}
export type Catalogues = Record<Language, Record<string, WordTree>>;

const locales = join(import.meta.dirname, '../../content/locales');

/**
 * Reads and compiles the catalogues of all languages. A missing file or key stops the build, unless `allowMissing` falls
 * back to English (`MANASIK_ALLOW_MISSING=1`, while translations are in progress).
 */
export async function readCatalogues(allowMissing: boolean, folder = locales): Promise<Catalogues> {
  const namespaces = listFeatures('en', pathToFileURL(`${folder}/`));
  const missing: string[] = [];
  const catalogues: Partial<Catalogues> = {};
  for (const language of languageCodes) {
    const words: Record<string, WordTree> = {};
    for (const namespace of namespaces) {
      // Empty, so that a page can request it in every language.
      if (!needsFeature(language, namespace)) {
        words[namespace] = {};
        continue;
      }
      const file = `${namespace}.json`;
      const english = await readTree(join(folder, 'en', file));
      const own = language === 'en' ? english : await readTree(join(folder, language, file));
      const complete = fillUp(english ?? {}, own ?? {}, `${language}/${file}`, missing);
      words[namespace] = compileTree(complete);
    }
    catalogues[language] = words;
  }
  if (missing.length > 0 && !allowMissing) {
    const first = missing.slice(0, 20).join('\n  ');
    throw new Error(`${missing.length} words are missing in the catalogues:\n  ${first}`);
  }
  // The loop above has filled every language.
  return catalogues as Catalogues;
}

/** Writes each namespace of each language as a module. Returns the version in the folder's name. */
export async function writeWordModules(catalogues: Catalogues, assets: string): Promise<string> {
  const version = createHash('sha256').update(JSON.stringify(catalogues)).digest('hex').slice(0, 10);
  for (const language of languageCodes) {
    for (const [namespace, words] of Object.entries(catalogues[language])) {
      const file = join(assets, `words-${version}`, language, `${namespace}.js`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `export default ${JSON.stringify(words)}`);
    }
  }
  return version;
}

async function readTree(path: string): Promise<WordTree | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const tree: unknown = JSON.parse(text);
  if (!isTree(tree)) throw new Error(`${path} is no object of words`);
  return tree;
}

function fillUp(english: WordTree, own: WordTree, place: string, missing: string[]): WordTree {
  return Object.fromEntries(
    Object.entries(english).map(([key, word]) => {
      const here = `${place}: ${key}`;
      const mine = own[key];
      if (isTree(word)) return [key, fillUp(word, isTree(mine) ? mine : {}, here, missing)];
      if (mine === undefined) missing.push(here);
      return [key, mine ?? word];
    }),
  );
}

const compileTree = (tree: WordTree): WordTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, word]) => [
      key,
      isTree(word) ? compileTree(word) : compile(String(word)),
    ]),
  );

/** Whether a value is a group of words, rather than one message. */
export const isTree = (value: unknown): value is WordTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
