import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import type { Delivery } from '../../../platform/outbox/delivery.ts';
import type { OneRecord } from '../../../platform/outbox/personal-records.ts';
import {
  agreed,
  type Edits,
  hasUnsent,
  merged,
  planOf,
  taken,
  type TrainingRecord,
} from './training-record.ts';

interface DeliveryParts extends OneRecord<TrainingRecord> {
  readonly put: (plan: PlanSettings | null) => Promise<PlanSettings | null>;
  readonly get: () => Promise<PlanSettings | null>;
  /** Sends once more what the plan of the account made ready to send. */
  readonly again: () => void;
}

interface Request {
  readonly plan: PlanSettings | null;
  readonly edits: Edits;
}

/** Delivers one person's plan to the account, and takes over the plan of the account. */
export const trainingDelivery = (parts: DeliveryParts): Delivery<Request, PlanSettings | null> => ({
  next: () => {
    const record = parts.record();
    return hasUnsent(record) ? { plan: planOf(record), edits: record.edits } : undefined;
  },
  // The API replaces the whole plan, so sessions that were ticked on another device are read first.
  put: async ({ plan, edits }) =>
    parts.put(edits.settings === 'deleted' ? null : merged(await parts.get(), plan, edits)),
  accept: ({ edits }, account, isHere) =>
    parts.change((record) => {
      const after = agreed(record, edits);
      // After a sign-out, the answer must not be stored on the device.
      return isHere ? taken(after, account) : after;
    }),
  refuse: () => false,
  ask: async (sent, isHere) => {
    if (sent.length > 0) return;
    const account = await parts.get();
    parts.change((record) => (isHere() ? taken(record, account) : record));
    if (isHere() && hasUnsent(parts.record())) parts.again();
  },
});
