import { type Entry, type TravelItem, type TravelRecord, withItem } from './travel-record.ts';

/** An item that a person entered both in the account and, before signing in, on this device. */
export interface TwoVersions {
  readonly id: string;
  /** Null if it was deleted there. */
  readonly inAccount: TravelItem | null;
  readonly onDevice: TravelItem;
}

export const twoVersionsIn = (record: TravelRecord): TwoVersions[] =>
  record.flatMap(({ id, item, visitor }) => (visitor ? [{ id, inAccount: item, onDevice: visitor }] : []));

/** The record after the person has chosen one version of everything. */
export const choose = (record: TravelRecord, version: 'account' | 'device', now: number): TravelRecord =>
  twoVersionsIn(record)
    .reduce(
      (all, { id, onDevice }) => (version === 'device' ? withItem(all, id, onDevice, now) : all),
      record,
    )
    .map(({ visitor: _answered, ...entry }): Entry => entry);
