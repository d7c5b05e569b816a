import { ApiError } from '../../../platform/api/api-error.ts';
import type { Delivery } from '../../../platform/outbox/delivery.ts';
import type { OneRecord } from '../../../platform/outbox/personal-records.ts';
import {
  type Change,
  type GroupItem,
  type GroupLists,
  nextChange,
  unsentTitles,
  withAccepted,
  withAnswer,
  withRefused,
} from './group-lists.ts';

interface DeliveryParts extends OneRecord<GroupLists> {
  /** Returns the item that the server has now; null if it is deleted. */
  readonly put: (change: Change, keepalive: boolean) => Promise<GroupItem | null>;
  readonly list: (groupId: string) => Promise<readonly GroupItem[]>;
  /** The group whose list is on the screen. */
  readonly shown: () => string | undefined;
  /** Called when the server no longer knows this person in the group: the page may still show it. */
  readonly onGone: (groupId: string) => void;
  /** Called once for a group that is gone, with the titles that it did not get. */
  readonly onLost: (titles: readonly string[]) => void;
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'group.notFound';

/** Delivers the changes of one person to their groups, and fetches the list that is shown. */
export function groupDelivery(parts: DeliveryParts): Delivery<Change, GroupItem | null> {
  const forget = (groupId: string): void => {
    const entries = parts.record()[groupId];
    parts.change(({ [groupId]: _gone, ...others }) => others);
    // Several requests can find that the group is gone; the first one has dropped its list.
    if (entries) parts.onLost(unsentTitles(entries));
    parts.onGone(groupId);
  };
  return {
    next: () => nextChange(parts.record()),
    put: parts.put,
    // After a sign-out, nothing of a group may be stored on the device.
    accept: (sent, item, isHere) =>
      parts.change((lists) => (isHere ? withAccepted(lists, sent, item) : lists)),
    refuse: (change, error) => {
      // The group is gone, or this person is no longer in it.
      if (isGone(error)) forget(change.groupId);
      else parts.change((lists) => withRefused(lists, change, error.code));
      return true;
    },
    ask: async (_taken, isHere) => {
      const groupId = parts.shown();
      if (groupId === undefined) return;
      const asked = parts.record();
      try {
        const items = await parts.list(groupId);
        parts.change((lists) => (isHere() ? withAnswer(lists, groupId, items, asked) : lists));
      } catch (error) {
        if (!isGone(error)) throw error;
        forget(groupId);
      }
    },
  };
}
