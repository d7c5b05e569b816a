import type { RecordKind } from '../../../platform/outbox/personal-records.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { changeKinds, type Entry, type GroupLists } from './group-lists.ts';

const isNullOr = (value: unknown, isValid: (value: unknown) => boolean): boolean =>
  value === null || isValid(value);

const isString = (value: unknown): boolean => typeof value === 'string';

const isMissingOrBoolean = (value: unknown): boolean => value === undefined || typeof value === 'boolean';

const isDoer = (value: unknown): boolean =>
  isRecord(value) && [value['id'], value['firstName'], value['lastName']].every(isString);

const isEntry = (value: unknown): boolean =>
  isRecord(value) &&
  isString(value['id']) &&
  isString(value['title']) &&
  isNullOr(value['addedBy'], isString) &&
  typeof value['isDone'] === 'boolean' &&
  isNullOr(value['doneBy'], isDoer) &&
  Number.isSafeInteger(value['changedAt']) &&
  isNullOr(value['tickedAt'], Number.isSafeInteger) &&
  Array.isArray(value['unsent']) &&
  value['unsent'].every((kind) => changeKinds.includes(kind)) &&
  isMissingOrBoolean(value['isRefused']) &&
  isMissingOrBoolean(value['isListed']);

const filtered = (lists: GroupLists, isKept: (entry: Entry) => boolean): GroupLists =>
  Object.fromEntries(Object.entries(lists).map(([id, entries]) => [id, entries.filter(isKept)]));

const isUnsent = ({ unsent }: Entry): boolean => unsent.length > 0;

export const groupListsKind: RecordKind<GroupLists> = {
  empty: {},
  // Another version may have written what is stored.
  isValid: (value): value is GroupLists =>
    isRecord(value) && Object.values(value).every((list) => Array.isArray(list) && list.every(isEntry)),
  hasUnsent: (lists) =>
    Object.values(lists)
      .flat()
      .some((entry) => isUnsent(entry) && !entry.isRefused),
  onlyUnsent: (lists) => filtered(lists, isUnsent),
  // Nobody is in a group without an account.
  joined: (own) => own,
};
