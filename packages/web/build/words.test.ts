import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes } from '@manasik/core/text/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCatalogues, writeWordModules } from './words.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'));
  for (const language of languageCodes) {
    await mkdir(join(folder, language, 'rites'), { recursive: true });
    await writeFile(join(folder, language, 'rites/ihram.json'), '{"steps":{"wash-first":"Wash"}}');
    if (language !== 'ar' && language !== 'ur')
      await writeFile(join(folder, language, 'transliterations.json'), '{"talbiyah":"Labbayk"}');
  }
});
afterAll(() => rm(folder, { recursive: true }));

it('writes words in folders as modules in folders', async () => {
  const version = await writeWordModules(await readCatalogues(false, folder), join(folder, 'assets'));
  const module = (name: string) => readFile(join(folder, `assets/words-${version}`, `${name}.js`), 'utf8');
  expect(await module('de/rites/ihram')).toBe('export default {"steps":{"wash-first":"Wash"}}');
  expect(await module('de/transliterations')).toBe('export default {"talbiyah":"Labbayk"}');
});

it('writes empty transliterations for languages in Arabic script, so that every page can request them', async () => {
  const catalogues = await readCatalogues(false, folder);
  expect(catalogues.ar['transliterations']).toEqual({});
  expect(catalogues.ur['transliterations']).toEqual({});
});

it('throws for words that a language lacks', async () => {
  const other = join(folder, 'other');
  for (const language of languageCodes)
    await cp(join(folder, language), join(other, language), { recursive: true });
  await writeFile(join(other, 'de/rites/ihram.json'), '{}');
  await expect(readCatalogues(false, other)).rejects.toThrow('de/rites/ihram.json: steps: wash-first');
});
