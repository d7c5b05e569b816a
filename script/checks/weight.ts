import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Report } from '../lib/report.ts';

/** Kilobytes of 1,000 bytes after brotli, as transferred. */
const limits = { landing: 110, signedIn: 200, css: 40, guide: 250 };

type Page = {
  path: string;
  name: string;
  access: 'public' | 'user';
  session: 'any' | 'in' | 'out';
  files: Record<string, { file: string }>;
};

/**
 * Measures what a page loads before it is complete, from the built HTML of every language: its scripts with all static
 * imports, its style sheets, linked or inline, and the texts of the guide, which a phone keeps for offline use. Needs
 * `node packages/web/build.ts` first.
 */
export async function weight(root: string): Promise<Report> {
  const dist = join(root, 'packages/web/dist');
  const list = join(dist, 'pages.json');
  if (!existsSync(list))
    return { problems: ['packages/web is not built: node packages/web/build.ts'], saw: '' };
  // Our own build writes this file.
  const pages = JSON.parse(readFileSync(list, 'utf8')) as Page[];
  const problems: string[] = [];
  const landing = pages.filter(({ path, session }) => path === '/' && session !== 'in');
  const signedIn = pages.filter(({ access, session }) => access === 'user' || session === 'in');
  if (landing.length === 0) problems.push('no landing page at /');
  if (!signedIn.some(({ path }) => path === '/')) problems.push('no page at / for a signed-in visitor');

  const told = new Map<string, string>();
  for (const page of pages) {
    const most = landing.includes(page)
      ? limits.landing
      : signedIn.includes(page)
        ? limits.signedIn
        : undefined;
    for (const [language, { file }] of Object.entries(page.files)) {
      const { scripts, css } = loadOf(dist, file);
      if (most !== undefined) told.set(page.name, `${page.name} ${kilobytes(scripts)} of ${most} KB`);
      if (most !== undefined && scripts > most * 1000)
        problems.push(`${page.name} (${language}): ${kilobytes(scripts)} KB of script, at most ${most}`);
      if (css > limits.css * 1000)
        problems.push(`${page.name} (${language}): ${kilobytes(css)} KB of CSS, at most ${limits.css}`);
    }
  }
  const guide = guideWeights(dist);
  const heaviest = Math.max(0, ...guide.values());
  if (heaviest === 0) problems.push('no words of the guide');
  for (const [language, bytes] of guide) {
    if (bytes > limits.guide * 1000)
      problems.push(`words of the guide (${language}): ${kilobytes(bytes)} KB, at most ${limits.guide}`);
  }
  told.set('guide', `words of the guide ${kilobytes(heaviest)} of ${limits.guide} KB`);
  return { problems, saw: [...told.values()].join(', ') };
}

const ofGuide =
  /^(?:rites\/.+|duas|transliterations|what-if|holy-places|guide|search|emergency|help|help-centre)\.js$/;

/** Language -> bytes of all texts of the guide, after brotli. */
function guideWeights(dist: string): Map<string, number> {
  const weights = new Map<string, number>();
  const assets = join(dist, 'client/assets');
  for (const folder of readdirSync(assets).filter((name) => name.startsWith('words-'))) {
    for (const language of readdirSync(join(assets, folder))) {
      const words = join(assets, folder, language);
      const files = readdirSync(words, { recursive: true, encoding: 'utf8' }).filter((file) =>
        ofGuide.test(file.replaceAll(sep, '/')),
      );
      if (files.some((file) => file.startsWith('rites')))
        weights.set(language, sum(files.map((file) => readFileSync(join(words, file)))));
    }
  }
  return weights;
}

function loadOf(dist: string, file: string): { scripts: number; css: number } {
  const html = readFileSync(join(dist, file), 'utf8');
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const named = (tag: string): string[] => {
    const [, address] = /\b(?:src|href)="?\/([^"\s>]+)/.exec(tag) ?? [];
    return address ? [join(dist, 'client', address)] : [];
  };
  // Texts are content and not code, whether they are in the page or fetched.
  const scripts = tags
    .filter(
      (tag) => /^<script\b.*\bsrc=|\brel="?modulepreload\b/.test(tag) && !tag.includes('/assets/words-'),
    )
    .flatMap(named);
  // A sheet that waits for the first paint is named again for browsers without scripts, and loaded once.
  const sheets = new Set(tags.filter((tag) => /\brel="?stylesheet\b/.test(tag)).flatMap(named));
  const inlineScripts = html.matchAll(
    /<script(?![^>]*\b(?:src=|type="?application\/(?:ld\+)?json))[^>]*>([^]*?)<\/script>/g,
  );
  const inlineStyles = html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g);
  return {
    scripts: sum([...withImports(scripts)].map((path) => readFileSync(path))) + sum(bodies(inlineScripts)),
    css: sum([...sheets].map((path) => readFileSync(path))) + sum(bodies(inlineStyles)),
  };
}

function bodies(matches: Iterable<RegExpMatchArray>): Buffer[] {
  return [...matches].map((match) => Buffer.from(match[1] ?? ''));
}

/** The scripts and everything they import statically, whether or not the page names it. */
function withImports(scripts: string[], seen = new Set<string>()): Set<string> {
  for (const path of scripts) {
    if (seen.has(path)) continue;
    seen.add(path);
    const imports = readFileSync(path, 'utf8').matchAll(/\b(?:from|import)\s*["'](\.[^"']+\.js)["']/g);
    withImports(
      [...imports].map((match) => join(dirname(path), match[1] ?? '')),
      seen,
    );
  }
  return seen;
}

/** Pages share most of their files, and brotli is slow. */
const sizes = new Map<string, number>();

function sum(contents: Buffer[]): number {
  return contents.reduce((total, content) => {
    const key = createHash('sha256').update(content).digest('base64');
    const size = sizes.get(key) ?? brotliCompressSync(content).byteLength;
    sizes.set(key, size);
    return total + size;
  }, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
