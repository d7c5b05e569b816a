import { isSameTitle } from '@manasik/core/groups/group-checklist';
import type { Reply } from '../../../platform/api/index.ts';

export type GroupItem = Reply<'GET /api/hajj-groups/:id/checklist'>['items'][number];
export type Doer = NonNullable<GroupItem['doneBy']>;

/** An item of a group on this device. */
export interface Entry extends Readonly<GroupItem> {
  /** The changes that the server is not known to have. */
  readonly unsent: readonly ChangeKind[];
  /** True if the server refused to add it. It stays on the device, so that no typed text is lost. */
  readonly isRefused?: boolean;
  /** True if it was refused because the group's list has another item with this title. */
  readonly isListed?: boolean;
}

/** In the order of sending. */
export const changeKinds = ['deleted', 'title', 'done'] as const;
type ChangeKind = (typeof changeKinds)[number];

/** The lists of a person's groups, by group id. */
export type GroupLists = Readonly<Record<string, readonly Entry[]>>;

/** One change to send. */
export interface Change {
  readonly groupId: string;
  readonly kind: ChangeKind;
  readonly entry: Entry;
}

const put = (lists: GroupLists, groupId: string, next: (entries: readonly Entry[]) => readonly Entry[]) => ({
  ...lists,
  [groupId]: next(lists[groupId] ?? []),
});

const changeEntry = (lists: GroupLists, groupId: string, id: string, next: (entry: Entry) => Entry | null) =>
  put(lists, groupId, (entries) =>
    entries.flatMap((entry) => (entry.id === id ? (next(entry) ?? []) : [entry])),
  );

const withUnsent = (entry: Entry, kind: ChangeKind): Entry => ({
  ...entry,
  unsent: changeKinds.filter((each) => each === kind || entry.unsent.includes(each)),
});

/** The items to show: those that this person has not deleted. */
export const shownIn = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ unsent }) => !unsent.includes('deleted'));

/** The titles that the group does not have yet. */
export const unsentTitles = (entries: readonly Entry[]): string[] =>
  entries.filter(({ unsent }) => unsent.includes('title')).map(({ title }) => title);

/** The items with changes that the server is not known to have. */
export const unsentIn = (lists: GroupLists): Entry[] =>
  Object.values(lists)
    .flat()
    .filter(({ unsent }) => unsent.length > 0);

/** True if the list shows an item with this title, in whatever case and with whatever spaces. */
export const hasTitle = (entries: readonly Entry[], title: string): boolean =>
  shownIn(entries).some((entry) => isSameTitle(entry.title, title));

/** How many items the group has. One that the server refused is only on this device. */
export const countIn = (entries: readonly Entry[]): number =>
  shownIn(entries).filter(({ isRefused }) => !isRefused).length;

export const withNew = (
  lists: GroupLists,
  groupId: string,
  { id, title, addedBy }: Pick<GroupItem, 'id' | 'title' | 'addedBy'>,
  now: number,
): GroupLists =>
  put(lists, groupId, (entries) => [
    ...entries,
    { id, title, addedBy, isDone: false, doneBy: null, changedAt: now, tickedAt: null, unsent: ['title'] },
  ]);

/** Ticks an item (`doneBy`), or unticks it (null). A tick never gets an older date than the one it replaces. */
export const withTick = (
  lists: GroupLists,
  groupId: string,
  id: string,
  doneBy: Doer | null,
  now: number,
): GroupLists =>
  changeEntry(lists, groupId, id, (entry) => ({
    ...withUnsent(entry, 'done'),
    isDone: doneBy !== null,
    doneBy,
    tickedAt: Math.max(now, (entry.tickedAt ?? 0) + 1),
  }));

/** Marks an item as deleted. One that the server refused is only on this device. */
export const withDeletion = (lists: GroupLists, groupId: string, id: string): GroupLists =>
  changeEntry(lists, groupId, id, (entry) => (entry.isRefused ? null : withUnsent(entry, 'deleted')));

/** Makes an item that the server refused ready to send. */
export const withRetry = (lists: GroupLists, groupId: string, id: string): GroupLists =>
  changeEntry(lists, groupId, id, ({ isRefused: _refused, isListed: _listed, ...entry }) => entry);

export function nextChange(lists: GroupLists): Change | undefined {
  for (const [groupId, entries] of Object.entries(lists)) {
    const entry = entries.find(({ unsent, isRefused }) => unsent.length > 0 && !isRefused);
    const kind = entry?.unsent[0];
    if (entry && kind) return { groupId, kind, entry };
  }
  return undefined;
}

/**
 * The lists after the server has accepted a change. Changes made meanwhile still wait to be sent.
 * @param item what the server has now; null if it is deleted
 */
export const withAccepted = (lists: GroupLists, sent: Change, item: GroupItem | null): GroupLists =>
  changeEntry(lists, sent.groupId, sent.entry.id, (entry) => {
    if (!item) return null;
    const isSame = sent.kind === 'title' || entry.tickedAt === sent.entry.tickedAt;
    const unsent = entry.unsent.filter((kind) => kind !== sent.kind || !isSame);
    const { isDone, doneBy, tickedAt } = unsent.includes('done') ? entry : item;
    return { ...item, isDone, doneBy, tickedAt, unsent };
  });

/**
 * The lists after the server has refused a change: a new item stays on the device; any other change is dropped, and the
 * next answer shows the server's state.
 * @param code the error code of the server
 */
export const withRefused = (
  lists: GroupLists,
  { groupId, kind, entry: { id } }: Change,
  code: string,
): GroupLists =>
  changeEntry(lists, groupId, id, (entry) =>
    kind === 'title'
      ? { ...entry, isRefused: true, ...(code === 'group.itemListed' && { isListed: true }) }
      : { ...entry, unsent: entry.unsent.filter((each) => each !== kind) },
  );

const isSameEntry = (one: Entry, other: Entry | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The list of a group as the server has it, with what this device has not sent yet.
 * @param asked the lists when the server was asked: what was changed or sent since is newer than the answer
 */
export function withAnswer(
  lists: GroupLists,
  groupId: string,
  items: readonly GroupItem[],
  asked: GroupLists,
): GroupLists {
  const before = new Map((asked[groupId] ?? []).map((entry) => [entry.id, entry]));
  const here = new Map((lists[groupId] ?? []).map((entry) => [entry.id, entry]));
  const isNewer = (entry: Entry) => entry.unsent.length > 0 || !isSameEntry(entry, before.get(entry.id));
  const onServer = new Set(items.map(({ id }) => id));
  const answered = items.flatMap((item): Entry[] => {
    const known = here.get(item.id);
    if (known && isNewer(known)) return [known];
    // Its deletion was accepted while the server was asked.
    return !known && before.has(item.id) ? [] : [{ ...item, unsent: [] }];
  });
  const own = [...here.values()].filter((entry) => !onServer.has(entry.id) && isNewer(entry));
  return { ...lists, [groupId]: [...answered, ...own] };
}

/** Without the lists of all other groups, and what waits for them; the same object if there are none. */
export function onlyOf(lists: GroupLists, groupIds: readonly string[]): GroupLists {
  const kept = Object.entries(lists).filter(([id]) => groupIds.includes(id));
  return kept.length === Object.keys(lists).length ? lists : Object.fromEntries(kept);
}
