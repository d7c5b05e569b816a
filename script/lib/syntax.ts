import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A node of oxc-parser's ESTree; further fields depend on `type`. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

type Comment = { value: string; start: number; end: number };
export type Parsed = { path: string; text: string; program: Node; comments: Comment[] };

/** Parses one TypeScript or JavaScript file. Throws with the file's name when it cannot. */
export function parseFile(root: string, path: string): Parsed {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, comments, errors } = parseSync(path, text);
  const [first] = errors;
  if (first) throw new Error(`${path}: cannot be parsed: ${first.message}`);
  // The parser has one interface per node type; walking needs only the common fields.
  return { path, text, program: program as unknown as Node, comments };
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes directly below one node. */
function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** Calls `visit` on a node and everything below it. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

/** The line of a position, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
