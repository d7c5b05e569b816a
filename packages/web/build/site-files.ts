import { cp, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { direction, languageCodes } from '@manasik/core/text/languages';
import { addressOf, originToken } from './page.ts';
import { fileOf, screenshots, sizeOf } from './screenshots.ts';
import { themeColours } from './theme-colours.ts';
import { type Catalogues, isTree, type WordTree } from './words.ts';

const app = join(import.meta.dirname, '../src/app');

/** Writes the other files at the root of the site: robots, site map, manifests, icons, pictures for sharing. */
export async function writeSiteFiles(
  target: string,
  paths: readonly string[],
  words: Catalogues,
): Promise<void> {
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'robots.txt'), robots);
  await writeFile(join(target, 'sitemap.xml'), siteMap(paths));
  await copyFile(join(app, 'icon.svg'), join(target, 'icon.svg'));
  await cp(join(app, 'site'), target, { recursive: true, filter: (source) => !source.endsWith('.json') });
  const { ground, deep } = await themeColours();
  for (const language of languageCodes) {
    const manifest = {
      // Identifies the app even if its start address changes.
      id: '/',
      name: 'Manasik',
      short_name: 'Manasik',
      description: textAt(words[language], 'landing.meta.description'),
      lang: language,
      dir: direction(language),
      start_url: '/',
      display: 'standalone',
      background_color: ground.light,
      theme_color: deep.light,
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: shortcuts.map(({ key, url }) => ({
        name: textAt(words[language], key),
        url,
        icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
      })),
      screenshots: screenshots.map((screenshot) => ({
        src: `/${fileOf(screenshot, language)}`,
        sizes: sizeOf(screenshot),
        type: 'image/jpeg',
        form_factor: screenshot.formFactor,
        label: textAt(words[language], screenshot.label),
      })),
    };
    await writeFile(join(target, `manifest.${language}.webmanifest`), JSON.stringify(manifest));
  }
}

/** The shortcuts of the app icon. */
const shortcuts = [
  { key: 'navigation.guide', url: '/guide' },
  { key: 'times.title', url: '/worship/times' },
  { key: 'navigation.emergency', url: '/emergency' },
];

const robots = `User-agent: *
Disallow: /api/
Sitemap: ${originToken}/sitemap.xml
`;

const alternates = (path: string): string =>
  languageCodes
    .map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${addressOf(path, code)}"/>`)
    .join('');

function siteMap(paths: readonly string[]): string {
  const urls = paths.flatMap((path) =>
    languageCodes.map((code) => `<url><loc>${addressOf(path, code)}</loc>${alternates(path)}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** The text at a dotted path. @throws if there is none, or if the path leads to an object */
export function textAt(words: Record<string, WordTree>, path: string): string {
  let found: unknown = words;
  for (const key of path.split('.')) {
    found = isTree(found) ? found[key] : undefined;
  }
  if (typeof found !== 'string') throw new Error(`No text at ${path}`);
  return found;
}
