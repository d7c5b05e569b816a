/** A case of a question in a tree: its words, and the node that it leads to. */
export interface TreeCase {
  readonly text: string;
  readonly node: string;
}

/** A "What if" text: a question with its cases, each of which leads to advice or to the next question. */
export interface Tree {
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
      return [id, { start: nodes[0]?.id ?? '', cases }];
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

interface CaseSubjects {
  /** The subjects that name each case of a question. */
  readonly cases: Readonly<Record<string, readonly string[]>>;
  /** With one of these, the question may be about another case. */
  readonly unless: readonly string[];
}

/**
 * The trees whose cases differ by a subject, by the node with the question. The cases of the others differ by circumstances,
 * such as what someone wanted at the miqat, which no single word tells: there the person chooses.
 */
export const caseSubjects: Readonly<Record<string, Readonly<Record<string, CaseSubjects>>>> = {
  'menses-before-ifadah': {
    start: { cases: { stay: ['before'] }, unless: ['tawaf-farewell', 'finish'] },
  },
  'broken-wudu': {
    start: {
      cases: { certain: ['tawaf'], sai: ['sai'] },
      unless: ['before', 'after', 'finish'],
    },
  },
  'lost-count': {
    start: {
      cases: { circuits: ['tawaf'], laps: ['sai'], pebbles: ['pebbles'] },
      unless: [],
    },
  },
  'broke-ihram-rule': {
    start: {
      cases: {
        covering: ['perfume', 'veil', 'gloves', 'head-cover', 'sewn', 'shoes'],
        'hair-why': ['hair', 'nails'],
        touch: ['kiss'],
        when: ['intercourse'],
        hunting: ['hunting'],
        contract: ['wedding'],
      },
      unless: [],
    },
    covering: {
      cases: { forgot: ['forgot', 'mistake'] },
      unless: ['sick', 'wound', 'doctor', 'medicine', 'heat', 'sun'],
    },
    'hair-why': {
      cases: { hair: ['forgot'] },
      unless: ['sick', 'wound', 'doctor', 'medicine'],
    },
  },
};

/** The case that the subjects of a question name, as far down its tree as they lead; null if they name none or several. */
export function caseAsked(
  tree: string,
  concepts: ReadonlySet<string>,
  questionNode = 'start',
): string | null {
  const questions = Object.hasOwn(caseSubjects, tree) ? caseSubjects[tree] : undefined;
  const known = questions?.[questionNode];
  if (!known || known.unless.some((subject) => concepts.has(subject))) return null;
  const named = Object.entries(known.cases).filter(([, subjects]) =>
    subjects.some((subject) => concepts.has(subject)),
  );
  const [only, ...more] = named;
  const node = more.length === 0 ? only?.[0] : undefined;
  return node === undefined ? null : (caseAsked(tree, concepts, node) ?? node);
}

/** The cases from the first question down to one that words can name below it; empty for every other case. */
export function pathAsked(name: string, tree: Tree, node: string): readonly TreeCase[] {
  const questions = Object.hasOwn(caseSubjects, name) ? (caseSubjects[name] ?? {}) : {};
  const isNamed = (question: string): boolean => Object.hasOwn(questions[question]?.cases ?? {}, node);
  for (const first of tree.cases[tree.start] ?? []) {
    const below = isNamed(first.node) ? tree.cases[first.node]?.find((each) => each.node === node) : null;
    if (below) return [first, below];
  }
  return [];
}
