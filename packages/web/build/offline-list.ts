import { type Language, languageCodes, languages } from '@manasik/core/text/languages';
import type { RenderedRow } from '../src/app/entry-render.tsx';
import { type OfflineList, offlinePath } from '../src/offline/offline-list.ts';
import { browserEntry, fontSheet, pageSheet } from '../vite.config.ts';
import { type Manifest, sourceOf } from './assets.ts';
import { engineNamespaces } from '../src/shared/search/engine-namespaces.ts';
import { offlineFonts } from './fonts.ts';

interface Built {
  build: string;
  manifest: Manifest;
  rows: readonly RenderedRow[];
  wordsVersion: string;
}

// The landing page under both its addresses, help, the emergency page, the groups, the settings, the assistant, all of
// worship, of the guide, of health and of travel.
// The list is here and not in the table of pages, because every visitor loads that table.
const isForOffline = ({ path }: RenderedRow): boolean =>
  /^\/(?:home|help|emergency|group-tracker|settings|assistant|(?:worship|guide|health|travel)(?:\/[\w-]+)?)?$/.test(
    path,
  );

// The map of a group weighs more than all its pages, and the list beside it has the same information. The PDF engine
// weighs more than everything else together, and the guide can be printed without it. The charts of health weigh as much
// as the page. All are cached after the first use.
const leftOut = [
  'src/features/groups/map/draw-map.ts',
  'src/features/guide/pocket/pdf/make-pdf.ts',
  'src/features/health/trends/trends.tsx',
];

// Drawings for wide screens. People on the Hajj use phones, and pages are complete without these.
const isForWideScreens = /(?:^|\/)[\w-]+-wide(?:-\w+)?-[\w-]{8}\.svg$/;

// Needed in every language, because people who read Arabic read these cards.
const inEveryLanguage = ['ar/lost-card', 'ar/medical-card'];

/** Every file of the pages that work offline, with the parts they load later. */
export function offlineList({ build, manifest, rows, wordsVersion }: Built): OfflineList {
  const kept = rows.filter(isForOffline);
  const others = rows.filter((row) => !isForOffline(row) && !/[:*]/.test(row.path));
  const sources = new Set(kept.map((row) => sourceOf(manifest, row)));
  const files = new Set<string>();
  const seen = new Set<string>();
  const isOtherPage = (key: string): boolean => key.endsWith('-page.tsx') && !sources.has(key);

  // Otherwise one would be included unnoticed under another name.
  for (const key of leftOut) if (!manifest[key]) throw new Error(`The build has no ${key}`);
  function add(key: string): void {
    if (seen.has(key) || leftOut.includes(key) || isOtherPage(key)) return;
    seen.add(key);
    const item = manifest[key];
    if (!item) throw new Error(`The build has no ${key}`);
    for (const file of [item.file, ...(item.css ?? []), ...(item.assets ?? [])]) {
      if (!isForWideScreens.test(file)) files.add(`/${file}`);
    }
    for (const next of [...(item.imports ?? []), ...(item.dynamicImports ?? [])]) add(next);
  }
  for (const source of [browserEntry, pageSheet, ...sources]) add(source);

  const namespaces = new Set([
    ...kept.flatMap((row) => row.namespaces),
    // The question before signing out, which every page can ask.
    'sign-out',
    // The content that the assistant answers from on the device.
    ...(kept.some(({ path }) => path === '/assistant') ? engineNamespaces : []),
  ]);
  const wordsFor = (language: Language) => [
    ...new Set([...[...namespaces].map((name) => `${language}/${name}`), ...inEveryLanguage]),
  ];
  const ofLanguage = (language: Language): string[] => {
    const sheet = manifest[fontSheet(languages[language].font)];
    if (!sheet) throw new Error(`The build has no fonts for ${language}`);
    return [
      `/${sheet.file}`,
      ...offlineFonts(language, sheet.assets ?? []).map((file) => `/${file}`),
      ...wordsFor(language).map((name) => `/assets/words-${wordsVersion}/${name}.js`),
    ];
  };
  return {
    build,
    assets: [...files],
    // The keys of `languages` are the language codes.
    languageAssets: Object.fromEntries(
      languageCodes.map((code) => [code, ofLanguage(code)]),
    ) as unknown as OfflineList['languageAssets'],
    pages: [
      { path: offlinePath, session: 'any' },
      ...kept.map(({ path, access, signedIn }) => ({
        path,
        session: signedIn ? ('both' as const) : access === 'user' ? ('in' as const) : ('any' as const),
      })),
    ],
    otherPages: others.map(({ path }) => path),
  };
}
