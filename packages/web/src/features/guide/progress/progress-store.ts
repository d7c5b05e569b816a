import { useSyncExternalStore } from 'react';
import { api } from '../../../platform/api/index.ts';
import { onNetworkChange } from '../../../platform/api/network.ts';
import { currentUser, expectedUserId, onSessionChange } from '../../../platform/session/session.ts';
import { keep } from '../../../platform/storage/kept.ts';
import { type ProgressRecord, emptyRecord } from './progress-record.ts';
import { arrive, isStoredRecords, nobody, type StoredRecords } from './progress-storage.ts';
import { createProgressSync, type ProgressSync } from './progress-sync.ts';
import { inOneTab } from '../../../platform/outbox/one-tab.ts';

const kept = keep<StoredRecords>('manasik-guide', isStoredRecords);

/** Whose marks these are. Without a network it is the person who was signed in on this device last. */
export const ownerOf = (userId: string | undefined): string => userId ?? expectedUserId() ?? nobody;

/** What is known of `owner`; undefined while pages are rendered ahead of time. */
export function useRecord(owner: string): ProgressRecord | undefined {
  const stored = kept.use();
  return stored === undefined ? undefined : (stored?.[owner] ?? emptyRecord);
}

const bookOf = (owner: string): ProgressRecord => kept.get()?.[owner] ?? emptyRecord;

/** Changes a record at once, in the device's storage too; of a change that another tab made nothing is lost. */
export function changeRecord(owner: string, next: (record: ProgressRecord) => ProgressRecord): void {
  kept.change((stored) => {
    const before = stored?.[owner] ?? emptyRecord;
    const after = next(before);
    return after === before ? stored : { ...stored, [owner]: after };
  });
}

/** The server has said who is here, or that nobody is (undefined): what others left is put away. */
export function settle(userId: string | undefined): void {
  const owner = ownerOf(userId);
  // The server could not be asked. Then nobody is sent away.
  if (owner !== (userId ?? nobody)) return;
  kept.change((stored) => {
    if (stored === null) return null;
    const arrived = arrive(stored, owner);
    if (Object.keys(arrived).length === 0) return null;
    return JSON.stringify(arrived) === JSON.stringify(stored) ? stored : arrived;
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
    record: () => bookOf(owner),
    change: (next) => changeRecord(owner, next),
    put: (request, keepalive) => api('PUT /api/guide/progress', { body: request, keepalive }),
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
