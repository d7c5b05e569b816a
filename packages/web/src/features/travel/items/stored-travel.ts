import type { RecordKind } from '../../../platform/outbox/personal-records.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { emptyRecord, hasOnlyHere, isOnlyHere, joined, type TravelRecord } from './travel-record.ts';

const isEntry = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  (value['item'] === null || (isRecord(value['item']) && typeof value['item']['kind'] === 'string')) &&
  Number.isSafeInteger(value['changedAt']) &&
  typeof value['sent'] === 'boolean';

export const travelKind: RecordKind<TravelRecord> = {
  empty: emptyRecord,
  isValid: (value): value is TravelRecord => Array.isArray(value) && value.every(isEntry),
  hasUnsent: hasOnlyHere,
  onlyUnsent: (record) => record.filter(isOnlyHere),
  joined,
  withoutDeletions: (record) => record.filter(({ item }) => item !== null),
};

/**
 * Dates what the app stored before changes had dates. A change that was not sent is dated now, because the account has
 * nothing that is known to be later; the account decides about the rest.
 */
export function datedTravel(value: unknown, now: number): unknown {
  if (!isRecord(value) || value['version'] !== 1 || !isRecord(value['records'])) return value;
  const dated = (entry: unknown): unknown => {
    if (!isRecord(entry)) return entry;
    const { version: _version, ...rest } = entry;
    return { ...rest, changedAt: entry['sent'] === true ? 0 : now };
  };
  return Object.fromEntries(
    Object.entries(value['records']).map(([owner, record]) => [
      owner,
      Array.isArray(record) ? record.map(dated) : record,
    ]),
  );
}
