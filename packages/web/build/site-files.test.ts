import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes } from '@manasik/core/text/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textAt, writeSiteFiles } from './site-files.ts';
import { readCatalogues } from './words.ts';

const site = join(import.meta.dirname, '../src/app/site');
const catalogues = await readCatalogues(false);

let target: string;
beforeAll(async () => {
  target = await mkdtemp(join(tmpdir(), 'manasik-site-'));
  await writeSiteFiles(target, ['/'], catalogues);
});
afterAll(() => rm(target, { recursive: true }));

type Icon = { src: string; sizes: string; type: string; purpose?: string };
type Shortcut = { name: string; url: string; icons: Icon[] };
type Picture = Icon & { form_factor: string; label: string };
type Manifest = { id: string; icons: Icon[]; shortcuts: Shortcut[]; screenshots: Picture[] };

const manifestOf = async (language: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(target, `manifest.${language}.webmanifest`), 'utf8'));

/** Width and height from the header of a PNG. */
function sizesOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/** Width and height from the frame header of a JPEG. */
function sizesOfJpeg(jpeg: Buffer): string {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2) {
      return `${jpeg.readUInt16BE(at + 7)}x${jpeg.readUInt16BE(at + 5)}`;
    }
  }
  throw new Error('no frame header');
}

describe('the manifest', () => {
  it('lists icons that exist in the stated sizes, one of them maskable', async () => {
    const { id, icons } = await manifestOf('ar');
    expect(id).toBe('/');
    const pngs = icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of pngs) expect(sizesOf(await readFile(join(target, src)))).toBe(sizes);
    expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(sizesOf(await readFile(join(target, 'apple-touch-icon.png')))).toBe('180x180');
  });

  it.each(languageCodes)(
    'lists pictures of the app that exist in the stated sizes, in %s',
    async (language) => {
      const { screenshots } = await manifestOf(language);
      for (const { src, sizes } of screenshots) {
        expect(sizesOfJpeg(await readFile(join(target, src)))).toBe(sizes);
      }
      expect(screenshots.map(({ form_factor: form }) => form)).toEqual([
        'narrow',
        'narrow',
        'narrow',
        'wide',
      ]);
    },
  );

  it('has shortcuts to the guide, the prayer times and help, in the language of the page', async () => {
    const { shortcuts } = await manifestOf('de');
    expect(shortcuts.map(({ url }) => url)).toEqual(['/guide', '/worship/times', '/emergency']);
    expect(shortcuts[1]?.name).toBe(textAt(catalogues.de, 'times.title'));
  });
});

// Nobody fetches a screenshot except on the way to installing the app.
const limitOf = (name: string): number => (name.startsWith('screen-') ? 90 : 60) * 1024;

describe('the pictures of the site', () => {
  it('are small', async () => {
    const pictures = (await readdir(site)).filter((name) => !name.endsWith('.json'));
    const sizes = await Promise.all(
      pictures.map(async (name) => [name, (await readFile(join(site, name))).length] as const),
    );
    expect(sizes.filter(([name, size]) => size > limitOf(name))).toEqual([]);
  });

  it('contain the headline of the landing page in each language', async () => {
    // If this fails, run node script/draw-site-pictures.ts.
    const said: unknown = JSON.parse(await readFile(join(site, 'share-words.json'), 'utf8'));
    const words = languageCodes.map((code) => [code, textAt(catalogues[code], 'landing.hero.tagline')]);
    expect(said).toEqual(Object.fromEntries(words));
    for (const code of languageCodes) expect(await readdir(target)).toContain(`share-${code}.jpg`);
  });
});
