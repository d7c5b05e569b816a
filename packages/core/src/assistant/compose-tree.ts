import type { GuideChoices } from '../guide/rites.ts';
import { clausesOf, labelled, list, paragraphs } from './compose-parts.ts';
import type { RespondContent } from './content.ts';
import { mostCases, placeInTree, type Tree, type TreeCase, treesOf } from './trees.ts';

/** The first question of a tree with its cases; for a passage with a node, that case with the cases below it. */
export function composeTree(id: string, content: RespondContent, choices: GuideChoices): string | null {
  const place = placeInTree(id, treesOf(content.structure.whatIf, content.guide.whatIf));
  if (!place) return null;
  const { name, tree, node } = place;
  const adviceAt = (each: string): string => adviceOf(name, each, content, choices);
  const inFull = (cases: readonly TreeCase[]): string[] =>
    cases.map((each) => paragraphs([`**${each.text}**`, adviceAt(each.node)]));
  const first = casesOf(tree, tree.start);
  if (node !== tree.start) {
    // The text above the cases says what everyone has to do first.
    const chosen = first.find((each) => each.node === node);
    return paragraphs([
      ...(chosen ? [adviceAt(tree.start), ...inFull([chosen])] : [adviceAt(node)]),
      ...inFull(casesOf(tree, node)),
    ]);
  }
  if (first.length <= mostCases) return paragraphs([adviceAt(node), ...inFull(first)]);
  const names = list(first.map(({ text }) => text));
  return paragraphs([adviceAt(node), names, content.say('assistant-replies.chooseCase')]);
}

const casesOf = ({ cases }: Tree, node: string): readonly TreeCase[] => cases[node] ?? [];

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
    node.ask ? content.say('guide.whatIf.ask') : '',
  ]);
}
