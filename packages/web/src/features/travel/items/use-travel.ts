import { useEffect, useMemo } from 'react';
import { useOnline } from '../../../platform/api/network.ts';
import { expectedUserId, loadUser, useUser } from '../../../platform/session/session.ts';
import { tripId } from './item-id.ts';
import { nobody } from './stored-travel.ts';
import { refusedItems } from './travel-delivery.ts';
import { hasUnsent, type ItemOf, itemsOf, type TravelItem, type TravelKind } from './travel-record.ts';
import {
  changeItem,
  follow,
  ownerOf,
  retry,
  useIsStored,
  useOutbox,
  useRecord,
  useRefused,
} from './travel-store.ts';

export { checkId, estimateId, newItemId, rateId, tripId } from './item-id.ts';
export type { ItemOf, TravelItem } from './travel-record.ts';

/** A part of the trip with its id. */
export interface TravelPart<Kind extends TravelKind> {
  readonly id: string;
  readonly item: ItemOf<Kind>;
}

/** The parts of one kind, in the order of creation; undefined in prerendered pages. */
export function useTravelItems<Kind extends TravelKind>(kind: Kind): readonly TravelPart<Kind>[] | undefined {
  const session = useUser();
  const record = useRecord(ownerOf(session.user?.id));
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

/**
 * `device`: nobody is signed in; `waiting`: saved on this device, not yet in the account; `full`: the account has no room
 * for more; `failed`: the account refused something; `lost`: the device could not store it, and the account does not have
 * everything either.
 */
type TravelDeliveryState = 'device' | 'saved' | 'waiting' | 'full' | 'failed' | 'lost';

interface TravelDelivery {
  /** Undefined in prerendered pages. */
  readonly state: TravelDeliveryState | undefined;
  /** The items that the account refused. */
  readonly refused: readonly TravelItem[];
  readonly retry: () => void;
}

/** Delivers the trip while the page is open. */
export function useTravelDelivery(): TravelDelivery {
  const session = useUser();
  const owner = ownerOf(session.user?.id);
  const record = useRecord(owner);
  const { held } = useOutbox();
  const refused = useRefused();
  const isStored = useIsStored();
  const codes = Object.values(refused);

  useEffect(() => {
    if (session.status !== 'loading') follow();
  }, [session]);

  // The page was opened offline, or while the server was away. Now the session can be checked.
  useOnline(() => {
    if (session.status === 'signedOut' && expectedUserId() !== null) void loadUser();
  });

  const state = (): TravelDeliveryState | undefined => {
    if (!record) return undefined;
    const isWhole = owner !== nobody && codes.length === 0 && !hasUnsent(record);
    if (!isStored && !isWhole) return 'lost';
    if (owner === nobody) return 'device';
    if (codes.includes('travel.tooMany')) return 'full';
    if (codes.length > 0 || held?.status === 'failed') return 'failed';
    return hasUnsent(record) ? 'waiting' : 'saved';
  };
  return { state: state(), refused: record ? refusedItems(record, refused) : [], retry };
}
