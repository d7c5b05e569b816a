import { isSign } from './signs.ts';

/** A case of a question in a tree: its words, and the node that it leads to. */
export interface TreeCase {
  readonly text: string;
  readonly node: string;
}

/** A "What if" text: a question with its cases, each of which leads to advice or to the next question. */
export interface Tree {
  readonly title: string;
  /** The first question. */
  readonly start: string;
  /** The cases of each question; advice has none. */
  readonly cases: Readonly<Record<string, readonly TreeCase[]>>;
}

export type Trees = Readonly<Record<string, Tree>>;

interface TreeNode {
  readonly id: string;
  /** Missing at an end. */
  readonly answers?: readonly { readonly id: string; readonly next: string }[] | undefined;
}

type WhatIf = readonly { readonly id: string; readonly nodes: readonly TreeNode[] }[];

type TreeWords = Readonly<
  Record<
    string,
    {
      readonly title: string;
      readonly nodes: Readonly<Record<string, { readonly answers?: Readonly<Record<string, string>> }>>;
    }
  >
>;

/** The trees of the guide with the words of one language. */
export const treesOf = (whatIf: WhatIf, words: TreeWords): Trees =>
  Object.fromEntries(
    whatIf.map(({ id, nodes }) => {
      const casesOf = (node: TreeNode): TreeCase[] =>
        (node.answers ?? []).map((answer) => ({
          text: words[id]?.nodes[node.id]?.answers?.[answer.id] ?? '',
          node: answer.next,
        }));
      const cases = Object.fromEntries(nodes.map((node) => [node.id, casesOf(node)]));
      return [id, { title: words[id]?.title ?? '', start: nodes[0]?.id ?? '', cases }];
    }),
  );

/** The tree of a passage, and the node that it begins with: `whatIf:broken-wudu:certain`. Null for other passages. */
export function placeInTree(
  passage: string,
  trees: Trees,
): { name: string; tree: Tree; node: string } | null {
  const [kind, name = '', node] = passage.split(':');
  const tree = kind === 'whatIf' && Object.hasOwn(trees, name) ? trees[name] : undefined;
  if (!tree) return null;
  return { name, tree, node: node !== undefined && Object.hasOwn(tree.cases, node) ? node : tree.start };
}

export const casePassage = (tree: string, node: string): string => `whatIf:${tree}:${node}`;

/** The node of the case with these words that is nearest below a node; null if there is none. */
function nearestCase({ cases }: Tree, from: string, text: string): string | null {
  const queue = [from];
  // Grows while it is read: first the cases of the node, then those below them.
  for (const node of queue) {
    const below = cases[node] ?? [];
    const found = below.find((each) => each.text === text);
    if (found) return found.node;
    queue.push(...below.map((each) => each.node).filter((each) => !queue.includes(each)));
  }
  return null;
}

/** The case that an offered button names, of the tree of the answer before it; null for another question. */
export function offeredCase(text: string, previous: string, trees: Trees): string | null {
  const place = placeInTree(previous, trees);
  if (!place) return null;
  const { name, tree, node } = place;
  const words = text.trim();
  const found = nearestCase(tree, node, words) ?? nearestCase(tree, tree.start, words);
  return found && casePassage(name, found);
}

/** The cases that an answer leaves open: those that it does not answer, by words that lead to each. */
export function openCases(passage: string, trees: Trees): string[] {
  const place = placeInTree(passage, trees);
  if (!place) return [];
  const { name, tree, node } = place;
  const casesOf = (each: string): readonly TreeCase[] => tree.cases[each] ?? [];
  const isQuestion = ({ node: next }: TreeCase): boolean => casesOf(next).length > 0;
  const own = casesOf(node);
  const unanswered =
    node === tree.start
      ? own.filter((each) => own.length > mostCases || isQuestion(each))
      : [...own.filter(isQuestion), ...casesOf(tree.start).filter((each) => each.node !== node)];
  return unanswered
    .filter(({ text, node: next }) => offeredCase(text, passage, trees) === casePassage(name, next))
    .map(({ text }) => text);
}

/** With more cases, a reply would be longer than anyone reads, and mostly about other cases. */
export const mostCases = 3;

// A case that says more than the question is a less likely meaning of it.
const moreThanAsked = 0.1;

/**
 * The case of a tree's first question that a question is about, by the subjects that both name; null if none is meant more
 * than the others.
 */
export function caseAsked(
  { title, start, cases }: Tree,
  question: string,
  conceptsOf: (text: string) => ReadonlySet<string>,
): string | null {
  const ofTree = subjectsIn(title, conceptsOf);
  const asked = subjectsIn(question, conceptsOf);
  const scored = (cases[start] ?? []).map(({ text, node }) => {
    const own = [...subjectsIn(text, conceptsOf)].filter((subject) => !ofTree.has(subject));
    const shared = own.filter((subject) => asked.has(subject)).length;
    return { node, shared, score: shared - moreThanAsked * (own.length - shared) };
  });
  const [best, next] = scored.toSorted((one, other) => other.score - one.score);
  return best && best.shared > 0 && best.score > (next?.score ?? 0) ? best.node : null;
}

/** What comes after something is what comes when it is finished. */
const subjectsIn = (text: string, conceptsOf: (text: string) => ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...conceptsOf(text)]
      .filter((id) => !isSign(id))
      .map((subject) => (subject === 'after' ? 'finish' : subject)),
  );
