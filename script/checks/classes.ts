import { listFiles } from '../lib/files.ts';
import { type Report, sawNothing } from '../lib/report.ts';
import { lineAt, type Node, parseFile, walk } from '../lib/syntax.ts';

const files = /^packages\/web\/(?:src|build)\/.*\.tsx?$/;
const tests = /\.test\.tsx?$/;

/** Tailwind classes for a physical side of the screen, which would not mirror in Arabic and Urdu. */
const physical =
  /^-?(?:(?:scroll-)?[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|(?:text|float|clear)-(?:left|right))(?:-.+)?$/;

/** A colour in a class: from Tailwind's palette, or in brackets. */
const palette =
  /^(?:bg|text|border(?:-[a-z]+)?|ring|ring-offset|outline|fill|stroke|from|via|to|shadow|accent|caret|decoration|divide|placeholder)-(?:(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3}|white|black)(?:\/.+)?$/;
const rawColour =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;

/**
 * Checks sides and colours in TypeScript: no physical Tailwind class, no physical style property and no raw colour in
 * any string. stylelint applies the same rules to style sheets.
 */
export async function classes(root: string): Promise<Report> {
  const paths = listFiles(root, files).filter((path) => !tests.test(path));
  if (paths.length === 0) return sawNothing('web files');
  const problems: string[] = [];
  for (const path of paths) {
    const { text, program } = parseFile(root, path);
    walk(program, (node) => {
      for (const told of faultsIn(node)) problems.push(`${path}:${lineAt(text, node.start)}: ${told}`);
    });
  }
  return { problems, saw: `${paths.length} files` };
}

function faultsIn(node: Node): string[] {
  const said = textOf(node);
  if (said === undefined) return [];
  const faults = said.split(/\s+/).flatMap((word) => {
    // `lg:hover:!ml-4` is the class ml-4 with variants.
    const name = word.replace(/^(?:[^\s:[\]]+(?:\[[^\]]*\])?:|\[[^\]]*\]:)*!?/, '');
    if (physical.test(name) && word !== 'left' && word !== 'right')
      return [`physical class ${word}: use a logical one (ms-, pe-, start-)`];
    return palette.test(name) ? [`raw colour ${word}: use a token`] : [];
  });
  return rawColour.test(said) ? [...faults, `raw colour in ${JSON.stringify(said)}: use a token`] : faults;
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateElement') return undefined;
  const value = node['value'];
  const raw = typeof value === 'object' && value !== null && 'raw' in value ? value.raw : undefined;
  return typeof raw === 'string' ? raw : undefined;
}
