import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { checkLanguage } from './locales.check.ts';
import { listFeatures, loadMessages } from './locales.ts';

const folder = mkdtempSync(join(tmpdir(), 'locales-'));
const locales = pathToFileURL(`${folder}/`);
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, words: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(words));
}

const ihram = (first: string, second: string) => ({
  steps: { 'wash-first': { title: first, text: second } },
});

write('en/common.json', { day: 'A day' });
write('en/rites/ihram.json', ihram('Wash', 'Wash yourself first.'));
write('en/transliterations.json', { talbiyah: 'Labbayka-llāhumma labbayk' });
write('de/common.json', { day: 'Ein Tag' });
write('de/rites/ihram.json', ihram('Waschen', 'Waschen Sie sich zuerst.'));
write('de/transliterations.json', { talbiyah: 'Labbayka-llāhumma labbayk' });
write('ar/common.json', { day: 'يوم' });
write('ar/rites/ihram.json', ihram('الغسل', 'اغتسل أولًا.'));
write('fr/common.json', { 'a-day': 'Un jour' });
write('fr/rites/ihram.json', { steps: { 'wash first': { title: 'Se laver', text: 'Lavez-vous d’abord.' } } });
write('ur/common.json', { day: 'ایک دن' });
write('ur/transliterations.json', { talbiyah: 'لبیک' });

describe('words in folders', () => {
  it('are namespaces that include the name of their folder', () => {
    expect(listFeatures('en', locales)).toEqual(['common', 'rites/ihram', 'transliterations']);
    expect(loadMessages('de', ['rites/ihram'], locales)).toEqual({
      'rites/ihram': ihram('Waschen', 'Waschen Sie sich zuerst.'),
    });
  });

  it('may have ids with hyphens, which words of the interface may not', () => {
    expect(checkLanguage('de', locales)).toEqual([]);
    const problems = checkLanguage('fr', locales).join('\n');
    expect(problems).toMatch(/common\.a-day: has other characters/);
    expect(problems).toMatch(/rites\/ihram\.steps\.wash first: has other characters/);
  });

  it('are reported as missing where a language lacks them', () => {
    expect(checkLanguage('ur', locales)).toContain('rites/ihram: the file is missing');
  });
});

describe('transliterations', () => {
  it('may be identical to English, but must exist', () => {
    expect(checkLanguage('de', locales)).toEqual([]);
    expect(checkLanguage('fr', locales)).toContain('transliterations: the file is missing');
  });

  it('do not exist for languages with Arabic script', () => {
    expect(checkLanguage('ar', locales)).toEqual([]);
    expect(checkLanguage('ur', locales)).toContain('transliterations: is not for readers of Arabic script');
  });
});
