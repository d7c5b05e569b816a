import type { RecordKind } from '../../../platform/outbox/personal-records.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { isReadableItem } from './readable-item.ts';
import type { Unreadable } from './unreadable.ts';
import { emptyRecord, hasOnlyHere, joined, onlyHere, type TravelRecord } from './travel-record.ts';

const isEntry = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  (value['item'] === null || isReadableItem(value['item'])) &&
  (value['visitor'] === undefined || isReadableItem(value['visitor'])) &&
  Number.isSafeInteger(value['changedAt']) &&
  typeof value['sent'] === 'boolean' &&
  (value['isEntered'] === undefined || value['isEntered'] === true);

export const travelKind: RecordKind<TravelRecord> = {
  empty: emptyRecord,
  isValid: (value): value is TravelRecord => Array.isArray(value) && value.every(isEntry),
  hasUnsent: hasOnlyHere,
  onlyUnsent: (record) => record.flatMap(onlyHere),
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

/**
 * Separates what the pages can show from what they cannot.
 * @param value the stored records, dated
 * @param here the person who uses the device, to whom what names no owner is attributed
 */
export function readTravel(value: unknown, here: string): { records: unknown; unreadable: Unreadable[] } {
  if (!isRecord(value)) return { records: {}, unreadable: [{ owner: here, content: value }] };
  const unreadable: Unreadable[] = [];
  const records = Object.entries(value).map(([owner, record]): [string, unknown] => {
    const entries: readonly unknown[] = Array.isArray(record) ? record : [record];
    unreadable.push(...entries.flatMap((content) => (isEntry(content) ? [] : [{ owner, content }])));
    return [owner, entries.filter(isEntry)];
  });
  // The stored value itself, so that nothing seems to have changed.
  return { records: unreadable.length === 0 ? value : Object.fromEntries(records), unreadable };
}

/** The stored text, as it is, if it is no JSON. */
export function unreadableText(text: string | null | undefined, here: string): Unreadable[] {
  if (typeof text !== 'string') return [];
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [{ owner: here, content: text }];
  }
}
