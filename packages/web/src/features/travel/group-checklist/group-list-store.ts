import { api } from '../../../platform/api/index.ts';
import { serverNow } from '../../../platform/api/server-time.ts';
import { createRecordStore } from '../../../platform/outbox/record-store.ts';
import type { UnsentStore } from '../../../platform/outbox/unsent.ts';
import { currentUser } from '../../../platform/session/session.ts';
import { share } from '../../../platform/storage/shared.ts';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { dropGroup } from '../../../shared/groups/use-groups.ts';
import { newItemId } from '../items/item-id.ts';
import { groupDelivery } from './group-delivery.ts';
import {
  type Change,
  type GroupItem,
  onlyOf,
  unsentIn,
  unsentTitles,
  withDeletion,
  withNew,
  withRetry,
  withTick,
} from './group-lists.ts';
import { groupListsKind } from './stored-group-lists.ts';

const shown = share<Pick<Group, 'id' | 'name'> | undefined>(undefined);

/** The group whose list is on the screen; undefined without one. */
export const useListedGroup = shown.use;

/** The titles of items that a group did not get, because it is gone; null unless one is. */
const lost = share<readonly string[] | null>(null);
export const useLostTitles = lost.use;
export const forgetLostTitles = (): void => lost.set(null);

const store = createRecordStore({
  // The end of the session erases what has the account's prefix, because it contains names of others.
  // `app/entry-browser.tsx` reads this key too, to load the sender only if something waits.
  name: 'account-group-checklist',
  kind: groupListsKind,
  delivery: (one) =>
    groupDelivery({
      ...one,
      put: putChange,
      list: async (id) => (await api('GET /api/hajj-groups/:id/checklist', { params: { id } })).items,
      shown: () => shown.get()?.id,
      // The groups without this one end its stream.
      onGone: dropGroup,
      onLost: (titles) => lost.set(titles),
    }),
});

/** The end of the session erases them, with those that a group has refused. */
export const unsent: UnsentStore = {
  kind: 'groupList',
  of: (owner) => {
    const names = unsentIn(store.recordOf(owner)).map(({ id, title }) => ({ id, title }));
    return { erased: names.length, isKept: false, names };
  },
  send: store.unsent.send,
};

export const { useRecord: useGroupLists, useDelivery: useGroupDelivery } = store;

/** Sends what waits, on every page until the tab is closed. */
export const sendGroupLists = store.follow;

/** Sends what waits, and fetches the shown list. */
export const refreshGroupList = (): void => void store.run();

async function putChange({ groupId, kind, entry }: Change, keepalive: boolean): Promise<GroupItem | null> {
  const params = { id: groupId, itemId: entry.id };
  if (kind === 'deleted') {
    await api('DELETE /api/hajj-groups/:id/checklist/:itemId', { params, keepalive });
    return null;
  }
  const { title, changedAt, isDone, tickedAt } = entry;
  const { item } =
    kind === 'title'
      ? await api('PUT /api/hajj-groups/:id/checklist/:itemId', {
          params,
          body: { title, changedAt },
          keepalive,
        })
      : await api('PUT /api/hajj-groups/:id/checklist/:itemId/done', {
          params,
          body: { isDone, changedAt: tickedAt ?? changedAt },
          keepalive,
        });
  return item;
}

/** Fetches the list of this group from now on. */
export function showGroupList(group: Pick<Group, 'id' | 'name'> | undefined): void {
  shown.set(group);
  if (group) refreshGroupList();
}

export function addGroupItem(groupId: string, title: string): void {
  const addedBy = currentUser()?.id ?? null;
  store.change((lists) => withNew(lists, groupId, { id: newItemId(), title, addedBy }, serverNow()));
}

export function tickGroupItem(groupId: string, id: string, isDone: boolean): void {
  const user = currentUser();
  const doer = isDone && user ? { id: user.id, firstName: user.firstName, lastName: user.lastName } : null;
  store.change((lists) => withTick(lists, groupId, id, doer, serverNow()));
}

export const removeGroupItem = (groupId: string, id: string): void =>
  store.change((lists) => withDeletion(lists, groupId, id));

/** Sends an item that the server refused again. */
export const retryGroupItem = (groupId: string, id: string): void =>
  store.change((lists) => withRetry(lists, groupId, id));

/** Erases the lists of groups that the person is no longer in, and what waits for them. */
export function keepGroupLists(groupIds: readonly string[]): void {
  let titles: string[] = [];
  store.change((lists) => {
    const gone = Object.entries(lists).filter(([id]) => !groupIds.includes(id));
    titles = gone.flatMap(([, entries]) => unsentTitles(entries));
    return onlyOf(lists, groupIds);
  });
  if (titles.length > 0) lost.set(titles);
}
