import { repeated } from './repeated.ts';
import type { WhatIf } from './schema.ts';

/** All faults in the paths through a tree: every answer must lead to a node, and every path must reach an end. */
export function checkTree({ id: tree, nodes }: WhatIf): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const problems = repeated(nodes.map(({ id }) => id)).map((id) => `node ${id} is there twice`);
  for (const node of nodes) {
    if (!('answers' in node)) continue;
    problems.push(
      ...repeated(node.answers.map(({ id }) => id)).map((id) => `node ${node.id} has answer ${id} twice`),
      ...node.answers
        .filter(({ next }) => !byId.has(next))
        .map(({ id, next }) => `node ${node.id}: answer ${id} leads to ${next}, which is not there`),
    );
  }
  const reached = new Set<string>();
  const walk = (id: string, way: readonly string[]): void => {
    if (way.includes(id)) {
      problems.push(`goes round in a circle: ${[...way.slice(way.indexOf(id)), id].join(' > ')}`);
      return;
    }
    // Its descendants were visited when it was first reached.
    if (reached.has(id)) return;
    reached.add(id);
    const node = byId.get(id);
    if (node && 'answers' in node) for (const { next } of node.answers) walk(next, [...way, id]);
  };
  const [start] = nodes;
  if (start) walk(start.id, []);
  problems.push(
    ...nodes.filter(({ id }) => !reached.has(id)).map(({ id }) => `node ${id} is reached by no answer`),
  );
  return problems.map((what) => `what-if/${tree}: ${what}`);
}
