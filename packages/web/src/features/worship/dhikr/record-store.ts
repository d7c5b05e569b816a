import { addDays } from '@manasik/core/calendar/civil-date';
import { keepWithAccount } from '../../../platform/session/kept-with-account.ts';
import { type DhikrRecord, emptyRecord } from './dhikr-record.ts';
import {
  arrive,
  recordOf,
  noRecords,
  nobody,
  pruned,
  type StoredRecords,
  withRecord,
} from './stored-records.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { randomId } from '../../../platform/outbox/random-id.ts';

const kept = keepWithAccount<StoredRecords>('dhikr', isShelf, (stored) => {
  const left = arrive(stored, nobody, randomId);
  return Object.keys(left.books).length > 0 ? left : null;
});
/** As long as the history of the server. */
const keptDays = 400;
const shownDays = 30;

/** The record of `owner`; undefined during prerendering and until it is opened. */
export function useRecord(owner: string | undefined): DhikrRecord | undefined {
  const stored = kept.use();
  return stored && owner !== undefined ? recordOf(stored, owner) : undefined;
}

export function readRecord(owner: string): DhikrRecord | undefined {
  const stored = kept.get();
  return stored ? recordOf(stored, owner) : undefined;
}

/** Changes a record at once, in the storage of the device too. */
export function changeRecord(owner: string, next: (record: DhikrRecord) => DhikrRecord): void {
  kept.change((stored) => {
    const record = stored && recordOf(stored, owner);
    // Another person may have signed in in another tab.
    if (!record) return stored;
    const changed = next(record);
    return changed === record ? stored : withRecord(stored, owner, changed);
  });
}

/**
 * Creates the record of `owner` if there is none. `isCertain`: the server, or the absence of a session, has confirmed
 * who it is.
 */
export function openRecord(owner: string, isCertain: boolean, today: string): void {
  kept.change((known) => {
    const stored = isCertain ? arrive(known ?? noRecords, owner, randomId) : (known ?? noRecords);
    const record = recordOf(stored, owner) ?? emptyRecord(randomId());
    const days = owner === nobody ? keptDays : shownDays;
    const tidy = pruned(record, addDays(today, 1 - days), owner === nobody);
    return tidy === recordOf(stored, owner) ? stored : withRecord(stored, owner, tidy);
  });
}

function isShelf(value: unknown): value is StoredRecords {
  return isRecord(value) && value['version'] === 1 && isRecord(value['books']) && allBooks(value['books']);
}

const allBooks = (books: Record<string, unknown>): boolean =>
  Object.values(books).every(
    (record) =>
      isRecord(record) &&
      typeof record['deviceId'] === 'string' &&
      [record['own'], record['others'], record['rounds']].every(isRecord) &&
      [record['parcels'], record['phrases'], record['steps']].every(Array.isArray),
  );
