import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { isPossible, metrics } from '@manasik/core/health/metric-limits';
import { isMetricSource, type MetricValues } from '@manasik/core/health/metrics';
import { isRecord } from '../../../platform/storage/is-record.ts';
import {
  type Change,
  partsOf,
  type Refused,
  type Removed,
  type StoredRow,
  type Waiting,
} from './measurements.ts';

/** Rejects data that another version or program has stored. */
export const isWaiting = (value: unknown): value is Waiting =>
  isRecord(value) && Object.entries(value).every(([key, change]) => partsOf(key) && isChange(change));

const isChange = (value: unknown): value is Change =>
  isRecord(value) &&
  (value['values'] === null || isValues(value['values'])) &&
  typeof value['isWhole'] === 'boolean' &&
  (value['removed'] === undefined || isRemoved(value['removed'])) &&
  typeof value['at'] === 'number' &&
  (value['refused'] === undefined || isRefused(value['refused']));

const isRefused = (value: unknown): value is Refused =>
  isRecord(value) &&
  typeof value['code'] === 'string' &&
  Array.isArray(value['fields']) &&
  value['fields'].every((code) => typeof code === 'string');

const isValues = (value: unknown): value is MetricValues =>
  isRecord(value) && Object.entries(value).every(([name, number]) => isValue(name, number));

const isRemoved = (value: unknown): value is Removed =>
  isRecord(value) &&
  Object.entries(value).every(([name, number]) =>
    number === null ? metrics.some((metric) => metric === name) : isValue(name, number),
  );

function isValue(name: string, number: unknown): boolean {
  const metric = metrics.find((each) => each === name);
  return metric !== undefined && typeof number === 'number' && isPossible(metric, number);
}

export const isStoredRow = (value: unknown): value is StoredRow =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  isCivilDate(value['date']) &&
  isMetricSource(value['source']) &&
  isValues(value['values']);
