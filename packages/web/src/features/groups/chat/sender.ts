import { useSyncExternalStore } from 'react';
import { api } from '../../../platform/api/index.ts';
import { currentUser, expectedUserId, onSessionChange } from '../../../platform/session/session.ts';
import { publishLive } from '../live/live-channel.ts';
import { changeOutbox, forgetChat, outboxOf, watchWhatIsKept } from './chat-store.ts';
import { added, refused, triedAgain, type Waiting, without } from './outbox.ts';
import { sendOutbox } from './send-outbox.ts';
import { inOneTab } from '../../../platform/outbox/one-tab.ts';
import { randomId } from '../../../platform/outbox/random-id.ts';

const retryMs = 15_000;

interface SenderState {
  /** Key of the message that is on its way. */
  readonly sending: string | undefined;
  /** What waits could not be sent the last time. */
  readonly isHeld: boolean;
}

const idle: SenderState = { sending: undefined, isHeld: false };
let state = idle;
let running: Promise<void> | undefined;
let isWanted = false;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: Partial<SenderState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSender = (): SenderState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => idle,
  );

/** Keeps a message on the device and sends it as soon as that is possible. */
export function say(owner: string, groupId: string, words: Pick<Waiting, 'text' | 'phrase'>): void {
  changeOutbox(owner, (outbox) => added(outbox, groupId, { ...words, key: randomId(), typedAt: Date.now() }));
  wake();
}

export function tryAgain(owner: string, groupId: string, key: string): void {
  changeOutbox(owner, (outbox) => triedAgain(outbox, groupId, key));
  wake();
}

export function giveUp(owner: string, groupId: string, key: string): void {
  changeOutbox(owner, (outbox) => without(outbox, groupId, key));
}

/** Sends what waits, one after the other; what is written meanwhile too. */
function wake(): void {
  isWanted = true;
  running ??= work().finally(() => {
    running = undefined;
    if (isWanted) wake();
  });
}

async function work(): Promise<void> {
  isWanted = false;
  clearTimeout(retry);
  const owner = currentUser()?.id;
  if (owner === undefined) return;
  const outcome = await inOneTab('manasik-chat', () => sendFor(owner));
  show({ isHeld: outcome === 'later', sending: undefined });
  if (outcome === 'later') retry = setTimeout(wake, retryMs);
}

const sendFor = (owner: string): Promise<'sent' | 'later'> =>
  sendOutbox({
    outbox: () => outboxOf(owner),
    mayAsk: () => navigator.onLine && isStillHere(owner),
    post: (id, { key, text, phrase }) =>
      api('POST /api/hajj-groups/:id/messages', {
        params: { id },
        body: phrase === null ? { key, text: text ?? '' } : { key, phrase },
      }),
    onSending: (sending) => show(sending === undefined ? { sending } : { sending, isHeld: false }),
    onSent: (groupId, { key }, message) => {
      changeOutbox(owner, (outbox) => without(outbox, groupId, key));
      publishLive(groupId, { type: 'message', data: message });
    },
    onRefused: (groupId, { key }, { code }) =>
      changeOutbox(owner, (outbox) => refused(outbox, groupId, key, code)),
    onGroupGone: forgetChat,
  });

// Another tab may have signed out, and somebody else in.
const isStillHere = (owner: string): boolean =>
  currentUser()?.id === owner && [owner, null].includes(expectedUserId());

let isWatching = false;

/**
 * From now on what was written is sent whenever there is a network, whichever page is open, until the tab is closed.
 * Called again it changes nothing.
 */
export function startSending(): void {
  if (isWatching) return;
  isWatching = true;
  watchWhatIsKept();
  onSessionChange(wake);
  addEventListener('online', wake);
  addEventListener('offline', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  wake();
}
