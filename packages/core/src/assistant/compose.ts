import { rowsBySchool, sortClauses } from '../guide/clauses.ts';
import type { RankedPart } from '../guide/ranks.ts';
import { type GuideChoices, isFor, type RiteId, schools } from '../guide/rites.ts';
import { followUps } from './follow-up.ts';
import { westernDigits } from '../text/parse-number.ts';
import { emergencyNumbers } from '../emergency/emergency-numbers.ts';
import { hajjOfYear } from '../calendar/hajj-date.ts';
import type { Say } from '../text/say.ts';
import { composeTree } from './compose-tree.ts';
import { clausesOf, labelled, list, namesOf, paragraphs } from './compose-parts.ts';
import { composeDay } from './day-asked.ts';
import type { RespondContent } from './content.ts';

/**
 * Writes a passage for one pilgrim, as Markdown: with a chosen school, only what it or all schools say; without one, what
 * each school says, with its name. Null if the passage is for other pilgrims.
 * @param asked the paragraph of a topic with which it begins
 */
export function composePassage(
  id: string,
  content: RespondContent,
  choices: GuideChoices,
  asked: string | null = null,
): string | null {
  const [kind = '', name = '', part = ''] = id.split(':');
  // Ids of passages are built from the rites.
  if (kind === 'rite') return composeRite(name as RiteId, part, content, choices);
  if (kind === 'whatIf') return composeTree(id, content, choices);
  if (kind === 'day') return composeDay(id, content, choices);
  if (kind === 'practical') return composeTopic(name, content, choices, asked);
  if (kind === 'dua') return composeDua(name, content);
  if (kind === 'place') {
    const { about = '', access = '' } = content.guide.places[name] ?? {};
    return paragraphs([about, access]);
  }
  const doc = content.docs.get(id);
  return doc ? paragraphs(doc.paragraphs ?? [doc.text]) : null;
}

function composeRite(
  rite: RiteId,
  part: string,
  content: RespondContent,
  choices: GuideChoices,
): string | null {
  const words = content.guide.rites[rite];
  const structure = content.structure.rites[rite];
  if (part === 'page') {
    const facts = (['when', 'where'] as const).map((fact) =>
      paragraphs([words[fact].text, clausesOf(structure[fact] ?? [], words[fact].clauses, content, choices)]),
    );
    const steps = structure.steps
      .filter((step) => isFor(step.for, choices))
      .map(({ id }) => words.steps[id]?.title ?? '');
    return paragraphs([words.short, ...facts, list(steps)]);
  }
  const wholeList = followUps.find((each) => each === part);
  if (wholeList) {
    const items = structure[wholeList].flatMap(({ id }) => {
      const item = composeItem(rite, `${part}-${id}`, content, choices);
      return item ? paragraphs([part === 'ranks' ? (words.ranks[id]?.name ?? '') : '', item]) : [];
    });
    return items.length > 0 ? paragraphs(items) : null;
  }
  const item = composeItem(rite, part, content, choices);
  if (item === null) return null;
  const [key, id] = placeOfItem(part);
  // Read without its title, "Throwing all 7 together" sounds like advice.
  if (key === 'mistakes') return `**${content.say('assistant-replies.mistake')}** ${item}`;
  const ranked = key === 'ranks' ? structure.ranks.find((each) => each.id === id) : undefined;
  return ranked ? paragraphs([item, meaningOf(ranked, content, choices)]) : item;
}

/** What follows if a part is left out: for its rank, or for each rank where the schools differ. */
function meaningOf(item: RankedPart, content: RespondContent, choices: GuideChoices): string {
  const { say } = content;
  const common = commonRank(item, choices);
  if (common) return say(`guide.ranks.${common}.text`);
  const ranks = [...new Set(schools.map((each) => item[each]))];
  return list(ranks.map((rank) => labelled(rankName(say, rank), say(`guide.ranks.${rank}.text`), content)));
}

/** The list of an item and its id in the list. */
function placeOfItem(part: string): ['steps' | 'ranks' | 'mistakes', string] {
  const [listName = '', ...rest] = part.split('-');
  // Ids of passages are built from the lists of rites.
  return [listName === 'step' ? 'steps' : (listName as 'ranks' | 'mistakes'), rest.join('-')];
}

