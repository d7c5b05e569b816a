import { tripId } from '@manasik/core/travel/travel-items';
import { useMemo } from 'react';
import type { DeliveryStatus } from '../../../platform/outbox/record-store.ts';
import { refusedItems } from './travel-delivery.ts';
import { hasUnsent, type ItemOf, itemsOf, type TravelItem, type TravelKind } from './travel-record.ts';
import { type TwoVersions, twoVersionsIn } from './two-versions.ts';
import { changeItem, retry, useDelivery, useRecord, useRefused } from './travel-store.ts';

export { checkId, estimateId, newItemId, rateId } from './item-id.ts';
export type { ItemOf, TravelItem } from './travel-record.ts';
export { chooseVersion } from './travel-store.ts';

/** A part of the trip with its id. */
export interface TravelPart<Kind extends TravelKind> {
  readonly id: string;
  readonly item: ItemOf<Kind>;
}

/** The parts of one kind, in the order of creation; undefined in prerendered pages. */
export function useTravelItems<Kind extends TravelKind>(kind: Kind): readonly TravelPart<Kind>[] | undefined {
  const record = useRecord();
  return useMemo(
    () => record && itemsOf(record).flatMap(({ id, item }) => (isOfKind(item, kind) ? [{ id, item }] : [])),
    [record, kind],
  );
}

/** The trip itself; null before one is entered, undefined in prerendered pages. */
export function useTrip(): ItemOf<'trip'> | null | undefined {
  const trips = useTravelItems('trip');
  return trips && (trips.find(({ id }) => id === tripId)?.item ?? null);
}

const isOfKind = <Kind extends TravelKind>(item: TravelItem, kind: Kind): item is ItemOf<Kind> =>
  item.kind === kind;

/** Adds a part, or replaces the one with this id. It is saved on this device at once. */
export const putTravelItem = (id: string, item: TravelItem): void => changeItem(id, item);

export const removeTravelItem = (id: string): void => changeItem(id, null);

/** What the account and this device have in two versions. */
export function useTwoVersions(): readonly TwoVersions[] {
  const record = useRecord();
  return useMemo(() => (record ? twoVersionsIn(record) : []), [record]);
}

interface TravelDelivery {
  /** `full`: the account has no room for more. Undefined in prerendered pages. */
  readonly state: DeliveryStatus | 'full' | undefined;
  /** The items that the account refused. */
  readonly refused: readonly TravelItem[];
  readonly retry: () => void;
}

/** Delivers the trip from now on. */
export function useTravelDelivery(): TravelDelivery {
  const record = useRecord();
  const status = useDelivery();
  const refused = useRefused();
  const codes = Object.values(refused);

  const state = (): TravelDelivery['state'] => {
    const isAccepted = codes.length === 0;
    // What waits for a choice has its own note.
    if (isAccepted && status === 'waiting' && record && !hasUnsent(record)) return 'saved';
    if (isAccepted || status === undefined || status === 'device' || status === 'lost') return status;
    return codes.includes('travel.tooMany') ? 'full' : 'failed';
  };
  return { state: state(), refused: record ? refusedItems(record, refused) : [], retry };
}
