import { isDeepStrictEqual } from 'node:util';
import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { ApiError } from '../../../platform/api/api-error.ts';
import { trainingDelivery } from './training-delivery.ts';
import type { TrainingRecord } from './training-record.ts';

const refusal = () => Promise.reject(new ApiError(409, '', 'health.planChanged'));

/** Devices that share an account. */
export function createAccount(first: PlanSettings | null = null) {
  let plan = first;
  const get = () => Promise.resolve(plan);
  const device = (start: TrainingRecord) => {
    let record = start;
    let isAgain = false;
    const change = (next: (before: TrainingRecord) => TrainingRecord) => {
      record = next(record);
    };
    const delivery = trainingDelivery({
      record: () => record,
      change,
      get,
      put: (next, base) => {
        if (base !== plan) return refusal();
        plan = next;
        return get();
      },
      remove: (base) => {
        if (plan !== null && !isDeepStrictEqual(base, plan)) return refusal();
        plan = null;
        return Promise.resolve(null);
      },
      again: () => {
        isAgain = true;
      },
    });
    async function sync(whileSending = () => {}): Promise<void> {
      isAgain = false;
      const request = delivery.next([]);
      if (request) {
        const answer = delivery.put(request, false);
        whileSending();
        delivery.accept(request, await answer, true);
      }
      await delivery.ask?.(request ? [request] : [], () => true);
      if (isAgain) await sync();
    }
    return { record: () => record, change, sync };
  };
  return { plan: () => plan, device };
}
