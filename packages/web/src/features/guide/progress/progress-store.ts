import { api } from '../../../platform/api/index.ts';
import { createOutbox } from '../../../platform/outbox/outbox.ts';
import { currentUser, expectedUserId, onSessionChange } from '../../../platform/session/session.ts';
import { keep } from '../../../platform/storage/kept.ts';
import { progressDelivery } from './progress-delivery.ts';
import { type ProgressRecord, emptyRecord } from './progress-record.ts';
import { arrive, isStoredRecords, nobody, type StoredRecords } from './progress-storage.ts';

const kept = keep<StoredRecords>('manasik-guide', isStoredRecords);

/** The owner of these marks. Offline, it is the last person signed in on this device. */
export const ownerOf = (userId: string | undefined): string => userId ?? expectedUserId() ?? nobody;

/** The record of `owner`; undefined in prerendered pages. */
export function useRecord(owner: string): ProgressRecord | undefined {
  const stored = kept.use();
  return stored === undefined ? undefined : (stored?.[owner] ?? emptyRecord);
}

/** The record of the person who uses the device now, outside components. */
export const currentRecord = (): ProgressRecord => recordOf(ownerOf(currentUser()?.id));

const recordOf = (owner: string): ProgressRecord => kept.get()?.[owner] ?? emptyRecord;

/** Changes a record at once, in the device's storage too, without losing changes of another tab. */
export function changeRecord(owner: string, next: (record: ProgressRecord) => ProgressRecord): void {
  kept.change((stored) => {
    const before = stored?.[owner] ?? emptyRecord;
    const after = next(before);
    return after === before ? stored : { ...stored, [owner]: after };
  });
}

/** The server has confirmed the person, or that no one is signed in (undefined). Removes the marks of others. */
function settle(userId: string | undefined): void {
  const owner = ownerOf(userId);
  // The server did not answer, so keep the current owner.
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

/** Whether the server was reached but refused what waits. */
export const useHasFailed = (): boolean => outbox.use().held?.status === 'failed';

// Also when no page shows the guide any more.
const settleNow = () => settle(currentUser()?.id);
let isFollowing = false;

/** From now on, the marks of the signed-in person are sent to their account. */
export function follow(): void {
  if (!isFollowing) onSessionChange(settleNow);
  isFollowing = true;
  settleNow();
  outbox.start();
}

/** Marks are sent after a quiet moment. */
export const sendSoon = outbox.soon;
