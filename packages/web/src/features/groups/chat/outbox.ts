import { isPhrase, type Phrase } from './phrase.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';

/** A message that the server has not taken yet. */
export interface Waiting {
  /** By which the server knows that it is the same message when it comes twice. */
  readonly key: string;
  readonly text: string | null;
  readonly phrase: Phrase | null;
  /** Milliseconds since 1970, by the device's clock. */
  readonly typedAt: number;
  /** Why the server refused it; until it is tried again it stays where it is. */
  readonly refused?: string;
}

/** What waits to be sent, by group; each list in the order it was written. */
export type Outbox = Readonly<Record<string, readonly Waiting[]>>;

/** As many as wait in one group, so that the device's storage holds them. */
export const mostWaiting = 100;

const none: readonly Waiting[] = [];
export const waitingIn = (outbox: Outbox, groupId: string): readonly Waiting[] => outbox[groupId] ?? none;

export const added = (outbox: Outbox, groupId: string, message: Waiting): Outbox =>
  put(outbox, groupId, [...waitingIn(outbox, groupId), message]);

/** Without a message that was sent, or that its writer gave up. */
export const without = (outbox: Outbox, groupId: string, key: string): Outbox =>
  put(
    outbox,
    groupId,
    waitingIn(outbox, groupId).filter((message) => message.key !== key),
  );

export const refused = (outbox: Outbox, groupId: string, key: string, code: string): Outbox =>
  changed(outbox, groupId, key, (message) => ({ ...message, refused: code }));

/** A refused message is sent once more, with the key it had: the server may have taken it after all. */
export const triedAgain = (outbox: Outbox, groupId: string, key: string): Outbox =>
  changed(outbox, groupId, key, ({ refused: _code, ...message }) => message);

export interface ToSend {
  readonly groupId: string;
  readonly message: Waiting;
}

/** What is to be sent next: in each group one after the other, and the group that has waited longest first. */
export function nextToSend(outbox: Outbox): ToSend | undefined {
  let next: ToSend | undefined;
  for (const [groupId, messages] of Object.entries(outbox)) {
    const message = messages.find((each) => each.refused === undefined);
    if (message && (!next || message.typedAt < next.message.typedAt)) next = { groupId, message };
  }
  return next;
}

/** Refuses what another version, or another hand, has left on the device. */
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
