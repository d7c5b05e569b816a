import { createHash } from 'node:crypto';
import { direction, type Language, languageCodes } from '@manasik/core/text/languages';
import type { ThemeColour } from './theme-colours.ts';
import type { WordTree } from './words.ts';

/** Stands where the address of the site belongs; the server, who knows it, puts it in. */
export const originToken = '__ORIGIN__';

export interface PageParts {
  /** Names the build: the service worker keeps only pages of its own. */
  build: string;
  language: Language;
  path: string;
  name: string;
  title: string;
  description: string;
  /** What the picture for sharing says and shows. */
  pictureText: string;
  /** Sent to someone with a session in the place of another page. */
  signedIn: boolean;
  hidden: boolean;
  /** The script that runs before the first paint (src/app/inline/appearance.ts). */
  appearance: string;
  markup: string;
  /** Those that stand in the page; others are fetched (`wordModules`) with its scripts. */
  words: Record<string, WordTree>;
  wordModules: readonly string[];
  wordsVersion: string;
  /** The styles of this page's own markup. */
  styles: string;
  assets: Assets;
}

/** Addresses of built files, and what of them stands in the page. */
export interface Assets {
  entry: string;
  /** Scripts of the first paint's page, to be fetched together with the entry. */
  modules: readonly string[];
  /** The style sheet of all pages. */
  sheet: string;
  /** The `@font-face` rules of the language, to stand in the page. */
  fontFaces: string;
  fonts: readonly string[];
  /** The colour of the page, which the browser's own bars take on. */
  ground: ThemeColour;
  /** Family -> its style sheet, for a change of language. */
  fontSheets: Readonly<Record<string, string>>;
}

export interface BuiltPage {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * The whole document. Nothing in it runs or styles but what the hashes name and files of our own. The page can be read
 * with the styles in its head. The sheet of all pages is for print until the entry turns it on, so that it does not hold
 * the first paint back; the scripts run in their order, the entry last, each in a task of its own.
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
<script type="application/json" id="words">${JSON.stringify(embedded).replaceAll('<', '\\u003c')}</script>
<link rel="stylesheet" id="sheet" media="print" href="${assets.sheet}">
<noscript><link rel="stylesheet" href="${assets.sheet}"></noscript>
${[...parts.wordModules, ...assets.modules, assets.entry].map((src) => `<script type="module" src="${src}" fetchpriority="low"></script>`).join('\n')}
</body>
</html>
`;
  return { html, scriptHashes: [cspHash(parts.appearance)], styleHashes: [cspHash(styles)] };
}

function headLinks({ language, path, title, description, pictureText, hidden, assets }: PageParts): string {
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
  ].join('\n');
}

/** Where a page stands in one language, as search engines may name it; English is what the bare path gives them. */
export const addressOf = (path: string, language: Language): string =>
  `${originToken}${path}${language === 'en' ? '' : `?lang=${language}`}`;

/** A text that stands in a page, as its policy names it. */
export const cspHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
