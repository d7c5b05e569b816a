import type { Reply } from '../../../platform/api/index.ts';

export type Page = Reply<'GET /api/hajj-groups/:id/messages'>;
export type Message = Page['messages'][number];
export type ReadMark = Page['reads'][number];

/** Merges messages by number. A removed message stays removed, whichever version arrives last. */
export function merged(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const byNumber = new Map(known.map((message) => [message.number, message]));
  for (const message of incoming) {
    if (!byNumber.get(message.number)?.isRemoved) byNumber.set(message.number, message);
  }
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}

/** Replaces known messages with the newest page. Keeps older ones only if they connect to it without a gap. */
export function withNewest(known: readonly Message[], newest: readonly Message[]): readonly Message[] {
  const first = newest[0];
  if (!first) return newest;
  const leadsUp = knownUpTo(known) >= first.number - 1;
  // The page decides for its own range. A live message may be newer than the page.
  return merged(leadsUp ? known : known.filter(({ number }) => number > first.number), newest);
}

/** Clears the text of a message. */
export const withRemoved = (known: readonly Message[], id: string): readonly Message[] =>
  known.map((message) =>
    message.id === id ? { ...message, text: null, phrase: null, isRemoved: true } : message,
  );

/** The last number before a gap in the known messages, or 0 without any. Numbers on the server have no gaps. */
export function knownUpTo(messages: readonly Message[]): number {
  let last = 0;
  for (const { number } of messages) {
    if (last !== 0 && number !== last + 1) return last;
    last = number;
  }
  return last;
}

export const hasEarlier = (messages: readonly Message[]): boolean => (messages[0]?.number ?? 1) > 1;

/** Each member's read mark, which never moves backwards. */
export function withRead(reads: readonly ReadMark[], mark: ReadMark): readonly ReadMark[] {
  const before = reads.find(({ userId }) => userId === mark.userId);
  if (before && before.upTo >= mark.upTo) return reads;
  return [...reads.filter((each) => each !== before), mark];
}

export const withReads = (reads: readonly ReadMark[], marks: readonly ReadMark[]): readonly ReadMark[] =>
  marks.reduce(withRead, reads);
