import { hajjKinds, schools } from '@manasik/core/guide/rites';
import { type ProgressRecord, emptyRecord, hasUnsent, joined, onlyUnsent } from './progress-record.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';

/** The user of the guide without an account. */
export const nobody = 'device';

/** The records on this device by the id of the person, or `nobody`. */
export type StoredRecords = Readonly<Record<string, ProgressRecord>>;

/**
 * Handles a sign-in or the end of a session. Of other people's marks on this device, only those not yet sent stay, to be
 * sent later in their own session. Marks made without an account move once to the person who signs in.
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

/** Validates stored data, which another version may have written. */
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
