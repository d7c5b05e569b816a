import { type GuideChoices, isRiteId, type RiteId } from '../guide/rites.ts';
import { wordsOf } from '../search/search-text.ts';
import type { Question } from './decision.ts';

/** The kinds of question that people ask next about a rite; `followUps` of the catalogue has the questions. */
export const followUps = ['mistakes', 'women', 'wheelchair', 'firstTime', 'ranks'] as const;
export type FollowUp = (typeof followUps)[number];

type RitesWithLists = Readonly<Partial<Record<RiteId, Readonly<Record<FollowUp, readonly unknown[]>>>>>;

const most = 3;
const shortQuestion = 5;

/** True for a question too short to have a subject of its own. */
export const isShort = (text: string): boolean => wordsOf(text).length <= shortQuestion;

/** The list of a rite that a passage is an item of, such as `rite:sai:women`; null if it is no such item. */
export function listOf(passage: string): string | null {
  const [kind, rite, part = ''] = passage.split(':');
  const list = followUps.find((each) => part.startsWith(`${each}-`));
  return kind === 'rite' && list ? `rite:${rite}:${list}` : null;
}

/** The list that an offered question asks for, of the rite of the answer before it; null for another question. */
export function offeredList(
  { text, previous }: Question,
  offered: Readonly<Record<FollowUp, string>>,
): string | null {
  const list = followUps.find((each) => offered[each] === text.trim());
  const subject = subjectOf(previous?.passages[0] ?? '');
  return list && subject.startsWith('rite:') ? `${subject}:${list}` : null;
}

/** The rite or tree that a passage belongs to: `rite:sai`. */
export const subjectOf = (passage: string): string => passage.split(':').slice(0, 2).join(':');

/** The follow-ups that this pilgrim may ask about the rite of a passage. */
export function followUpsOf(
  passage: string,
  rites: RitesWithLists,
  { sex, usesWheelchair, isFirstTime }: GuideChoices,
): FollowUp[] {
  const [kind, rite, part = ''] = passage.split(':');
  if (kind !== 'rite') return [];
  const lists = isRiteId(rite) ? rites[rite] : null;
  const isFor: Readonly<Record<FollowUp, boolean>> = {
    mistakes: true,
    women: sex !== 'man',
    wheelchair: usesWheelchair === true,
    firstTime: isFirstTime !== false,
    ranks: true,
  };
  return followUps
    .filter((list) => isFor[list] && !part.startsWith(list) && (lists?.[list].length ?? 0) > 0)
    .slice(0, most);
}
