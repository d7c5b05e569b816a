import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { Delivery } from '../../../platform/outbox/delivery.ts';
import type { OneRecord } from '../../../platform/outbox/personal-records.ts';
import { agreed, merged, taken } from './training-merge.ts';
import { type Edits, hasUnsent, planOf, type TrainingRecord } from './training-record.ts';

interface DeliveryParts extends OneRecord<TrainingRecord> {
  /**
   * @param base the plan that was read before, null for none
   * @throws ApiError `health.planChanged` if the account has another plan than `base`
   */
  readonly put: (plan: PlanSettings, base: PlanSettings | null) => Promise<PlanSettings | null>;
  /** @throws ApiError `health.planChanged` if the account has another plan than `base` */
  readonly remove: (base: PlanSettings | null) => Promise<null>;
  readonly get: () => Promise<PlanSettings | null>;
  /** Sends once more what the plan of the account made ready to send. */
  readonly again: () => void;
}

interface Request {
  readonly plan: PlanSettings | null;
  readonly edits: Edits;
  /** The plan of the account as this device last read it. Only this one is deleted. */
  readonly known: PlanSettings | null;
}

/** Each time, another device has changed the plan between reading and sending. After these, the outbox tries later. */
const mostTries = 5;

const isPlanChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'health.planChanged';

/** Deletes the plan that the person knew. Returns another one that the account has instead. */
async function removeKnown(parts: DeliveryParts, known: PlanSettings | null): Promise<PlanSettings | null> {
  try {
    return await parts.remove(known);
  } catch (error) {
    if (!isPlanChanged(error)) throw error;
    return parts.get();
  }
}

/** Reads the plan of the account, and sends it with the changes of this device. */
async function putMerged(
  parts: DeliveryParts,
  request: Request,
  tries: number,
): Promise<PlanSettings | null> {
  const account = await parts.get();
  const plan = merged(account, request.plan, request.edits, request.known);
  if (plan === null) return null;
  try {
    return await parts.put(plan, account);
  } catch (error) {
    if (!isPlanChanged(error) || tries === 1) throw error;
    return putMerged(parts, request, tries - 1);
  }
}

/** Delivers one person's plan to the account, and takes over the plan of the account. */
export const trainingDelivery = (parts: DeliveryParts): Delivery<Request, PlanSettings | null> => ({
  next: () => {
    const record = parts.record();
    const { edits, account: known = null } = record;
    return hasUnsent(record) ? { plan: planOf(record), edits, known } : undefined;
  },
  put: (request) =>
    request.edits.settings === 'deleted'
      ? removeKnown(parts, request.known)
      : putMerged(parts, request, mostTries),
  accept: ({ edits }, account, isHere) =>
    parts.change((record) => {
      const after = agreed(record, edits);
      // After a sign-out, the answer must not be stored on the device.
      if (!isHere) return after;
      if (edits.settings === 'deleted') {
        return account === null ? taken(after, null) : taken({ ...after, hasKeptPlan: true }, account);
      }
      // Deleted while it was sent: the plan to delete is the one that this device has just made.
      return after.edits.settings === 'deleted' ? { ...after, account } : taken(after, account);
    }),
  refuse: () => false,
  ask: async (sent, isHere) => {
    if (sent.length > 0) return;
    const account = await parts.get();
    parts.change((record) => (isHere() ? taken(record, account) : record));
    if (isHere() && hasUnsent(parts.record())) parts.again();
  },
});
