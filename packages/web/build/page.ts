import { createHash } from 'node:crypto';
import { direction, type Language, languageCodes } from '@manasik/core/text/languages';
import type { ThemeColour } from './theme-colours.ts';
import type { WordTree } from './words.ts';

/** Placeholder for the address of the site. The server replaces it, because the build does not know the address. */
export const originToken = '__ORIGIN__';

export interface PageParts {
  /** The id of the build. The service worker caches only pages of its own build. */
  build: string;
  language: Language;
  path: string;
  name: string;
  title: string;
  description: string;
  /** The text and image of the preview for sharing. */
  pictureText: string;
  /** Served at this address instead of another page to users with a session. */
  signedIn: boolean;
  hidden: boolean;
  /** What it says to search engines (src/app/structured-data.tsx). */
  data: Readonly<Record<string, unknown>> | undefined;
  /** The script that runs before the first paint (src/app/inline/appearance.ts). */
  appearance: string;
  markup: string;
  /** The words inlined in the page. Others (`wordModules`) are fetched with its scripts. */
  words: Record<string, WordTree>;
  wordModules: readonly string[];
  wordsVersion: string;
  /** The styles of the page's own markup. */
  styles: string;
  assets: Assets;
}

/** Addresses of built files, and the parts that are inlined. */
export interface Assets {
  entry: string;
  /** Scripts of the page, fetched in parallel with the entry. */
  modules: readonly string[];
  /** The style sheet of all pages. */
  sheet: string;
  /** The `@font-face` rules of the language, to inline in the page. */
  fontFaces: string;
  fonts: readonly string[];
  /** The colour of the page, which the browser uses for its own bars. */
  ground: ThemeColour;
  /** Family -> its style sheet, for changing the language. */
  fontSheets: Readonly<Record<string, string>>;
}

export interface BuiltPage {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * The whole document. Its policy allows only the hashed inline scripts and styles and our own files. The page is readable
 * with the styles in its head. The style sheet of all pages has the media `print` until the entry enables it, so that it
 * does not delay the first paint. Scripts run in order, the entry last, each in a task of its own.
 */
export function documentOf(parts: PageParts): BuiltPage {
  const { language, assets, markup } = parts;
  const embedded = {
    version: parts.wordsVersion,
    language,
    words: parts.words,
    fontSheets: assets.fontSheets,
  };
  const styles = parts.styles + assets.fontFaces;
  const html = `<!doctype html>
<html lang="${language}" dir="${direction(language)}" data-page="${parts.name}" data-build="${parts.build}"${parts.signedIn ? ' data-session="in"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(parts.title)}</title>
${headLinks(parts)}
<script>${parts.appearance}</script>
<style>${styles}</style>
${assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('\n')}
</head>
<body>
<div id="root">${markup}</div>
<script type="application/json" id="words">${inScript(embedded)}</script>
<link rel="stylesheet" id="sheet" media="print" href="${assets.sheet}">
<noscript><link rel="stylesheet" href="${assets.sheet}"></noscript>
${[...parts.wordModules, ...assets.modules, assets.entry].map((src) => `<script type="module" src="${src}" fetchpriority="low"></script>`).join('\n')}
</body>
</html>
`;
  return { html, scriptHashes: [cspHash(parts.appearance)], styleHashes: [cspHash(styles)] };
}

function headLinks({
  language,
  path,
  title,
  description,
  pictureText,
  hidden,
  data,
  assets,
}: PageParts): string {
  const about = `<meta name="description" content="${escape(description)}">
<meta name="theme-color" content="${assets.ground.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${assets.ground.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.${language}.webmanifest">`;
  if (hidden) return `${about}\n<meta name="robots" content="noindex">`;
  const own = addressOf(path, language);
  const alternates = languageCodes.map(
    (code) => `<link rel="alternate" hreflang="${code}" href="${addressOf(path, code)}">`,
  );
  const og = {
    'og:type': 'website',
    'og:site_name': 'Manasik',
    'og:title': title,
    'og:description': description,
    'og:url': own,
    'og:locale': language,
    'og:image': `${originToken}/share-${language}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': pictureText,
    'twitter:card': 'summary_large_image',
  };
  const ogTags = Object.entries(og).map(
    ([property, content]) => `<meta property="${property}" content="${escape(content)}">`,
  );
  return [
    about,
    `<link rel="canonical" href="${own}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${originToken}${path}">`,
    ...ogTags,
    // No script, which a policy would have to allow: browsers do not read it.
    ...(data ? [`<script type="application/ld+json">${inScript({ ...data, url: own })}</script>`] : []),
  ].join('\n');
}

/** The address of a page in one language for search engines; the bare path stands for English. */
export const addressOf = (path: string, language: Language): string =>
  `${originToken}${path}${language === 'en' ? '' : `?lang=${language}`}`;

/** As it can stand in a script element, which ends at the first `</script`. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A text that stands in a page, as its policy names it. */
export const cspHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