function composeItem(
  rite: RiteId,
  part: string,
  content: RespondContent,
  choices: GuideChoices,
): string | null {
  const [key, id] = placeOfItem(part);
  const item = content.structure.rites[rite][key].find((each) => each.id === id);
  const itemWords = content.guide.rites[rite][key][id];
  if (!item || !itemWords || !isFor(item.for, choices)) return null;
  // Every item of the list of ranks has its ranks.
  const text = key === 'ranks' ? ranksOf(item as RankedPart, content, choices) : '';
  const own =
    'note' in itemWords ? (itemWords.note ?? '') : 'text' in itemWords ? (itemWords.text ?? '') : '';
  return paragraphs([text, own, clausesOf(item.clauses ?? [], itemWords.clauses, content, choices)]);
}

const rankName = (say: Say, rank: string): string => say(`guide.ranks.${rank}.name`);

/** The rank in the chosen school, or in all of them; null if they differ. */
function commonRank(item: RankedPart, { school }: GuideChoices): string | null {
  if (school) return item[school];
  return schools.every((each) => item[each] === item.hanafi) ? item.hanafi : null;
}

/** The rank in the chosen school, or in each. */
function ranksOf(item: RankedPart, content: RespondContent, choices: GuideChoices): string {
  const { guide, say } = content;
  const rank = commonRank(item, choices);
  if (rank) return `**${rankName(say, rank)}**${choices.school ? ` (${guide.schools[choices.school]})` : ''}`;
  return list(schools.map((each) => labelled(guide.schools[each], rankName(say, item[each]), content)));
}

function composeTopic(
  name: string,
  content: RespondContent,
  choices: GuideChoices,
  asked: string | null,
): string | null {
  const topic = content.structure.practical.flatMap(({ topics }) => topics).find(({ id }) => id === name);
  if (!topic) return null;
  const { own, bySchool } = sortClauses(topic.facts, choices);
  const words = content.guide.practical[name] ?? {};
  const format = new Intl.NumberFormat(content.language, { useGrouping: false });
  const textOf = ({ id, season }: (typeof topic.facts)[number]): string => {
    if (season === undefined) return words[id] ?? '';
    const gregorian = format.format(Number(hajjOfYear(season, null).date.slice(0, 4)));
    const year = content.say('assistant-replies.season', { year: format.format(season), gregorian });
    return `${words[id] ?? ''} ${year}`;
  };
  const rows = choices.school
    ? []
    : rowsBySchool(bySchool).map((row) =>
        labelled(namesOf(row.schools, content), row.clauses.map(textOf).join(' '), content),
      );
  const shown = [...own, ...(choices.school ? [] : bySchool)];
  return paragraphs([
    list(withFirst(asked, own.map(textOf), rows)),
    shown.some(({ season }) => season !== undefined) ? content.say('assistant-replies.seasonNote') : '',
  ]);
}

/**
 * The lines with those that have this text first, but after a line that says when to call for help. Those by school stay
 * together: one alone would speak for all.
 */
function withFirst(text: string | null, own: readonly string[], bySchool: readonly string[]): string[] {
  if (text === null) return [...own, ...bySchool];
  const [first = '', ...others] = own;
  const urgent = namesAmbulance(first) ? [first] : [];
  const rest = urgent.length > 0 ? others : own;
  if (bySchool.some((line) => line.includes(text))) return [...urgent, ...bySchool, ...rest];
  const hasText = (line: string): boolean => line.startsWith(text);
  return [...urgent, ...rest.filter(hasText), ...rest.filter((line) => !hasText(line)), ...bySchool];
}

const namesAmbulance = (line: string): boolean => westernDigits(line).includes(emergencyNumbers.ambulance);

/** The occasion of a dua, its Arabic as a quotation, how it is read, and what it means. */
function composeDua(name: string, { guide, structure }: RespondContent): string | null {
  const dua = guide.duas[name];
  if (!dua) return null;
  return paragraphs([
    dua.when,
    `> ${structure.arabic[name] ?? ''}`,
    guide.transliterations[name] ?? '',
    dua.meaning,
  ]);
}
