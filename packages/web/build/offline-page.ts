import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { direction, languageCodes } from '@manasik/core/text/languages';
import { offlinePath } from '../src/offline/offline-list.ts';
import { appearance, cspHash, escape } from './page.ts';
import { firstStyles } from './first-styles.ts';
import { textAt } from './site-files.ts';
import type { ListedPage, PageWriter } from './write-page.ts';

// The page stands in for the one at its address: that one is asked for again when the network is back, or by the button. A
// device says that it is online before the server can be reached, so the server is asked first, and again.
const again = `let a=()=>navigator.onLine&&fetch('/healthz').then(r=>{if(r.ok)location.reload()},()=>{});addEventListener('online',a);setInterval(a,4000);document.getElementById('again').onclick=e=>{e.preventDefault();location.reload()}`;

/** Writes the page for what is not on the device: whole in itself, with neither scripts nor fonts to fetch. */
export async function writeOfflinePage(writer: PageWriter): Promise<ListedPage> {
  const { renderer, catalogues, build, dist } = writer;
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
