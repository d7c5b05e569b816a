import { hajjKinds, schools } from '@manasik/core/guide/rites';
import { type ProgressRecord, emptyRecord, hasUnsent, joined, onlyUnsent } from './progress-record.ts';
import type { RecordKind } from '../../../platform/outbox/personal-records.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';

const isProgress = (value: unknown): value is ProgressRecord =>
  isRecord(value) &&
  isRecord(value['marks']) &&
  Object.entries(value['marks']).every(([item, mark]) => isMark(item, mark)) &&
  (value['choices'] === null || isChoices(value['choices']));

const isMark = (item: string, value: unknown): boolean =>
  isRecord(value) && value['item'] === item && typeof value['done'] === 'boolean' && isKept(value);

const isChoices = (value: unknown): boolean =>
  isRecord(value) &&
  isKept(value) &&
  isOneOf(value['kind'], [null, ...hajjKinds]) &&
  isOneOf(value['school'], [null, ...schools]) &&
  isOneOf(value['sex'], [null, 'woman', 'man']) &&
  isOneOf(value['isFirstTime'], [null, true, false]) &&
  isOneOf(value['usesWheelchair'], [null, true, false]);

const isOneOf = (value: unknown, allowed: readonly unknown[]): boolean => allowed.includes(value);

const isKept = (value: Record<string, unknown>): boolean =>
  Number.isSafeInteger(value['changedAt']) && typeof value['sent'] === 'boolean';

export const progressKind: RecordKind<ProgressRecord> = {
  empty: emptyRecord,
  isValid: isProgress,
  hasUnsent,
  onlyUnsent,
  joined,
};
