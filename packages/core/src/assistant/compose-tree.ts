import type { GuideChoices } from '../guide/rites.ts';
import { clausesOf, labelled, list, paragraphs } from './compose-parts.ts';
import type { RespondContent } from './content.ts';
import { mostCases, pathAsked, placeInTree, type Tree, type TreeCase, treesOf } from './trees.ts';

/** A longer reply is more than anyone reads; the buttons below it lead on. */
const mostCharacters = 3500;

/**
 * The first question of a tree with its cases; for a passage with a node, that case with the cases below it. The cases below
 * are followed to their ends, in their order, as long as the reply is short enough.
 */
export function composeTree(id: string, content: RespondContent, choices: GuideChoices): string | null {
  const place = placeInTree(id, treesOf(content.structure.whatIf, content.guide.whatIf));
  if (!place) return null;
  const { name, tree, node } = place;
  const ask = content.say('guide.whatIf.ask');
  const adviceAt = (each: string): string => adviceOf(name, each, content, choices);
  /** The parts in one text, which names the person to ask once, at its end. */
  const compose = (parts: readonly string[]): string =>
    paragraphs([...parts.filter((part) => part !== ask), parts.includes(ask) ? ask : '']);
  const asked = (each: string): string => (isToAsk(name, each, content) ? ask : '');
  const one = (each: TreeCase): string[] => [`**${each.text}**`, adviceAt(each.node), asked(each.node)];
  const toEnds = (each: TreeCase): string[] => [
    ...one(each),
    ...casesOf(tree, each.node).flatMap((below) =>
      toEnds({ ...below, text: `${each.text} › ${below.text}` }),
    ),
  ];
  const within = (above: readonly string[], cases: readonly TreeCase[]): string => {
    const parts = cases.map(one);
    const inAll = (): string => compose([...above, ...parts.flat()]);
    for (const [at, each] of cases.entries()) {
      const short = parts[at] ?? [];
      parts[at] = toEnds(each);
      if (inAll().length > mostCharacters) parts[at] = short;
    }
    return inAll();
  };
  const first = casesOf(tree, tree.start);
  if (node !== tree.start) {
    const chosen = first.find((each) => each.node === node);
    const path = chosen ? [chosen] : pathAsked(name, tree, node);
    // The text above the cases says what everyone has to do first.
    const above =
      path.length > 0 ? [adviceAt(tree.start), ...path.flatMap(one)] : [adviceAt(node), asked(node)];
    return within(above, casesOf(tree, node));
  }
  if (first.length <= mostCases) return within([adviceAt(node)], first);
  const names = list(first.map(({ text }) => text));
  return paragraphs([adviceAt(node), names, content.say('assistant-replies.chooseCase')]);
}

const casesOf = ({ cases }: Tree, node: string): readonly TreeCase[] => cases[node] ?? [];

const isToAsk = (name: string, id: string, { structure }: RespondContent): boolean =>
  structure.whatIf.find((each) => each.id === name)?.nodes.find((each) => each.id === id)?.ask === true;

/** The advice at a node, or its question. */
function adviceOf(name: string, id: string, content: RespondContent, choices: GuideChoices): string {
  const tree = content.structure.whatIf.find((each) => each.id === name);
  const node = tree?.nodes.find((each) => each.id === id);
  const words = content.guide.whatIf[name]?.nodes[id];
  if (!node || !words) return '';
  const { school } = choices;
  const own = school ? words.schools?.[school] : undefined;
  const bySchool = school
    ? own
      ? [labelled(content.guide.schools[school], own, content)]
      : []
    : (node.schools ?? []).map((each) =>
        labelled(content.guide.schools[each], words.schools?.[each] ?? '', content),
      );
  return paragraphs([
    words.text,
    clausesOf(node.clauses ?? [], words.clauses, content, choices),
    list(bySchool),
  ]);
}
