import { clinicianStates, concernIds, sessionIdPattern } from '@manasik/core/health/plan/plan-settings';
import { isRecord } from '../../../platform/storage/is-record.ts';
import type { TrainingRecord } from './training-record.ts';

/** Validates stored data, which another version may have written. */
export const isTrainingRecord = (value: unknown): value is TrainingRecord =>
  isRecord(value) &&
  (value['screening'] === null || isScreening(value['screening'])) &&
  (value['fields'] === null || isFields(value['fields'])) &&
  isTicks(value['done'], false) &&
  (value['changedAt'] === undefined || isTimes(value['changedAt'])) &&
  (value['account'] === undefined || value['account'] === null || isPlan(value['account'])) &&
  isCount(value['deletedPlans']) &&
  (value['hasKeptPlan'] === undefined || value['hasKeptPlan'] === true) &&
  isRecord(value['edits']) &&
  isOneOf(value['edits']['settings'], ['none', 'changed', 'visitor', 'deleted']) &&
  isOneOf(value['edits']['screening'], ['none', 'changed', 'added']) &&
  Number.isSafeInteger(value['edits']['version']) &&
  isTicks(value['edits']['done'], true);

const isPlan = (value: unknown): boolean =>
  isScreening(value) &&
  isFields(value) &&
  isRecord(value) &&
  isTicks(value['done'], false) &&
  (value['changedAt'] === undefined || isTimes(value['changedAt']));

const isScreening = (value: unknown): boolean =>
  isRecord(value) &&
  Array.isArray(value['concerns']) &&
  value['concerns'].every((one) => isOneOf(one, concernIds)) &&
  isOneOf(value['clinician'], clinicianStates);

const isFields = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['startsOn'] === 'string' &&
  typeof value['departsOn'] === 'string' &&
  typeof value['dailyMetres'] === 'number' &&
  (value['age'] === null || typeof value['age'] === 'number') &&
  Array.isArray(value['restWeekdays']) &&
  value['restWeekdays'].every((day) => typeof day === 'number') &&
  isCount(value['deletedPlans']) &&
  Array.isArray(value['missedWeeks']) &&
  value['missedWeeks'].every((day) => typeof day === 'string');

const isCount = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value);

const isTicks = (value: unknown, mayBeNull: boolean): boolean =>
  isRecord(value) &&
  Object.entries(value).every(
    ([id, on]) => sessionIdPattern.test(id) && (typeof on === 'string' || (mayBeNull && on === null)),
  );

const isTimes = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(([id, time]) => sessionIdPattern.test(id) && Number.isSafeInteger(time));

const isOneOf = (value: unknown, allowed: readonly unknown[]): boolean => allowed.includes(value);
