import { hajjKinds, schools } from '@manasik/core/guide/rites';
import { type ProgressRecord, emptyRecord, hasUnsent, joined, onlyUnsent } from './progress-record.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';

/** Whoever uses the guide without an account. */
export const nobody = 'device';

/** The books of this device, by the id of the person, or `nobody`. */
export type StoredRecords = Readonly<Record<string, ProgressRecord>>;

/**
 * Somebody has signed in, or nobody is here any more. Of what others marked on this device only that stays which the
 * server has not got yet, for them alone to be sent later. What was marked without an account goes to who has signed in,
 * once: it leaves the record of nobody.
 */
export function arrive(stored: StoredRecords, owner: string): StoredRecords {
  const books: Record<string, ProgressRecord> = {};
  for (const [who, record] of Object.entries(stored)) {
    if (who === owner || who === nobody) books[who] = record;
    else if (hasUnsent(record)) books[who] = onlyUnsent(record);
  }
  const before = books[nobody];
  if (owner !== nobody && before) {
    books[owner] = joined(books[owner] ?? emptyRecord, before);
    delete books[nobody];
  }
  return books;
}

/** Refuses what another version, or another hand, has left on the device. */
export const isStoredRecords = (value: unknown): value is StoredRecords =>
  isRecord(value) && Object.values(value).every(isBook);

const isBook = (value: unknown): boolean =>
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
