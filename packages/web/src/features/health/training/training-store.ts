import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { api } from '../../../platform/api/index.ts';
import { createOutbox } from '../../../platform/outbox/outbox.ts';
import { currentUser, expectedUserId, onSessionChange } from '../../../platform/session/session.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';
import { trainingDelivery } from './training-delivery.ts';
import {
  adopted,
  emptyTraining,
  hasUnsent,
  isTrainingRecord,
  planOf,
  type TrainingRecord,
} from './training-record.ts';

/** The user without an account. */
export const nobody = 'device';

/** By the id of the person, or `nobody`. */
type Stored = Readonly<Record<string, TrainingRecord>>;

const kept = keep<Stored>(
  'manasik-training',
  (value): value is Stored => isRecord(value) && Object.values(value).every(isTrainingRecord),
);

/** Offline, it is the last person signed in on this device. */
export const ownerOf = (userId: string | undefined): string => userId ?? expectedUserId() ?? nobody;

/** The record of `owner`; undefined in prerendered pages. */
export function useRecord(owner: string): TrainingRecord | undefined {
  const stored = kept.use();
  return stored === undefined ? undefined : (stored?.[owner] ?? emptyTraining);
}

const recordOf = (owner: string): TrainingRecord => kept.get()?.[owner] ?? emptyTraining;

/** The plan at this moment; null before one is made. */
export const currentPlan = (userId: string | undefined): PlanSettings | null =>
  planOf(recordOf(ownerOf(userId)));

function changeRecord(owner: string, next: (record: TrainingRecord) => TrainingRecord): void {
  kept.change((stored) => {
    const before = stored?.[owner] ?? emptyTraining;
    const after = next(before);
    return after === before ? stored : { ...stored, [owner]: after };
  });
}

/**
 * The records that stay on the device after a sign-in or the end of a session: of other people only unsent ones. A plan
 * made without an account moves once to the person who signs in.
 */
export function arrive(stored: Stored, owner: string): Stored {
  const books = Object.fromEntries(
    Object.entries(stored).filter(([who, record]) => who === owner || who === nobody || hasUnsent(record)),
  );
  const visitor = books[nobody];
  if (owner === nobody || visitor === undefined) return books;
  const { [nobody]: _moved, ...others } = books;
  return { ...others, [owner]: adopted(books[owner] ?? emptyTraining, visitor) };
}

function settle(): void {
  const userId = currentUser()?.id;
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

const putPlan = async (plan: PlanSettings | null): Promise<PlanSettings | null> => {
  const body = plan && {
    ...plan,
    restWeekdays: [...plan.restWeekdays],
    concerns: [...plan.concerns],
    missedWeeks: [...plan.missedWeeks],
  };
  return (await api('PUT /api/health/plan', { body: { plan: body } })).plan;
};

const outbox = createOutbox({
  name: 'training',
  quietMs: 800,
  longestMs: 15_000,
  delivery: (owner) =>
    trainingDelivery({
      record: () => recordOf(owner),
      change: (next) => changeRecord(owner, next),
      put: putPlan,
      get: async () => (await api('GET /api/health/plan')).plan,
      again: () => outbox.soon(),
    }),
});

/** True if the server was reached but refused the unsent changes. */
export const useHasFailed = (): boolean => outbox.use().held?.status === 'failed';

let isFollowing = false;

/** From now on, changes of the signed-in person are sent to their account. */
export function follow(): void {
  if (!isFollowing) onSessionChange(settle);
  isFollowing = true;
  settle();
  outbox.start();
}

/** Changes the record of the person who uses the device now, and sends it after a short pause. */
export function change(next: (record: TrainingRecord) => TrainingRecord): void {
  const owner = ownerOf(currentUser()?.id);
  changeRecord(owner, (record) => {
    const after = next(record);
    // Without an account there is nobody to send a deletion to.
    return owner === nobody && after.edits.settings === 'deleted' ? emptyTraining : after;
  });
  outbox.soon();
}
