import { api, type Reply } from '../../../platform/api/index.ts';
import type { Delivery } from '../../../platform/outbox/delivery.ts';
import { createOutbox } from '../../../platform/outbox/outbox.ts';
import type { UnsentStore } from '../../../platform/outbox/unsent.ts';
import { randomId } from '../../../platform/outbox/random-id.ts';
import { publishLive } from '../live/live-channel.ts';
import { changeOutbox, forgetChat, outboxOf, watchWhatIsKept } from './chat-store.ts';
import { added, nextToSend, refused, type ToSend, triedAgain, type Waiting, without } from './outbox.ts';

/** Sends what a person has written, one message after the other. */
export const chatDelivery = (
  owner: string,
): Delivery<ToSend, Reply<'POST /api/hajj-groups/:id/messages'>> => ({
  next: () => nextToSend(outboxOf(owner)),
  put: ({ groupId, message: { key, text, phrase } }) =>
    api('POST /api/hajj-groups/:id/messages', {
      params: { id: groupId },
      body: phrase === null ? { key, text: text ?? '' } : { key, phrase },
    }),
  accept: ({ groupId, message }, sent) => {
    changeOutbox(owner, (outbox) => without(outbox, groupId, message.key));
    publishLive(groupId, { type: 'message', data: sent });
  },
  refuse: ({ groupId, message }, { code }) => {
    // The group is gone, or the writer is no longer in it.
    if (code === 'group.notFound') forgetChat(groupId);
    else changeOutbox(owner, (outbox) => refused(outbox, groupId, message.key, code));
    return true;
  },
});

const sender = createOutbox({ name: 'chat', delivery: chatDelivery });

/** The messages are erased when the session ends, with those that the server has refused. */
export const unsent: UnsentStore = {
  kind: 'messages',
  of: (owner) => ({ erased: Object.values(outboxOf(owner)).flat().length, isKept: false }),
  send: () => {
    startSending();
    return sender.run();
  },
};

interface SenderState {
  /** Key of the message that is being sent. */
  readonly sending: string | undefined;
  /** The last attempt to send failed. */
  readonly isHeld: boolean;
}

export function useSender(): SenderState {
  const { sending, held } = sender.use();
  return { sending: sending?.message.key, isHeld: held !== null };
}

/** Saves a message on the device and sends it as soon as possible. */
export function say(owner: string, groupId: string, words: Pick<Waiting, 'text' | 'phrase'>): void {
  changeOutbox(owner, (outbox) => added(outbox, groupId, { ...words, key: randomId(), typedAt: Date.now() }));
  void sender.run();
}

export function tryAgain(owner: string, groupId: string, key: string): void {
  changeOutbox(owner, (outbox) => triedAgain(outbox, groupId, key));
  void sender.run();
}

export function giveUp(owner: string, groupId: string, key: string): void {
  changeOutbox(owner, (outbox) => without(outbox, groupId, key));
}

let isWatching = false;

/**
 * Starts sending waiting messages whenever the device is online, on every page until the tab is closed. Further calls
 * have no effect.
 */
export function startSending(): void {
  if (isWatching) return;
  isWatching = true;
  watchWhatIsKept();
  sender.start();
}
