import type { WhatIf, WhatIfNode } from '@manasik/content/guide/schema';
import { sourcesWithClauses } from '../use-clause-texts.ts';
import list from '@manasik/content/guide/what-if.json';

// TypeScript infers plain strings from JSON. The content check validates the file against this schema.
export const whatIfTrees = list as readonly unknown[] as readonly WhatIf[];

export const treesOf = (ids: readonly string[]): WhatIf[] =>
  ids.flatMap((id) => whatIfTrees.filter((tree) => tree.id === id));

/** A given answer: the question and the answer to it. */
export interface Given {
  readonly node: string;
  readonly answer: string;
}

/** The node that the answers lead to, from the first node. Stops at the first answer that leads nowhere. */
export function nodeAfter(tree: WhatIf, given: readonly Given[]): WhatIfNode | undefined {
  let node = tree.nodes[0];
  for (const { answer } of given) {
    const next = node && 'answers' in node ? node.answers.find(({ id }) => id === answer)?.next : undefined;
    const found = tree.nodes.find(({ id }) => id === next);
    if (!found) return node;
    node = found;
  }
  return node;
}

export const treeSources = ({ nodes }: WhatIf): string[] =>
  nodes.flatMap((node) => ('sources' in node ? sourcesWithClauses(node) : []));
