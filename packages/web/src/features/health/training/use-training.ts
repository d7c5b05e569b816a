import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { useEffect, useMemo } from 'react';
import { useOnline } from '../../../platform/api/network.ts';
import { dateHere } from '../../../platform/clock/use-today.ts';
import { expectedUserId, loadUser, useUser } from '../../../platform/session/session.ts';
import {
  answered,
  deleted,
  emptyTraining,
  hasUnsent,
  type PlanFields,
  planOf,
  type Screening,
  ticked,
  withSettings,
} from './training-record.ts';
import { change, follow, nobody, ownerOf, useHasFailed, useIsStored, useRecord } from './training-store.ts';

/**
 * `device`: signed out; `waiting`: the account does not have everything yet; `failed`: the account refuses it; `lost`: the
 * device could not store it, and the account does not have everything either.
 */
type TrainingStatus = 'device' | 'account' | 'waiting' | 'failed' | 'lost';

export interface Training {
  /** False in prerendered pages, where nothing is known. */
  readonly isKnown: boolean;
  readonly screening: Screening | null;
  readonly fields: PlanFields | null;
  readonly plan: PlanSettings | null;
  readonly done: PlanSettings['done'];
  readonly status: TrainingStatus;
}

/** The user's own training, on the device at once, and in the account when it can be reached. */
export function useTraining(): Training {
  const session = useUser();
  const owner = ownerOf(session.user?.id);
  const known = useRecord(owner);
  const hasFailed = useHasFailed();
  const isStored = useIsStored();

  useEffect(() => {
    if (session.status === 'loading') return;
    follow();
  }, [session]);

  // The page was opened offline, or while the server was down. Now the session can be checked.
  useOnline(() => {
    if (session.status === 'signedOut' && expectedUserId() !== null) void loadUser();
  });

  const record = known ?? emptyTraining;
  const plan = useMemo(() => planOf(record), [record]);
  const statusOf = (): TrainingStatus => {
    const isDelivered = owner !== nobody && !hasFailed && !hasUnsent(record);
    if (isDelivered) return 'account';
    if (!isStored) return 'lost';
    return owner === nobody ? 'device' : hasFailed ? 'failed' : 'waiting';
  };
  return {
    isKnown: known !== undefined,
    screening: record.screening,
    fields: record.fields,
    plan,
    done: record.done,
    status: statusOf(),
  };
}

export const answerScreening = (screening: Screening): void =>
  change((record) => answered(record, screening, dateHere()));
export const setFields = (fields: PlanFields): void => change((record) => withSettings(record, { fields }));
export const removePlan = (): void => change(deleted);

/** Ticks a session as done on a day, or takes the tick back. */
export const tickSession = (id: string, on: string | null): void =>
  change((record) => ticked(record, id, on));

/** Marks the week that begins on a day as missed, or not. */
export const missWeek = (firstDay: string, lastDay: string, isMissed: boolean): void =>
  change((record) => {
    const { fields } = record;
    if (fields === null) return record;
    const others = fields.missedWeeks.filter((day) => day < firstDay || day > lastDay);
    const missedWeeks = isMissed ? [...others, firstDay].toSorted() : others;
    return withSettings(record, { fields: { ...fields, missedWeeks } });
  });
