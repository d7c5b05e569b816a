import { describe, expect, it } from 'vitest';
import type { RenderedRow } from '../src/app/entry-render.tsx';
import type { Manifest } from './assets.ts';
import { offlineFonts } from './fonts.ts';
import { offlineList } from './offline-list.ts';

const row = (path: string, name: string, rest: Partial<RenderedRow> = {}): RenderedRow => ({
  path,
  name,
  file: name,
  access: 'public',
  hidden: false,
  fetchesWords: false,
  namespaces: ['common', name],
  titleKey: `${name}.meta.title`,
  signedIn: undefined,
  ...rest,
});
const page = (name: string) => `src/features/${name}/${name}-page.tsx`;
const fonts = ['inter', 'naskh', 'nastaliq', 'gujarati', 'bengali'];

const drawMap = 'src/features/groups/map/draw-map.ts';
const makePdf = 'src/features/guide/pocket/pdf/make-pdf.ts';
const trends = 'src/features/health/trends/trends.tsx';

const manifest: Manifest = {
  'src/app/entry-browser.tsx': {
    file: 'assets/entry.js',
    imports: ['_base.js'],
    dynamicImports: [page('landing'), page('qibla'), page('about'), 'src/app/shell/toasts.tsx'],
  },
  '_base.js': { file: 'assets/base.js' },
  '_scene.js': {
    file: 'assets/scene.js',
    assets: [
      'assets/tawaf-Dk3_f-9Q.svg',
      'assets/tawaf-night-B1aZ0x7Y.svg',
      'assets/hills-asr-wide-C9d8e7f6.svg',
      'assets/haram-dusk-wide-A-2b_4c5.svg',
    ],
  },
  'src/styles/app.css': { file: 'assets/page.css', assets: ['assets/quran.woff2'] },
  'src/app/shell/toasts.tsx': { file: 'assets/toasts.js' },
  [page('landing')]: { file: 'assets/landing.js', dynamicImports: [page('about')] },
  [page('qibla')]: {
    file: 'assets/qibla.js',
    imports: ['_base.js', '_scene.js'],
    dynamicImports: ['map.ts'],
  },
  [page('groups')]: { file: 'assets/groups.js', dynamicImports: [drawMap, makePdf, trends] },
  [drawMap]: { file: 'assets/draw-map.js', assets: ['assets/map-worker.js'] },
  [makePdf]: { file: 'assets/make-pdf.js', assets: ['assets/pdf-worker.js'] },
  [trends]: { file: 'assets/trends.js' },
  'map.ts': { file: 'assets/map.js', css: ['assets/map.css'] },
  [page('about')]: { file: 'assets/about.js' },
  ...Object.fromEntries(
    fonts.map((font) => [
      `src/styles/fonts/${font}.css`,
      { file: `assets/${font}.css`, assets: [`assets/${font}-latin-400-normal.woff2`] },
    ]),
  ),
};

const list = offlineList({
  build: 'b1',
  manifest,
  rows: [
    row('/', 'landing', { signedIn: 'qibla' }),
    row('/worship/qibla', 'qibla', { access: 'user' }),
    row('/about', 'about'),
    row('/group-tracker', 'groups', { access: 'user' }),
    row('/groups/:id', 'group'),
    row('*', 'not-found'),
  ],
  wordsVersion: 'w1',
});

describe('offlineList', () => {
  it('includes the files of the pages, and their lazily loaded parts recursively', () => {
    expect(list.assets.toSorted()).toEqual(
      [
        'base.js',
        'entry.js',
        'groups.js',
        'landing.js',
        'map.css',
        'map.js',
        'page.css',
        'qibla.js',
        'quran.woff2',
        'scene.js',
        'tawaf-Dk3_f-9Q.svg',
        'tawaf-night-B1aZ0x7Y.svg',
        'toasts.js',
      ].map((name) => `/assets/${name}`),
    );
  });

  it('excludes pages that need a connection, and files reached only through them', () => {
    expect(list.assets).not.toContain('/assets/about.js');
  });

  it('excludes the map of a group and the PDF engine, which are too heavy to prefetch', () => {
    expect(list.assets).toContain('/assets/groups.js');
    expect(list.assets.filter((file) => /map-|-map|pdf/.test(file))).toEqual([]);
  });

  it('includes the drawings of both themes, but not those for wide screens', () => {
    const drawings = list.assets.filter((file) => file.endsWith('.svg'));
    expect(drawings).toEqual(['/assets/tawaf-Dk3_f-9Q.svg', '/assets/tawaf-night-B1aZ0x7Y.svg']);
  });

  it('lists the words and fonts of each language separately', () => {
    expect(list.languageAssets.ar).toEqual([
      '/assets/naskh.css',
      '/assets/naskh-latin-400-normal.woff2',
      ...['common', 'landing', 'qibla', 'groups', 'sign-out', 'lost-card', 'medical-card'].map(
        (name) => `/assets/words-w1/ar/${name}.js`,
      ),
    ]);
    expect(list.languageAssets.fr).toContain('/assets/words-w1/fr/qibla.js');
  });

  it('includes the Arabic words of the "I’m lost" card once, for every language', () => {
    for (const files of Object.values(list.languageAssets)) {
      expect(files.filter((file) => file === '/assets/words-w1/ar/lost-card.js')).toHaveLength(1);
    }
  });

  it('maps each visitor to their pages, and lists the pages that may be cached after a visit', () => {
    expect(list.pages).toEqual([
      { path: '/offline', session: 'any' },
      { path: '/', session: 'both' },
      { path: '/worship/qibla', session: 'in' },
      { path: '/group-tracker', session: 'in' },
    ]);
    expect(list.otherPages).toEqual(['/about']);
  });
});

describe('offlineFonts', () => {
  const files = ['latin', 'latin-ext', 'cyrillic', 'arabic', 'gujarati'].map(
    (subset) => `x-${subset}-400-normal.woff2`,
  );

  it('include those of the script, of Latin names and of Arabic words', () => {
    expect(offlineFonts('en', files)).toEqual(['x-latin-400-normal.woff2', 'x-arabic-400-normal.woff2']);
    expect(offlineFonts('ru', files)).toContain('x-cyrillic-400-normal.woff2');
    expect(offlineFonts('gu', files)).toContain('x-gujarati-400-normal.woff2');
  });
});
