import { useEffect } from 'react';
import { useOnline } from '../api/network.ts';
import { keepWithAccount } from '../session/kept-with-account.ts';
import {
  accountPrefix,
  currentUser,
  expectedUserId,
  loadUser,
  onSessionChange,
  useUser,
} from '../session/session.ts';
import { keep, type Kept } from '../storage/kept.ts';
import type { Delivery } from './delivery.ts';
import { createOutbox, type OutboxParts } from './outbox.ts';
import {
  arePersonalRecords,
  arrive,
  nobody,
  type OneRecord,
  type PersonalRecords,
  type RecordKind,
} from './personal-records.ts';
import type { UnsentStore } from './unsent.ts';

/**
 * `device`: nobody is signed in; `waiting`: the account does not have everything yet; `failed`: it refuses something;
 * `lost`: the device could not store the last change, and the account does not have everything either.
 */
export type DeliveryStatus = 'device' | 'saved' | 'waiting' | 'failed' | 'lost';

interface StoreParts<Content, Item, Answer> extends Omit<OutboxParts<Item, Answer>, 'name' | 'delivery'> {
  readonly name: string;
  readonly kind: RecordKind<Content>;
  readonly delivery: (one: OneRecord<Content>) => Delivery<Item, Answer>;
  /** Turns what an earlier version stored into the present form, and returns every other value unchanged. */
  readonly upgraded?: (value: unknown) => unknown;
}

/** The owner of what is entered now. Offline, it is the last person signed in on this device. */
export const ownerOf = (userId: string | undefined): string => userId ?? expectedUserId() ?? nobody;

export const ownerNow = (): string => ownerOf(currentUser()?.id);

/** The end of the session erases all records of accounts, or leaves what was not sent, as the name says. */
function keepRecords<Content>(
  name: string,
  kind: RecordKind<Content>,
  upgraded?: (value: unknown) => unknown,
): Kept<PersonalRecords<Content>> {
  const areValid = arePersonalRecords(kind.isValid);
  const key = `manasik-${name}`;
  if (key.startsWith(accountPrefix)) return keep(key, areValid, upgraded);
  const remaining = (stored: PersonalRecords<Content>) => {
    const left = arrive(kind, stored, nobody);
    return Object.keys(left).length > 0 ? left : null;
  };
  return keepWithAccount(name, areValid, remaining, upgraded);
}

/**
 * Keeps a record for each person who uses this device, and for the user without an account. A change is stored on the
 * device at once, with or without an account, and synced with the account whenever that is reachable.
 */
export function createRecordStore<Content, Item, Answer>(parts: StoreParts<Content, Item, Answer>) {
  const { name, kind, delivery, upgraded, ...pace } = parts;
  const kept = keepRecords(name, kind, upgraded);
  let isFollowing = false;

  const recordOf = (owner: string): Content => kept.get()?.[owner] ?? kind.empty;

  /** Changes a record at once, in the device's storage too, without losing changes of another tab. */
  function changeRecord(owner: string, next: (record: Content) => Content): void {
    kept.change((stored) => {
      const before = stored?.[owner] ?? kind.empty;
      const after = next(before);
      return after === before ? stored : { ...stored, [owner]: after };
    });
  }

  const outbox = createOutbox({
    ...pace,
    name,
    delivery: (owner) =>
      delivery({ record: () => recordOf(owner), change: (next) => changeRecord(owner, next) }),
  });

  /** The server has confirmed the person, or that no one is signed in. Removes what others had sent. */
  function settle(): void {
    const userId = currentUser()?.id;
    const owner = ownerOf(userId);
    // The server did not answer, so keep the current owner.
    if (owner !== (userId ?? nobody)) return;
    kept.change((stored) => {
      if (stored === null) return null;
      const arrived = arrive(kind, stored, owner);
      if (Object.keys(arrived).length === 0) return null;
      return JSON.stringify(arrived) === JSON.stringify(stored) ? stored : arrived;
    });
  }

  /** From now on, changes of the signed-in person are sent to their account, also when no page shows them any more. */
  function follow(): void {
    if (!isFollowing) onSessionChange(settle);
    isFollowing = true;
    settle();
    outbox.start();
  }

  /** Changes the record of the person who uses the device now, who may be another one than the screen shows. */
  function change(next: (record: Content) => Content): void {
    const owner = ownerNow();
    changeRecord(owner, (record) => {
      const after = next(record);
      return owner === nobody ? (kind.withoutDeletions?.(after) ?? after) : after;
    });
    outbox.soon();
  }

  /** The record of the person who uses the device now; undefined in prerendered pages. */
  function useRecord(): Content | undefined {
    const { user } = useUser();
    const stored = kept.use();
    return stored === undefined ? undefined : (stored?.[ownerOf(user?.id)] ?? kind.empty);
  }

  /** Delivers the record from now on. Returns undefined in prerendered pages. */
  function useDelivery(): DeliveryStatus | undefined {
    const session = useUser();
    const record = useRecord();
    const { held } = outbox.use();
    const isStored = kept.useIsStored();

    useEffect(() => {
      if (session.status !== 'loading') follow();
    }, [session]);

    // The page was opened offline, or while the server was away. Now the session can be checked.
    useOnline(() => {
      if (session.status === 'signedOut' && expectedUserId() !== null) void loadUser();
    });

    if (record === undefined) return undefined;
    const isOnlyHere = ownerOf(session.user?.id) === nobody;
    if (!isStored && (isOnlyHere || held?.status === 'failed' || kind.hasUnsent(record))) return 'lost';
    if (isOnlyHere) return 'device';
    if (held?.status === 'failed') return 'failed';
    return kind.hasUnsent(record) ? 'waiting' : 'saved';
  }

  const unsent: UnsentStore = {
    of: (owner) => ({ erased: 0, isKept: kind.hasUnsent(recordOf(owner)) }),
    send: () => {
      follow();
      return outbox.run();
    },
  };

  return {
    unsent,
    recordOf,
    /** The record of the person who uses the device now, outside components. */
    current: (): Content => recordOf(ownerNow()),
    change,
    changeRecord,
    follow,
    useRecord,
    useDelivery,
    soon: outbox.soon,
    run: outbox.run,
  };
}
