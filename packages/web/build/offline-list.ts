import { type Language, languageCodes, languages } from '@manasik/core/languages';
import type { RenderedRow } from '../src/app/entry-render.tsx';
import { type OfflineList, offlinePath } from '../src/offline/offline-list.ts';
import { browserEntry, fontSheet, pageSheet } from '../vite.config.ts';
import { type Manifest, sourceOf } from './assets.ts';
import { offlineFonts } from './fonts.ts';

interface Built {
  build: string;
  manifest: Manifest;
  rows: readonly RenderedRow[];
  wordsVersion: string;
}

// The first page, under both its addresses, help, and all of worship. Said here and not in the table of pages, which
// every visitor loads.
const isForOffline = ({ path }: RenderedRow): boolean => /^\/(?:home|help|worship(?:\/[\w-]+)?)?$/.test(path);

/** Everything that the pages to be had without a network are made of, with what they load later. */
export function offlineList({ build, manifest, rows, wordsVersion }: Built): OfflineList {
  const kept = rows.filter(isForOffline);
  const others = rows.filter((row) => !isForOffline(row) && !/[:*]/.test(row.path));
  const sources = new Set(kept.map(({ name }) => sourceOf(manifest, name)));
  const files = new Set<string>();
  const seen = new Set<string>();
  const isOtherPage = (key: string): boolean => key.endsWith('-page.tsx') && !sources.has(key);

  function add(key: string): void {
    if (seen.has(key) || isOtherPage(key)) return;
    seen.add(key);
    const item = manifest[key];
    if (!item) throw new Error(`The build has no ${key}`);
    for (const file of [item.file, ...(item.css ?? []), ...(item.assets ?? [])]) files.add(`/${file}`);
    for (const next of [...(item.imports ?? []), ...(item.dynamicImports ?? [])]) add(next);
  }
  for (const source of [browserEntry, pageSheet, ...sources]) add(source);

  const namespaces = new Set(kept.flatMap((row) => row.namespaces));
  const ofLanguage = (language: Language): string[] => {
    const sheet = manifest[fontSheet(languages[language].font)];
    if (!sheet) throw new Error(`The build has no fonts for ${language}`);
    return [
      `/${sheet.file}`,
      ...offlineFonts(language, sheet.assets ?? []).map((file) => `/${file}`),
      ...[...namespaces].map((name) => `/assets/words-${wordsVersion}/${language}/${name}.js`),
    ];
  };
  return {
    build,
    assets: [...files],
    // The list of codes is the list of the languages.
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
