import type { Delivery } from '../../../platform/outbox/delivery.ts';
import type { OneRecord } from '../../../platform/outbox/personal-records.ts';
import {
  type Answer,
  type ProgressRecord,
  type SyncRequest,
  nextRequest,
  markSent,
  mergeServerState,
  withoutRefused,
} from './progress-record.ts';

interface DeliveryParts extends OneRecord<ProgressRecord> {
  readonly put: (request: SyncRequest, keepalive: boolean) => Promise<Answer>;
  readonly get: () => Promise<Answer>;
}

/** Delivers one person's marks to the account, and merges the account's marks. */
export const progressDelivery = (parts: DeliveryParts): Delivery<SyncRequest, Answer> => ({
  next: () => nextRequest(parts.record()),
  put: parts.put,
  accept: (request, answer, isHere) =>
    parts.change((record) => {
      const sent = markSent(record, request);
      // After a sign-out, the answer must not be stored on the device.
      return isHere ? mergeServerState(sent, answer) : sent;
    }),
  // Removes the marks that the server names, so that every retry is smaller.
  refuse: (request, { status, fields }) => {
    if (status !== 400 || !withoutRefused(parts.record(), request, fields)) return false;
    parts.change((record) => withoutRefused(record, request, fields) ?? record);
    return true;
  },
  ask: async (sent, isHere) => {
    if (sent.length > 0) return;
    const answer = await parts.get();
    parts.change((record) => (isHere() ? mergeServerState(record, answer) : record));
  },
});
