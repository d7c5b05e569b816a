import { isRecord } from '../../../platform/storage/is-record.ts';
import { emptyRecord, hasUnsent, joined, type TravelRecord } from './travel-record.ts';

/** The user without an account. */
export const nobody = 'device';

/** The records on this device by the id of the person, or `nobody`. */
export interface StoredTravel {
  readonly version: 2;
  readonly records: Readonly<Record<string, TravelRecord>>;
}

export const recordOf = (stored: StoredTravel | null, owner: string): TravelRecord =>
  stored?.records[owner] ?? emptyRecord;

/**
 * Handles a sign-in or the end of a session. Of other people's trips on this device, only what was not sent yet stays,
 * to be sent later in their own session. Items entered without an account move once to the person who signs in.
 */
export function arrive(stored: StoredTravel, owner: string): StoredTravel {
  const records: Record<string, TravelRecord> = {};
  for (const [who, record] of Object.entries(stored.records)) {
    if (who === owner || who === nobody) records[who] = record;
    else if (hasUnsent(record)) records[who] = record.filter(({ sent }) => !sent);
  }
  const before = records[nobody];
  if (owner !== nobody && before) {
    records[owner] = joined(records[owner] ?? emptyRecord, before);
    delete records[nobody];
  }
  return { version: 2, records };
}

/** Validates stored data, which another version may have written. */
export const isStoredTravel = (value: unknown): value is StoredTravel =>
  isRecord(value) &&
  value['version'] === 2 &&
  isRecord(value['records']) &&
  Object.values(value['records']).every((record) => Array.isArray(record) && record.every(isEntry));

const isEntry = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  (value['item'] === null || (isRecord(value['item']) && typeof value['item']['kind'] === 'string')) &&
  Number.isSafeInteger(value['changedAt']) &&
  typeof value['sent'] === 'boolean';

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
  const records = Object.entries(value['records']).map(([owner, record]) => [
    owner,
    Array.isArray(record) ? record.map(dated) : record,
  ]);
  return { version: 2, records: Object.fromEntries(records) };
}
