import { and, asc, eq, sql } from 'drizzle-orm';
import type { Changes } from '../platform/bus/changes.ts';
import { hajjGroupMembers } from './groups.table.ts';
import type { Db } from '../platform/database/index.ts';
import { AppError } from '../platform/errors.ts';
import { createMemory } from '../platform/memory.ts';

export type GroupRole = 'leader' | 'member';

/** Who is in a group: user id -> role, in the order in which they joined. Those who wait to be let in are not. */
export type Members = ReadonlyMap<string, GroupRole>;

/** Reads the members of a group together with something else, where they are not known. */
type ReadMembers = (groupId: string) => Promise<Members>;

/** Who may see which group, usually from memory. Every feature of groups uses this. */
export interface Membership {
  members(groupId: string): Promise<Members> | Members;
  /** Ids of a user's groups. */
  groupsOf(userId: string): Promise<readonly string[]> | readonly string[];
  /** @throws AppError `group.notFound` to everybody but members: nobody else learns that there is such a group. */
  requireMember(groupId: string, userId: string, read?: ReadMembers): Promise<Members> | Members;
  /** @throws AppError `group.notFound` as above, `group.leadersOnly` to members */
  requireLeader(groupId: string, userId: string): Promise<Members>;
  /** To be waited for after every change of who is in a group, before it is acknowledged: every process knows of it. */
  known(): Promise<void>;
  /** Called on every process when somebody came to a group, left it, or got another role. */
  onChange(listener: (groupId: string, userId: string) => void): void;
}

function mustContain(members: Members, userId: string): Members {
  if (!members.has(userId)) throw new AppError('group.notFound', 'There is no such group');
  return members;
}

export function createMembership(db: Db, changes: Changes): Membership {
  const { groupId: group, userId: user, role, status, joinedAt } = hajjGroupMembers;
  // Prepared, because with a stream for everyone these run thousands of times a minute.
  const findMembers = db
    .select({ user, role })
    .from(hajjGroupMembers)
    .where(and(eq(group, sql.placeholder('groupId')), eq(status, 'active')))
    .orderBy(asc(joinedAt), asc(user))
    .prepare('find_members');
  const findGroups = db
    .select({ group })
    .from(hajjGroupMembers)
    .where(and(eq(user, sql.placeholder('userId')), eq(status, 'active')))
    .prepare('find_groups_of_user');
  const byGroup = createMemory<Members>(changes, async (groupId) => {
    const rows = await findMembers.execute({ groupId });
    return new Map(rows.map((row) => [row.user, row.role]));
  });
  const byUser = createMemory<readonly string[]>(changes, async (userId) => {
    const rows = await findGroups.execute({ userId });
    return rows.map((row) => row.group);
  });
  const listeners: ((groupId: string, userId: string) => void)[] = [];
  changes.on('hajj_group_members', (groupId, userId) => {
    byUser.forget(userId);
    byGroup.forget(groupId);
    // After the memories: whoever is told asks them.
    for (const listener of listeners) listener(groupId, userId);
  });

  const requireMember: Membership['requireMember'] = (groupId, userId, read) => {
    const members = byGroup.get(groupId, read && (() => read(groupId)));
    // No promise is made where there is none: the hottest reads come this way.
    if (members instanceof Promise) return members.then((found) => mustContain(found, userId));
    return mustContain(members, userId);
  };
  return {
    members: (groupId) => byGroup.get(groupId),
    groupsOf: (userId) => byUser.get(userId),
    requireMember,
    requireLeader: async (groupId, userId) => {
      const members = await requireMember(groupId, userId);
      if (members.get(userId) !== 'leader') throw new AppError('group.leadersOnly');
      return members;
    },
    known: () => changes.heard(),
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
