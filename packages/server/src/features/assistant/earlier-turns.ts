import type { MessageRow } from './assistant.repository.ts';

/** A question of the same conversation, and its answer where that contains nothing private. */
export interface EarlierTurn {
  readonly question: string;
  readonly answer: string | null;
}

/** The number of turns before the question that may be needed to understand it. */
export const mostEarlierTurns = 3;
const longestAnswer = 1500;

/** Answers of tools can contain names of group members and the place of the user, and are left out. */
export const earlierTurnOf = ({ question, reply }: Pick<MessageRow, 'question' | 'reply'>): EarlierTurn => ({
  question,
  answer: reply.kind === 'passages' && reply.tool === null ? reply.message.slice(0, longestAnswer) : null,
});
