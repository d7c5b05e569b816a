import type { GroupRole } from '@manasik/contract/groups';
import { and, asc, count, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { hajjGroupMembers, hajjGroups } from '../../domain/groups.table.ts';
import { lockUser } from '../../domain/lock-user.ts';
import { createTurns } from '../../platform/turns.ts';
import { noSuchGroup, type Roster, withoutAccount } from './roster.ts';

type GroupRow = typeof hajjGroups.$inferSelect;
export type GroupFields = Omit<
  typeof hajjGroups.$inferInsert,
  'id' | 'groupCode' | 'lastMessage' | 'createdAt'
>;

/** A group that is locked until the work on it is done. */
export interface OpenGroup {
  readonly group: GroupRow;
  readonly roster: Roster;
  /** The number of groups a user is in or waits for. */
  readonly countGroupsOf: (userId: string) => Promise<number>;
  readonly add: (row: {
    userId: string;
    status: 'active' | 'pending';
    typedCode: string;
    joinedAt: Date;
  }) => Promise<void>;
  /** Approves a waiting user. */
  readonly admit: (userId: string, joinedAt: Date) => Promise<void>;
  readonly remove: (userId: string) => Promise<void>;
  readonly setRole: (userId: string, role: GroupRole) => Promise<void>;
  readonly change: (fields: Partial<GroupFields>) => Promise<void>;
  /** @throws a unique violation of `hajj_groups_group_code_unique` */
  readonly setCode: (groupCode: string) => Promise<void>;
  readonly delete: () => Promise<void>;
}

/** Counts wrong codes in the transaction that locks the user's row, so that one user's guesses take turns. */
export interface Guesses {
  /** @throws AppError `request.tooMany` */
  readonly check: (tx: Db) => Promise<void>;
  readonly count: (tx: Db) => Promise<void>;
}

const { groupId, userId: user, role, status, joinedAt } = hajjGroupMembers;

async function countGroups(tx: Db, userId: string): Promise<number> {
  const [row] = await tx.select({ groups: count() }).from(hajjGroupMembers).where(eq(user, userId));
  return row?.groups ?? 0;
}

async function openGroup(tx: Db, where: SQL): Promise<OpenGroup | null> {
  const [group] = await tx.select().from(hajjGroups).where(where).for('update');
  if (!group) return null;
  const { id } = group;
  // After the lock, in its own statement, to see what was done while this one waited.
  const roster = await tx
    .select({ userId: user, role, status })
    .from(hajjGroupMembers)
    .where(eq(groupId, id))
    .orderBy(asc(joinedAt), asc(user));
  const rowOf = (userId: string) => and(eq(groupId, id), eq(user, userId));
  return {
    group,
    roster,
    countGroupsOf: (userId) => countGroups(tx, userId),
    add: async (row) => {
      await tx
        .insert(hajjGroupMembers)
        .values({ ...row, groupId: id, role: 'member', readUpTo: group.lastMessage });
    },
    admit: async (userId, at) => {
      await tx
        .update(hajjGroupMembers)
        .set({ status: 'active', joinedAt: at, readUpTo: group.lastMessage })
        .where(rowOf(userId));
    },
    remove: async (userId) => {
      await tx.delete(hajjGroupMembers).where(rowOf(userId));
    },
    setRole: async (userId, next) => {
      await tx.update(hajjGroupMembers).set({ role: next }).where(rowOf(userId));
    },
    change: async (fields) => {
      if (Object.keys(fields).length === 0) return;
      await tx.update(hajjGroups).set(fields).where(eq(hajjGroups.id, id));
    },
    setCode: async (groupCode) => {
      await tx.update(hajjGroups).set({ groupCode }).where(eq(hajjGroups.id, id));
    },
    delete: async () => {
      await tx.delete(hajjGroups).where(eq(hajjGroups.id, id));
    },
  };
}

/**
 * Changes of a group's members. Each locks the group's row, and before it the user's if it adds the user to a group.
 * The order is always the same, and several groups are locked by their ids, so that transactions do not deadlock.
 */
export function createRosterRepository(db: Db) {
  // Otherwise two hundred people who join at once would hold every connection while they wait for the group's row.
  const takeTurns = createTurns();
  return {
    /** @throws AppError `group.notFound` if there is none, and what `work` throws, which rolls it back */
    withGroup: <T>(id: string, work: (open: OpenGroup, tx: Db) => Promise<T>): Promise<T> =>
      takeTurns(id, () =>
        db.transaction(async (tx) => {
          const open = await openGroup(tx, eq(hajjGroups.id, id));
          if (!open) throw noSuchGroup();
          return work(open, tx);
        }),
      ),

    /** Null when no group has this code; the attempt is then counted. */
    withCode: <T>(
      userId: string,
      groupCode: string,
      guesses: Guesses,
      work: (open: OpenGroup) => Promise<T>,
    ): Promise<T | null> =>
      takeTurns(userId, () =>
        takeTurns(groupCode, () =>
          db.transaction(async (tx) => {
            await lockUser(tx, userId);
            await guesses.check(tx);
            const open = await openGroup(tx, eq(hajjGroups.groupCode, groupCode));
            if (open) return work(open);
            await guesses.count(tx);
            return null;
          }),
        ),
      ),

    /**
     * Creates a group with its leader; `guard` gets the number of groups the leader is in.
     * @throws a unique violation of `hajj_groups_group_code_unique`
     */
    create: (
      userId: string,
      values: GroupFields & { groupCode: string; createdAt: Date },
      guard: (groups: number) => void,
    ): Promise<string> =>
      takeTurns(userId, () =>
        db.transaction(async (tx) => {
          await lockUser(tx, userId);
          guard(await countGroups(tx, userId));
          const [group] = await tx.insert(hajjGroups).values(values).returning({ id: hajjGroups.id });
          if (!group) throw new Error('an insert returned no row');
          await tx.insert(hajjGroupMembers).values({
            groupId: group.id,
            userId,
            role: 'leader',
            status: 'active',
            typedCode: values.groupCode,
            joinedAt: values.createdAt,
          });
          return group.id;
        }),
      ),

    /**
     * Prepares every group of a user for the deletion of their account, in the same transaction: groups without other
     * members are deleted, and those without another leader get one.
     * @returns the groups in which the user was, or waited for approval
     */
    leaveAll: async (tx: Db, userId: string): Promise<string[]> => {
      await lockUser(tx, userId);
      const own = await tx.select({ id: groupId }).from(hajjGroupMembers).where(eq(user, userId));
      if (own.length === 0) return [];
      const ids = own.map(({ id }) => id);
      await tx
        .select({ id: hajjGroups.id })
        .from(hajjGroups)
        .where(inArray(hajjGroups.id, ids))
        .orderBy(asc(hajjGroups.id))
        .for('update');
      const rows = await tx
        .select({ id: groupId, userId: user, role, status })
        .from(hajjGroupMembers)
        .where(inArray(groupId, ids))
        .orderBy(asc(joinedAt), asc(user));
      const isIn = new Set(
        rows.filter((row) => row.userId === userId && row.status === 'active').map(({ id }) => id),
      );
      const after = [...Map.groupBy(rows, ({ id }) => id)]
        // Someone who only waits leaves nothing behind.
        .filter(([id]) => isIn.has(id))
        .map(([id, roster]) => ({ id, ...withoutAccount(roster, userId) }));
      const ended = after.filter(({ ends }) => ends).map(({ id }) => id);
      if (ended.length > 0) await tx.delete(hajjGroups).where(inArray(hajjGroups.id, ended));
      const newLeaders = after.flatMap(({ id, newLeader }) =>
        newLeader === null ? [] : [and(eq(groupId, id), eq(user, newLeader))],
      );
      if (newLeaders.length > 0) {
        await tx
          .update(hajjGroupMembers)
          .set({ role: 'leader' })
          .where(or(...newLeaders));
      }
      return ids;
    },
  };
}

export type RosterRepository = ReturnType<typeof createRosterRepository>;
