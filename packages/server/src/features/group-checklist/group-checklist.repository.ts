import type { GroupChecklistItem } from '@manasik/contract/group-checklist';
import { isSameTitle, mostGroupItems } from '@manasik/core/groups/group-checklist';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { hajjGroupMembers } from '../../domain/groups.table.ts';
import { lockGroup } from '../../domain/lock-group.ts';
import type { Db } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { groupChecklistItems } from './group-checklist.table.ts';
import { readChecklist } from './read-checklist.ts';

/** An item of a group. */
export interface ItemKey {
  readonly groupId: string;
  readonly id: string;
}

/** The member who changes an item. */
interface Editor {
  readonly userId: string;
  readonly isLeader: boolean;
}

/** This is enough for devices that were offline for months; older deletions are forgotten. */
const MOST_DELETED = 1000;

const items = groupChecklistItems;
const isItem = ({ groupId, id }: ItemKey) => and(eq(items.groupId, groupId), eq(items.id, id));
const notMember = (): AppError => new AppError('group.notFound', 'There is no such group');
const isDeletionIn = (groupId: string) => and(eq(items.groupId, groupId), isNull(items.title));

/**
 * The member with their present role, after locking the group: a member removed a moment ago can change nothing more,
 * even if their membership is still cached.
 * @throws AppError `group.notFound`
 */
async function lockFor(tx: Db, groupId: string, userId: string): Promise<Editor> {
  await lockGroup(tx, groupId);
  const { role, status, ...member } = hajjGroupMembers;
  const [row] = await tx
    .select({ role })
    .from(hajjGroupMembers)
    .where(and(eq(member.groupId, groupId), eq(member.userId, userId), eq(status, 'active')));
  if (!row) throw notMember();
  return { userId, isLeader: row.role === 'leader' };
}

const mayEdit = (addedBy: string | null, { userId, isLeader }: Editor): boolean =>
  isLeader || addedBy === userId;

/** Rolls back the transaction. @throws AppError `travel.tooMany` */
async function refuseTooMany(tx: Db, groupId: string): Promise<void> {
  const [present] = await tx
    .select({ rows: count() })
    .from(items)
    .where(and(eq(items.groupId, groupId), isNotNull(items.title)));
  if ((present?.rows ?? 0) <= mostGroupItems) return;
  throw new AppError('travel.tooMany', `A group can have at most ${mostGroupItems} items`);
}

/**
 * Refuses a title that another item of the group has. The group must be locked.
 * @throws AppError `group.itemListed`
 */
async function refuseListed(tx: Db, { groupId, id }: ItemKey, title: string): Promise<void> {
  const others = await tx
    .select({ title: items.title })
    .from(items)
    .where(and(eq(items.groupId, groupId), ne(items.id, id), isNotNull(items.title)));
  if (others.some((other) => other.title !== null && isSameTitle(other.title, title))) {
    throw new AppError('group.itemListed', 'The list already has this item');
  }
}

async function forgetOldDeletions(tx: Db, groupId: string): Promise<void> {
  const old = tx
    .select({ id: items.id })
    .from(items)
    .where(isDeletionIn(groupId))
    .orderBy(desc(items.changedAt), asc(items.id))
    .offset(MOST_DELETED);
  await tx.delete(items).where(and(isDeletionIn(groupId), inArray(items.id, old)));
}

export function createGroupChecklistRepository(db: Db) {
  const find = async (key: ItemKey): Promise<GroupChecklistItem | null> =>
    (await readChecklist(db, isItem(key)))[0] ?? null;

  return {
    find,

    list: (groupId: string): Promise<GroupChecklistItem[]> => readChecklist(db, eq(items.groupId, groupId)),

    /**
     * Adds an item, or changes its title unless the stored one is newer. A deleted item stays deleted.
     * @throws AppError `group.notFound`, `group.leadersOnly`, `group.itemListed`, `travel.tooMany`
     */
    put: (key: ItemKey, userId: string, title: string, changedAt: Date, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const editor = await lockFor(tx, key.groupId, userId);
        const [known] = await tx.select().from(items).where(isItem(key));
        if (!known) {
          await refuseListed(tx, key, title);
          await tx.insert(items).values({ ...key, title, addedBy: userId, createdAt: now, changedAt });
          return refuseTooMany(tx, key.groupId);
        }
        if (known.title === null || known.title === title || known.changedAt >= changedAt) return;
        if (!mayEdit(known.addedBy, editor)) throw new AppError('group.leadersOnly');
        await refuseListed(tx, key, title);
        await tx.update(items).set({ title, changedAt }).where(isItem(key));
      }),

    /** Ticks or unticks an item, unless a later tick is stored. @throws AppError `group.notFound` */
    tick: (key: ItemKey, userId: string, isDone: boolean, tickedAt: Date): Promise<void> =>
      db.transaction(async (tx) => {
        await lockFor(tx, key.groupId, userId);
        const isOlder = or(isNull(items.tickedAt), lt(items.tickedAt, tickedAt));
        await tx
          .update(items)
          .set({ isDone, doneBy: isDone ? userId : null, tickedAt })
          .where(and(isItem(key), isNotNull(items.title), isOlder));
      }),

    /** Deleting what is not there changes nothing. @throws AppError `group.notFound`, `group.leadersOnly` */
    remove: (key: ItemKey, userId: string, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const editor = await lockFor(tx, key.groupId, userId);
        const [known] = await tx.select().from(items).where(isItem(key));
        if (!known || known.title === null) return;
        if (!mayEdit(known.addedBy, editor)) throw new AppError('group.leadersOnly');
        await tx
          .update(items)
          .set({ title: null, addedBy: null, isDone: false, doneBy: null, changedAt: now })
          .where(isItem(key));
        await forgetOldDeletions(tx, key.groupId);
      }),

    /**
     * Deletes what a user added to any group, in the transaction that deletes the account.
     * @returns the groups whose lists change, also because the user had ticked something
     */
    eraseOf: async (tx: Db, userId: string, now: Date): Promise<string[]> => {
      const ticked = await tx
        .update(items)
        .set({ doneBy: null })
        .where(eq(items.doneBy, userId))
        .returning({ groupId: items.groupId });
      const added = await tx
        .update(items)
        .set({ title: null, addedBy: null, isDone: false, doneBy: null, changedAt: now })
        .where(eq(items.addedBy, userId))
        .returning({ groupId: items.groupId });
      return [...new Set([...ticked, ...added].map(({ groupId }) => groupId))];
    },
  };
}

export type GroupChecklistRepository = ReturnType<typeof createGroupChecklistRepository>;
