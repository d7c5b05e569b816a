import type { Reply } from '../../../platform/api/index.ts';

export type Page = Reply<'GET /api/hajj-groups/:id/messages'>;
export type Message = Page['messages'][number];
export type ReadMark = Page['reads'][number];

/** Messages by their number, each once. What was removed stays removed, whichever word of it comes last. */
export function merged(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const byNumber = new Map(known.map((message) => [message.number, message]));
  for (const message of incoming) {
    if (!byNumber.get(message.number)?.isRemoved) byNumber.set(message.number, message);
  }
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}

/**
 * The newest messages of the group in the place of what was known. Older ones stay where they lead up to them without
 * a gap.
 */
export function withNewest(known: readonly Message[], newest: readonly Message[]): readonly Message[] {
  const first = newest[0];
  if (!first) return newest;
  const leadsUp = knownUpTo(known) >= first.number - 1;
  // What lies within the page is as the page has it; a live message may be ahead of the page.
  return merged(leadsUp ? known : known.filter(({ number }) => number > first.number), newest);
}

/** The message of this id, without its words. */
export const withRemoved = (known: readonly Message[], id: string): readonly Message[] =>
  known.map((message) =>
    message.id === id ? { ...message, text: null, phrase: null, isRemoved: true } : message,
  );

/** Numbers have no gaps: the last one before a gap in what is known, 0 when nothing is. */
export function knownUpTo(messages: readonly Message[]): number {
  let last = 0;
  for (const { number } of messages) {
    if (last !== 0 && number !== last + 1) return last;
    last = number;
  }
  return last;
}

export const hasEarlier = (messages: readonly Message[]): boolean => (messages[0]?.number ?? 1) > 1;

/** Each member's mark; it never goes back. */
export function withRead(reads: readonly ReadMark[], mark: ReadMark): readonly ReadMark[] {
  const before = reads.find(({ userId }) => userId === mark.userId);
  if (before && before.upTo >= mark.upTo) return reads;
  return [...reads.filter((each) => each !== before), mark];
}

export const withReads = (reads: readonly ReadMark[], marks: readonly ReadMark[]): readonly ReadMark[] =>
  marks.reduce(withRead, reads);
