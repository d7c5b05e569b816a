import { useSyncExternalStore } from 'react';
import { api } from '../../../platform/api/index.ts';
import { onNetworkChange } from '../../../platform/api/network.ts';
import { currentUser, expectedUserId, onSessionChange } from '../../../platform/session/session.ts';
import { keep } from '../../../platform/storage/kept.ts';
import { type Book, emptyBook } from './progress-book.ts';
import { arrive, isShelf, nobody, type Shelf } from './progress-shelf.ts';
import { createProgressSync, type ProgressSync } from './progress-sync.ts';
import { inOneTab } from '../../../platform/outbox/one-tab.ts';

const kept = keep<Shelf>('manasik-guide', isShelf);

/** Whose marks these are. Without a network it is the person who was signed in on this device last. */
export const ownerOf = (userId: string | undefined): string => userId ?? expectedUserId() ?? nobody;

/** What is known of `owner`; undefined while pages are rendered ahead of time. */
export function useBook(owner: string): Book | undefined {
  const shelf = kept.use();
  return shelf === undefined ? undefined : (shelf?.[owner] ?? emptyBook);
}

const bookOf = (owner: string): Book => kept.get()?.[owner] ?? emptyBook;

/** Changes a book at once, in the device's storage too; of a change that another tab made nothing is lost. */
export function changeBook(owner: string, next: (book: Book) => Book): void {
  kept.change((shelf) => {
    const before = shelf?.[owner] ?? emptyBook;
    const after = next(before);
    return after === before ? shelf : { ...shelf, [owner]: after };
  });
}

/** The server has said who is here, or that nobody is (undefined): what others left is put away. */
export function settle(userId: string | undefined): void {
  const owner = ownerOf(userId);
  // The server could not be asked. Then nobody is sent away.
  if (owner !== (userId ?? nobody)) return;
  kept.change((shelf) => {
    if (shelf === null) return null;
    const arrived = arrive(shelf, owner);
    if (Object.keys(arrived).length === 0) return null;
    return JSON.stringify(arrived) === JSON.stringify(shelf) ? shelf : arrived;
  });
}

interface Running {
  readonly owner: string;
  readonly sync: ProgressSync;
  readonly stop: () => void;
}
let running: Running | undefined;

let hasFailed = false;
const failureListeners = new Set<() => void>();

function setFailed(value: boolean): void {
  if (value === hasFailed) return;
  hasFailed = value;
  for (const listener of failureListeners) listener();
}

function subscribeToFailure(listener: () => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/** Whether the server was reached and did not take what waits. */
export const useHasFailed = (): boolean =>
  useSyncExternalStore(
    subscribeToFailure,
    () => hasFailed,
    () => false,
  );

/** From now on this person's marks go to the account; undefined: nobody's do. */
export function follow(owner: string | undefined): void {
  if (running?.owner !== owner) {
    running?.stop();
    running?.sync.close();
    running = owner === undefined ? undefined : start(owner);
    setFailed(false);
  }
  void running?.sync.opened();
}

/** What was marked is sent once it has been quiet for a moment. */
export const sendSoon = (): void => running?.sync.soon();

function start(owner: string): Running {
  const sync = createProgressSync({
    book: () => bookOf(owner),
    change: (next) => changeBook(owner, next),
    put: (letter, keepalive) => api('PUT /api/guide/progress', { body: letter, keepalive }),
    get: () => api('GET /api/guide/progress'),
    mayAsk: () => navigator.onLine && expectedUserId() === owner,
    onFailed: setFailed,
    alone: (work) => inOneTab('manasik-guide', work),
  });
  const onVisibility = () => (document.visibilityState === 'hidden' ? sync.leave() : void sync.run());
  const stopNetwork = onNetworkChange(() => void sync.run());
  // Also where no page shows the guide by then.
  const stopSession = onSessionChange(() => {
    if (currentUser()?.id !== owner) settle(currentUser()?.id);
  });
  addEventListener('pagehide', sync.leave);
  document.addEventListener('visibilitychange', onVisibility);
  const stop = () => {
    stopNetwork();
    stopSession();
    removeEventListener('pagehide', sync.leave);
    document.removeEventListener('visibilitychange', onVisibility);
  };
  return { owner, sync, stop };
}
