import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import type { PlanWeek } from '@manasik/core/health/plan/training-plan';
import { isMissedIn } from '@manasik/core/health/plan/weeks';
import { useMemo } from 'react';
import { serverNow } from '../../../platform/api/server-time.ts';
import { dateHere } from '../../../platform/clock/use-today.ts';
import type { DeliveryStatus } from '../../../platform/outbox/record-store.ts';
import type { Screening } from './screening.ts';
import {
  answered,
  deleted,
  emptyTraining,
  type PlanFields,
  planOf,
  ticked,
  told,
  withSettings,
} from './training-record.ts';
import { change, useDelivery, useRecord } from './training-store.ts';

export interface Training {
  /** False in prerendered pages, where nothing is known. */
  readonly isKnown: boolean;
  readonly screening: Screening | null;
  readonly fields: PlanFields | null;
  readonly plan: PlanSettings | null;
  readonly done: PlanSettings['done'];
  /** The person has not been told yet that the plan was not deleted. */
  readonly hasKeptPlan: boolean;
  readonly status: DeliveryStatus;
}

/** The user's own training, on the device at once, and in the account when it can be reached. */
export function useTraining(): Training {
  const known = useRecord();
  const status = useDelivery() ?? 'device';
  const record = known ?? emptyTraining;
  const plan = useMemo(() => planOf(record), [record]);
  return {
    isKnown: known !== undefined,
    screening: record.screening,
    fields: record.fields,
    plan,
    done: record.done,
    hasKeptPlan: record.hasKeptPlan === true,
    status,
  };
}

export const answerScreening = (screening: Screening): void =>
  change((record) => answered(record, screening, dateHere()));
export const setFields = (fields: PlanFields): void => change((record) => withSettings(record, { fields }));
export const removePlan = (): void => change(deleted);
export const markTold = (): void => change(told);

/** Ticks a session as done on a day, or takes the tick back. */
export const tickSession = (id: string, on: string | null): void =>
  change((record) => ticked(record, id, on, serverNow()));

/** Marks a week as missed, or not. */
export const missWeek = (week: Pick<PlanWeek, 'firstDay' | 'lastDay'>, isMissed: boolean): void =>
  change((record) => {
    const { fields } = record;
    if (fields === null) return record;
    const others = fields.missedWeeks.filter((missed) => !isMissedIn(week, missed));
    const missedWeeks = isMissed ? [...others, week.firstDay].toSorted() : others;
    return withSettings(record, { fields: { ...fields, missedWeeks } });
  });
