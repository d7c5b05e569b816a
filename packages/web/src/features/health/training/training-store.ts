import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { api } from '../../../platform/api/index.ts';
import type { RecordKind } from '../../../platform/outbox/personal-records.ts';
import { createRecordStore } from '../../../platform/outbox/record-store.ts';
import type { Screening } from './screening.ts';
import { isTrainingRecord } from './stored-training.ts';
import { trainingDelivery } from './training-delivery.ts';
import { adopted, emptyTraining, hasUnsent, planOf, type TrainingRecord } from './training-record.ts';

export const trainingKind: RecordKind<TrainingRecord> = {
  empty: emptyTraining,
  isValid: isTrainingRecord,
  hasUnsent,
  // The API replaces the whole plan, so its parts are not sent alone.
  onlyUnsent: (record) => record,
  joined: adopted,
  withoutDeletions: (record) => (record.edits.settings === 'deleted' ? emptyTraining : record),
};

/** The same with the arrays that the API's type asks for. */
const toSend = (plan: PlanSettings) => ({
  ...plan,
  restWeekdays: [...plan.restWeekdays],
  concerns: [...plan.concerns],
  missedWeeks: [...plan.missedWeeks],
});

const store = createRecordStore({
  name: 'training',
  kind: trainingKind,
  quietMs: 800,
  longestMs: 15_000,
  delivery: (one) =>
    trainingDelivery({
      ...one,
      put: async (plan, base) => {
        const body = { plan: toSend(plan), base: base && toSend(base) };
        return (await api('PUT /api/health/plan', { body })).plan;
      },
      remove: async (base) => {
        await api('PUT /api/health/plan', { body: { plan: null, base: base && toSend(base) } });
        return null;
      },
      get: async () => (await api('GET /api/health/plan')).plan,
      again: () => store.soon(),
    }),
});

export const { useRecord, useDelivery, change, changeRecord, unsent } = store;

/** The answers to the questions about health at this moment; null before they are given. */
export const currentScreening = (): Screening | null => store.current().screening;

/** The plan at this moment; null before one is made. */
export const currentPlan = (): PlanSettings | null => planOf(store.current());
