import { listFiles } from '../lib/files.ts';
import { type Report, sawNothing } from '../lib/report.ts';
import { isNode, lineAt, type Node, parseFile, walk } from '../lib/syntax.ts';

/** Attributes, and properties of our own components, whose value a person reads or hears. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'placeholder',
  'subtitle',
  'title',
]);

const files = /^packages\/web\/(?:src|build)\/.*\.tsx$/;

/** Only developers see the component page, and tests may name the text that they look for. */
const excepted = /^packages\/web\/src\/app\/dev-ui\/|\.test\.tsx$/;

const hasLetter = /\p{Letter}/u;

/** Finds text in JSX: everything a person reads comes from packages/content/locales. */
export async function words(root: string): Promise<Report> {
  const paths = listFiles(root, files).filter((path) => !excepted.test(path));
  if (paths.length === 0) return sawNothing('JSX files');
  const problems: string[] = [];
  for (const path of paths) {
    const { text, program } = parseFile(root, path);
    const object = (node: Node, said: string): void => {
      problems.push(`${path}:${lineAt(text, node.start)}: words in JSX: ${said.trim()}`);
    };
    walk(program, (node) => {
      if (node.type === 'JSXText') literals(node, object);
      if (node.type === 'JSXExpressionContainer' && !isAttributeValue(node)) literals(node, object);
      if (node.type === 'JSXElement' || node.type === 'JSXFragment') markChildren(node);
      if (node.type === 'JSXAttribute' && isSpoken(node)) literals(node['value'], object);
    });
  }
  return { problems, saw: `${paths.length} JSX files` };
}

const children = new WeakSet<Node>();

/** A container `{...}` is visible text when it is a child; as an attribute value it may not be. */
function markChildren(node: Node): void {
  const list = node['children'];
  if (Array.isArray(list)) for (const child of list) if (isNode(child)) children.add(child);
}

function isAttributeValue(node: Node): boolean {
  return !children.has(node);
}

function isSpoken(attribute: Node): boolean {
  const name = attribute['name'];
  return isNode(name) && typeof name['name'] === 'string' && spoken.has(name['name']);
}

/** Reports the literal texts that an expression can evaluate to: through ?:, && || ??, templates and +. */
function literals(value: unknown, object: (node: Node, said: string) => void): void {
  if (!isNode(value)) return;
  const inside = (...names: string[]): void => {
    for (const name of names) {
      const part = value[name];
      for (const node of Array.isArray(part) ? part : [part]) literals(node, object);
    }
  };
  const say = (said: unknown): void => {
    if (typeof said === 'string' && hasLetter.test(said)) object(value, said);
  };
  if (value.type === 'JSXText' || value.type === 'Literal') say(value['value']);
  else if (value.type === 'TemplateElement') say(cooked(value['value']));
  else if (value.type === 'TemplateLiteral') inside('quasis', 'expressions');
  else if (value.type === 'ConditionalExpression') inside('consequent', 'alternate');
  else if (value.type === 'LogicalExpression' || value.type === 'BinaryExpression') binary(value, inside);
  else if (['JSXExpressionContainer', 'ParenthesizedExpression'].includes(value.type)) inside('expression');
  else if (['TSAsExpression', 'TSSatisfiesExpression'].includes(value.type)) inside('expression');
}

/** A comparison (`kind === 'late' && ...`) shows neither side; `+` and `??` show both. */
function binary(value: Node, inside: (...names: string[]) => void): void {
  if (value['operator'] === '+' || value['operator'] === '??' || value['operator'] === '||')
    inside('left', 'right');
  else if (value['operator'] === '&&') inside('right');
}

function cooked(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : undefined;
}
