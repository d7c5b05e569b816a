/**
 * Draws the images that represent the site elsewhere, in packages/web/src/app/site: icons for home screens and, for
 * each language, the image shown where a page is shared, with its text (share-words.json). Run `node
 * script/draw-site-pictures.ts [language ...]` after a change to the icon, the drawing or the text.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { isLanguage, type Language, languageCodes, languages } from '../packages/core/src/text/languages.ts';
import { hours } from '../packages/web/scenes/colours.ts';
import { ensureChromium } from './lib/chromium.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'packages/web');
const target = join(web, 'src/app/site');

const icon = await readFile(join(web, 'src/app/icon.svg'), 'utf8');
/** Full bleed, because the system crops it to its own shape. */
const fullIcon = icon.replace(' rx="14"', '');
/** Everything important is in the middle four fifths, whatever the shape. */
const maskable = fullIcon.replace('<g ', '<g transform="translate(3.2 3.2)scale(.9)" ');

const icons = [
  { file: 'icon-192.png', svg: icon, size: 192 },
  { file: 'icon-512.png', svg: icon, size: 512 },
  { file: 'icon-maskable-512.png', svg: maskable, size: 512 },
  { file: 'apple-touch-icon.png', svg: fullIcon, size: 180 },
];

async function drawIcons(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  for (const { file, svg, size } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
    await page.screenshot({ path: join(target, file), omitBackground: true });
  }
  await page.close();
}

/** The style sheet of a language's font, with absolute paths to its files. */
async function fontFaces(language: Language): Promise<string> {
  // The name uses Latin letters in every language.
  const sheets = new Set([languages[language].font, 'inter']);
  const texts = [...sheets].map((font) => readFile(join(web, `src/styles/fonts/${font}.css`), 'utf8'));
  const css = (await Promise.all(texts)).join('\n');
  return css.replaceAll(
    'url("@fontsource/',
    `url("${pathToFileURL(join(root, 'node_modules/@fontsource')).href}/`,
  );
}

function shareHtml(language: Language, sentence: string, fonts: string): string {
  const { sky, at } = hours.maghrib;
  const stops = sky.map((colour, index) => `${colour} ${at[index]}%`).join(',');
  const named = [...fonts.matchAll(/font-family: ("[^"]+")/g)].map(([, family]) => family);
  const families = [...new Set(named)];
  const drawing = pathToFileURL(join(web, 'src/ui/scenes/haram-dusk-wide.svg')).href;
  const star = icon.slice(icon.indexOf('<g '), icon.indexOf('</svg>'));
  return `<!doctype html><html lang="${language}" dir="${languages[language].dir}"><meta charset="utf-8"><style>
${fonts}
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: linear-gradient(${stops.replace('100%', '88%')}); }
body { font-family: ${families.join(',')}, sans-serif; color: #ffffff; text-align: center; }
img { position: absolute; inset: auto auto 0 0; width: 1200px; height: 420px; object-fit: cover; object-position: bottom; }
svg { position: absolute; inset: 24px auto auto 552px; width: 96px; height: 96px; }
h1 { position: absolute; inset: 116px 0 auto; margin: 0; font: 600 60px/76px "Inter"; letter-spacing: -1px; direction: ltr; }
p { position: absolute; inset: ${languages[language].font === 'nastaliq' ? 176 : 194}px 60px auto; margin: 0; font-size: 34px; line-height: ${languages[language].font === 'nastaliq' ? 2.1 : 1.35}; text-wrap: balance; }
</style><img src="${drawing}" alt=""><svg viewBox="8 8 48 48">${star}</svg><h1>Manasik</h1><p>${sentence}</p></html>`;
}

/** The text under the name: the description of the site from its home page. */
async function sentenceOf(language: Language): Promise<string> {
  const file = join(root, `packages/content/locales/${language}/landing.json`);
  const words: { hero: { tagline: string } } = JSON.parse(await readFile(file, 'utf8'));
  return words.hero.tagline;
}

async function drawShared(browser: Browser, language: Language): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'manasik-share-'));
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  try {
    const html = join(folder, 'share.html');
    await writeFile(html, shareHtml(language, await sentenceOf(language), await fontFaces(language)));
    await page.goto(pathToFileURL(html).href);
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: join(target, `share-${language}.jpg`), type: 'jpeg', quality: 71 });
  } finally {
    await page.close();
    await rm(folder, { recursive: true });
  }
}

const asked = process.argv.slice(2).filter(isLanguage);
const browser = await chromium.launch({ executablePath: await ensureChromium(process.env) });
try {
  await drawIcons(browser);
  for (const language of asked.length > 0 ? asked : languageCodes) await drawShared(browser, language);
} finally {
  await browser.close();
}
const words = await Promise.all(
  languageCodes.map(async (language) => [language, await sentenceOf(language)]),
);
await writeFile(join(target, 'share-words.json'), `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`);
