import { listFiles } from '../lib/files.ts';
import { type Report, sawNothing } from '../lib/report.ts';
import { isNode, lineAt, type Node, type Parsed, parseFile, walk } from '../lib/syntax.ts';

const source = /^(?:packages\/[^/]+|script|e2e|bench)\/.*\.[cm]?tsx?$/;

/** Comments that would switch a check off. Text in strings does not count, only real comments. */
const switchesOff =
  /(?:oxlint|eslint|stylelint|biome|prettier|knip|depcruise|v8|c8|istanbul)[- ](?:disable|ignore)|@ts-(?:ignore|expect-error|nocheck)|@knipignore/;

/** Comments that only point at another one: they give no reason. */
const givesNoReason = /^\s*as (?:said )?(?:above|below|before)\.?\s*$/i;

/** How many lines above the assertion its reason may end: the statement may begin a few lines earlier. */
const reach = 3;

/**
 * `as` and `!` carry their reason beside them: a comment on their line or up to three lines above; and no comment
 * switches any check off. Tests may assert types freely: what they hold is checked by running them.
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

/** `as const` asserts nothing: it only keeps a literal as it is. */
function assertion(node: Node): string | undefined {
  if (node.type === 'TSNonNullExpression') return '!';
  if (node.type === 'TSTypeAssertion') return '<T>';
  if (node.type !== 'TSAsExpression') return undefined;
  const type = node['typeAnnotation'];
  const name = isNode(type) && isNode(type['typeName']) ? type['typeName']['name'] : undefined;
  return name === 'const' ? undefined : 'as';
}
