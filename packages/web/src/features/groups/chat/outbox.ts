import { isPhrase, type Phrase } from './phrase.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';

/** A message that the server has not accepted yet. */
export interface Waiting {
  /** Identifies the message, so that the server can recognise a repeated request. */
  readonly key: string;
  readonly text: string | null;
  readonly phrase: Phrase | null;
  /** Milliseconds since 1970, by the device's clock. */
  readonly typedAt: number;
  /** Why the server refused it. It stays in the outbox until it is retried. */
  readonly refused?: string;
}

/** The messages to be sent, by group, each list in the order it was written. */
export type Outbox = Readonly<Record<string, readonly Waiting[]>>;

/** The maximum per group, so that they fit into the device's storage. */
export const mostWaiting = 100;

const none: readonly Waiting[] = [];
export const waitingIn = (outbox: Outbox, groupId: string): readonly Waiting[] => outbox[groupId] ?? none;

export const added = (outbox: Outbox, groupId: string, message: Waiting): Outbox =>
  put(outbox, groupId, [...waitingIn(outbox, groupId), message]);

/** Removes a message that was sent or that its writer dropped. */
export const without = (outbox: Outbox, groupId: string, key: string): Outbox =>
  put(
    outbox,
    groupId,
    waitingIn(outbox, groupId).filter((message) => message.key !== key),
  );

export const refused = (outbox: Outbox, groupId: string, key: string, code: string): Outbox =>
  changed(outbox, groupId, key, (message) => ({ ...message, refused: code }));

/** Retries a refused message with the same key, because the server may have accepted it after all. */
export const triedAgain = (outbox: Outbox, groupId: string, key: string): Outbox =>
  changed(outbox, groupId, key, ({ refused: _code, ...message }) => message);

export interface ToSend {
  readonly groupId: string;
  readonly message: Waiting;
}

/** The next message to send: in order within each group, and the group that has waited longest first. */
export function nextToSend(outbox: Outbox): ToSend | undefined {
  let next: ToSend | undefined;
  for (const [groupId, messages] of Object.entries(outbox)) {
    const message = messages.find((each) => each.refused === undefined);
    if (message && (!next || message.typedAt < next.message.typedAt)) next = { groupId, message };
  }
  return next;
}

/** Validates stored data, which another version may have written. */
export const isOutbox = (value: unknown): value is Outbox =>
  isRecord(value) &&
  Object.values(value).every((messages) => Array.isArray(messages) && messages.every(isWaiting));

const isWaiting = (value: unknown): value is Waiting =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['typedAt'] === 'number' &&
  ['string', 'undefined'].includes(typeof value['refused']) &&
  ((typeof value['text'] === 'string' && value['phrase'] === null) ||
    (value['text'] === null && isPhrase(value['phrase'])));

const changed = (outbox: Outbox, groupId: string, key: string, next: (message: Waiting) => Waiting): Outbox =>
  put(
    outbox,
    groupId,
    waitingIn(outbox, groupId).map((message) => (message.key === key ? next(message) : message)),
  );

function put(outbox: Outbox, groupId: string, messages: readonly Waiting[]): Outbox {
  const { [groupId]: _before, ...others } = outbox;
  return messages.length > 0 ? { ...others, [groupId]: messages } : others;
}
