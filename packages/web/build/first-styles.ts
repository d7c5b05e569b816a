import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';

const sheet = join(import.meta.dirname, '../src/styles/app.css');

/**
 * The styles that a page's own markup uses. They are inlined, so that the page is painted without waiting for the style
 * sheet of all pages. `markups`: the page in every language.
 */
export async function firstStyles(markups: readonly string[]): Promise<string> {
  const css = await readFile(sheet, 'utf8');
  const compiler = await compile(css, { base: dirname(sheet), onDependency: () => {} });
  return optimize(compiler.build(classesIn(markups)), { minify: true }).code.trim();
}

function classesIn(markups: readonly string[]): string[] {
  const classes = new Set<string>();
  for (const markup of markups) {
    for (const [, value = ''] of markup.matchAll(/\bclass="([^"]*)"/g)) {
      for (const name of unescape(value).split(/\s+/)) if (name) classes.add(name);
    }
  }
  return [...classes];
}

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
