import { listFiles } from '../lib/files.ts';
import { type Report, sawNothing } from '../lib/report.ts';
import { isNode, lineAt, type Node, type Parsed, parseFile, walk } from '../lib/syntax.ts';

const source = /^(?:packages\/[^/]+|script|e2e|bench)\/.*\.[cm]?tsx?$/;

/** Comments that would switch off a check. Only real comments count, not text in strings. */
const switchesOff =
  /(?:oxlint|eslint|stylelint|biome|prettier|knip|depcruise|v8|c8|istanbul)[- ](?:disable|ignore)|@ts-(?:ignore|expect-error|nocheck)|@knipignore/;

/** Comments that only point at another one give no reason. */
const givesNoReason = /^\s*as (?:said )?(?:above|below|before)\.?\s*$/i;

/** The comment may end this many lines above the assertion, because the statement may start a few lines earlier. */
const reach = 3;

/**
 * Requires a reason next to `as` and `!`: a comment on the same line or up to three lines above. No comment may switch
 * off a check. Tests may assert types freely, because running them checks the values.
 */
export async function reasons(root: string): Promise<Report> {
  const paths = listFiles(root, source);
  if (paths.length === 0) return sawNothing('TypeScript files');
  const problems = paths.flatMap((path) => {
    const parsed = parseFile(root, path);
    return [...switchedOff(parsed), ...(/\.test\.tsx?$/.test(path) ? [] : unexplained(parsed))];
  });
  return { problems, saw: `${paths.length} files` };
}

function switchedOff({ path, text, comments }: Parsed): string[] {
  return comments
    .filter(({ value }) => switchesOff.test(value))
    .map(
      ({ start, value }) => `${path}:${lineAt(text, start)}: a check cannot be switched off: ${value.trim()}`,
    );
}

function unexplained({ path, text, program, comments }: Parsed): string[] {
  const explained = new Set<number>();
  for (const { start, end, value } of comments) {
    if (givesNoReason.test(value)) continue;
    const last = lineAt(text, end);
    for (let line = lineAt(text, start); line <= last + reach; line += 1) explained.add(line);
  }
  const found: string[] = [];
  walk(program, (node) => {
    const sign = assertion(node);
    if (!sign) return;
    const line = lineAt(text, node.end);
    if (explained.has(line) || explained.has(lineAt(text, node.start))) return;
    found.push(`${path}:${line}: \`${sign}\` without a reason beside it`);
  });
  return found;
}

/** `as const` is no assertion: it only keeps the literal type. */
function assertion(node: Node): string | undefined {
  if (node.type === 'TSNonNullExpression') return '!';
  if (node.type === 'TSTypeAssertion') return '<T>';
  if (node.type !== 'TSAsExpression') return undefined;
  const type = node['typeAnnotation'];
  const name = isNode(type) && isNode(type['typeName']) ? type['typeName']['name'] : undefined;
  return name === 'const' ? undefined : 'as';
}
