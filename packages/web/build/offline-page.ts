import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { direction, languageCodes } from '@manasik/core/text/languages';
import { offlinePath } from '../src/offline/offline-list.ts';
import { inlineScript } from './inline.ts';
import { cspHash, escape } from './page.ts';
import { firstStyles } from './first-styles.ts';
import { textAt } from './site-files.ts';
import type { ListedPage, PageWriter } from './write-page.ts';

/**
 * Writes the page shown for pages that are not on the device. It is self-contained, without scripts or fonts to fetch.
 */
export async function writeOfflinePage(writer: PageWriter): Promise<ListedPage> {
  const { renderer, catalogues, build, appearance, dist } = writer;
  const again = await inlineScript('src/offline/inline/ask-again.ts');
  const markups = languageCodes.map((language) => renderer.renderOffline(language));
  const styles = await firstStyles(markups);
  const entry: ListedPage = {
    path: offlinePath,
    name: 'offline',
    access: 'public',
    session: 'any',
    languages: languageCodes,
    files: {},
  };
  for (const [index, language] of languageCodes.entries()) {
    const html = `<!doctype html>
<html lang="${language}" dir="${direction(language)}" data-page="offline" data-build="${build}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(textAt(catalogues[language], 'offline.meta.title'))}</title>
<meta name="description" content="${escape(textAt(catalogues[language], 'offline.meta.description'))}">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script>${appearance}</script>
<style>${styles}</style>
</head>
<body>
<div id="root">${markups[index]}</div>
<script>${again}</script>
</body>
</html>
`;
    const file = `pages/${language}/offline.html`;
    await writeFile(join(dist, file), html);
    entry.files[language] = {
      file,
      scriptHashes: [cspHash(appearance), cspHash(again)],
      styleHashes: [cspHash(styles)],
    };
  }
  return entry;
}
