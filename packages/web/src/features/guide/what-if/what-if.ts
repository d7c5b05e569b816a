import type { WhatIf, WhatIfNode } from '@manasik/content/guide/schema';
import list from '@manasik/content/guide/what-if.json';

// TypeScript sees plain strings in a file of JSON; the content check holds the file against this very schema.
export const whatIfTrees = list as readonly unknown[] as readonly WhatIf[];

export const treesOf = (ids: readonly string[]): WhatIf[] =>
  ids.flatMap((id) => whatIfTrees.filter((tree) => tree.id === id));

/** An answer that was given: the question and the answer to it. */
export interface Given {
  readonly node: string;
  readonly answer: string;
}

/** Where the answers lead, from the first node on; at the first answer that leads nowhere it stays. */
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
  nodes.flatMap((node) => ('sources' in node ? node.sources : []));
