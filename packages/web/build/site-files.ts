import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { direction, languageCodes } from '@manasik/core/languages';
import { addressOf, originToken } from './page.ts';
import type { Catalogues, WordTree } from './words.ts';

/** Writes what stands at the root of the site beside the pages: robots, site map, manifests, icon. */
export async function writeSiteFiles(
  target: string,
  paths: readonly string[],
  words: Catalogues,
): Promise<void> {
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'robots.txt'), robots);
  await writeFile(join(target, 'sitemap.xml'), siteMap(paths));
  await copyFile(join(import.meta.dirname, '../src/app/icon.svg'), join(target, 'icon.svg'));
  for (const language of languageCodes) {
    const manifest = {
      name: 'Manasik',
      short_name: 'Manasik',
      description: textAt(words[language], 'landing.meta.description'),
      lang: language,
      dir: direction(language),
      start_url: '/',
      display: 'standalone',
      background_color: '#fbf8f1',
      theme_color: '#0f4c3a',
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
    };
    await writeFile(join(target, `manifest.${language}.webmanifest`), JSON.stringify(manifest));
  }
}

const robots = `User-agent: *
Disallow: /api/
Sitemap: ${originToken}/sitemap.xml
`;

function siteMap(paths: readonly string[]): string {
  const alternates = (path: string) =>
    languageCodes.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${addressOf(path, code)}"/>`,
    );
  const urls = paths.flatMap((path) =>
    languageCodes.map((code) => `<url><loc>${addressOf(path, code)}</loc>${alternates(path).join('')}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** The text at a dotted path. @throws when there is none, or when it holds more than text */
export function textAt(words: Record<string, WordTree>, path: string): string {
  let found: unknown = words;
  for (const key of path.split('.')) {
    found = typeof found === 'object' && found !== null ? (found as WordTree)[key] : undefined;
  }
  if (typeof found !== 'string') throw new Error(`No text at ${path}`);
  return found;
}
