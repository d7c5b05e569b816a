import { api } from '../../../platform/api/index.ts';
import { createOutbox } from '../../../platform/outbox/outbox.ts';
import { currentUser, expectedUserId, onSessionChange } from '../../../platform/session/session.ts';
import { keep } from '../../../platform/storage/kept.ts';
import { progressDelivery } from './progress-delivery.ts';
import { type ProgressRecord, emptyRecord } from './progress-record.ts';
import { arrive, isStoredRecords, nobody, type StoredRecords } from './progress-storage.ts';

const kept = keep<StoredRecords>('manasik-guide', isStoredRecords);

/** Whose marks these are. Without a network it is the person who was signed in on this device last. */
export const ownerOf = (userId: string | undefined): string => userId ?? expectedUserId() ?? nobody;

/** What is known of `owner`; undefined while pages are rendered ahead of time. */
export function useRecord(owner: string): ProgressRecord | undefined {
  const stored = kept.use();
  return stored === undefined ? undefined : (stored?.[owner] ?? emptyRecord);
}

const recordOf = (owner: string): ProgressRecord => kept.get()?.[owner] ?? emptyRecord;

/** Changes a record at once, in the device's storage too; of a change that another tab made nothing is lost. */
export function changeRecord(owner: string, next: (record: ProgressRecord) => ProgressRecord): void {
  kept.change((stored) => {
    const before = stored?.[owner] ?? emptyRecord;
    const after = next(before);
    return after === before ? stored : { ...stored, [owner]: after };
  });
}

/** The server has said who is here, or that nobody is (undefined): what others left is put away. */
function settle(userId: string | undefined): void {
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

const outbox = createOutbox({
  name: 'guide',
  quietMs: 800,
  longestMs: 15_000,
  itemsOnLeaving: 1,
  delivery: (owner) =>
    progressDelivery({
      record: () => recordOf(owner),
      change: (next) => changeRecord(owner, next),
      put: (body, keepalive) => api('PUT /api/guide/progress', { body, keepalive }),
      get: () => api('GET /api/guide/progress'),
    }),
});

/** Whether the server was reached and did not take what waits. */
export const useHasFailed = (): boolean => outbox.use().held?.status === 'failed';

// Also where no page shows the guide any more.
const settleNow = () => settle(currentUser()?.id);
let isFollowing = false;

/** From now on the marks of whoever is signed in go to their account. */
export function follow(): void {
  if (!isFollowing) onSessionChange(settleNow);
  isFollowing = true;
  settleNow();
  outbox.start();
}

/** What was marked is sent once it has been quiet for a moment. */
export const sendSoon = outbox.soon;
