import type { GroupChecklistItem } from '@manasik/contract/group-checklist';
import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { hajjGroupMembers } from '../../domain/groups.table.ts';
import { users } from '../../domain/users.table.ts';
import type { Db } from '../../platform/database/index.ts';
import { groupChecklistItems as items } from './group-checklist.table.ts';

/** The items that match, with the names of those who ticked them and are still in the group. */
export async function readChecklist(db: Db, where: SQL | undefined): Promise<GroupChecklistItem[]> {
  const member = hajjGroupMembers;
  const isDoer = and(
    eq(member.groupId, items.groupId),
    eq(member.userId, items.doneBy),
    eq(member.status, 'active'),
  );
  const rows = await db
    .select({ row: items, doer: { id: users.id, firstName: users.firstName, lastName: users.lastName } })
    .from(items)
    .leftJoin(member, isDoer)
    .leftJoin(users, eq(users.id, member.userId))
    .where(and(where, isNotNull(items.title)))
    .orderBy(asc(items.createdAt), asc(items.id));
  return rows.map(({ row: { id, title, addedBy, isDone, changedAt, tickedAt }, doer }) => ({
    id,
    title: title ?? '',
    addedBy,
    isDone,
    doneBy: doer,
    changedAt: changedAt.getTime(),
    tickedAt: tickedAt?.getTime() ?? null,
  }));
}
