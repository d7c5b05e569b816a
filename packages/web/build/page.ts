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
  /** Sent to someone with a session in the place of another page. */
  signedIn: boolean;
  hidden: boolean;
  /** Comes to life only when it is touched. */
  still: boolean;
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

// Before the first paint: what the person chose, of appearance.ts. Kept small, for it stands in every page.
export const appearance = `try{let a=JSON.parse(localStorage.getItem('manasik-appearance'))||{},e=document.documentElement,d=e.dataset;if(a.theme=='light'||a.theme=='dark')d.theme=a.theme;if(a.contrast=='high')d.contrast='high';if(a.textScale>100&&a.textScale<=200)e.style.setProperty('--text-scale',a.textScale+'%')}catch{}`;

// The page is readable as it came. Its scripts, and the styles of what they may add, are asked for after it has been
// painted, so that they do not take the line from its fonts. The first `later` is the entry, the others are what it
// will import. Once the styles are here they run one after the other, each in a task of its own, so that the page
// answers a finger in between. A still page has nothing to do before it is touched, and waits for that; not where
// somebody may be signed in, or chose another language on this device. What is pressed before the page has come to life
// (`page-alive`, entry-browser.tsx) is pressed again then.
const start = `{let d=document,h=d.documentElement,s=[...d.querySelectorAll('script[type=later]')],o={once:true,capture:true,passive:true},b=0,p,a=(t,x)=>d.head.append(Object.assign(d.createElement(t),x)),w=()=>new Promise(r=>setTimeout(r)),g=async()=>{for(let e of [...s.slice(1),s[0]])await w(),await import(e.src)},go=()=>{if(!b++)a('link',{rel:'stylesheet',href:s[0].dataset.sheet,onload:g,onerror:g}),s.forEach(e=>a('link',{rel:'modulepreload',href:e.src}))},still=()=>{try{let l=localStorage,c=l.getItem('manasik-language');return'still'in h.dataset&&!l.getItem('manasik-signed-in')&&(!c||c==h.lang)}catch{}},c=e=>{let x=e.target.closest('button:not([type=submit])');if(x)p=x};d.addEventListener('click',c,true);addEventListener('page-alive',()=>{d.removeEventListener('click',c,true);setTimeout(()=>p?.isConnected&&p.click())},o);if(still()){for(let t of['pointerover','pointerdown','keydown','focusin'])d.addEventListener(t,go,o);addEventListener('load',()=>setTimeout(()=>s.forEach(e=>a('link',{rel:'prefetch',href:e.src})),3e3),o)}else requestAnimationFrame(()=>setTimeout(go))}`;

export interface BuiltPage {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/** The whole document. Nothing in it runs or styles but what the hashes name and files of our own. */
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
<html lang="${language}" dir="${direction(language)}" data-page="${parts.name}" data-build="${parts.build}"${parts.signedIn ? ' data-session="in"' : ''}${parts.still ? ' data-still' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(parts.title)}</title>
${headLinks(parts)}
<script>${appearance}</script>
<style>${styles}</style>
<noscript><link rel="stylesheet" href="${assets.sheet}"></noscript>
${assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('\n')}
</head>
<body>
<div id="root">${markup}</div>
<script type="application/json" id="words">${JSON.stringify(embedded).replaceAll('<', '\\u003c')}</script>
<script type="later" src="${assets.entry}" data-sheet="${assets.sheet}"></script>
${[...parts.wordModules, ...assets.modules].map((src) => `<script type="later" src="${src}"></script>`).join('\n')}
<script>${start}</script>
</body>
</html>
`;
  return { html, scriptHashes: [cspHash(appearance), cspHash(start)], styleHashes: [cspHash(styles)] };
}

function headLinks({ language, path, title, description, hidden, assets }: PageParts): string {
  const about = `<meta name="description" content="${escape(description)}">
<meta name="theme-color" content="${assets.ground.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${assets.ground.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
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
