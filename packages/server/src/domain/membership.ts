import { and, asc, eq, sql } from 'drizzle-orm';
import type { Bus } from '../platform/bus/bus.ts';
import { hajjGroupMembers } from './groups.table.ts';
import type { Db } from '../platform/database/index.ts';
import { AppError } from '../platform/errors.ts';
import { createMemory } from '../platform/memory.ts';

export type GroupRole = 'leader' | 'member';

/** Who is in a group: user id -> role, in the order in which they joined. Those who wait to be let in are not. */
type Members = ReadonlyMap<string, GroupRole>;

/** Who may see what of which group, from memory as a rule. Every feature that belongs to groups asks here. */
export interface Membership {
  members(groupId: string): Promise<Members> | Members;
  /** Ids of the groups that a user is in. */
  groupsOf(userId: string): Promise<readonly string[]> | readonly string[];
  /** @throws AppError `group.notFound` to everybody but members: nobody else learns that there is such a group. */
  requireMember(groupId: string, userId: string): Promise<Members> | Members;
  /** @throws AppError `group.notFound` as above, `group.leadersOnly` to members */
  requireLeader(groupId: string, userId: string): Promise<Members>;
  /** To be called, and waited for, after every change of who is in a group, before it is acknowledged. */
  changed(groupId: string, userIds: readonly string[]): Promise<void>;
  /** Called on every node when who is in a group may have changed; the users who came or went are known on one of them. */
  onChange(listener: (groupId: string, userIds: readonly string[]) => void): void;
}

function mustContain(members: Members, userId: string): Members {
  if (!members.has(userId)) throw new AppError('group.notFound', 'There is no such group');
  return members;
}

export function createMembership(db: Db, bus: Bus): Membership {
  const { groupId: group, userId: user, role, status, joinedAt } = hajjGroupMembers;
  // Prepared: with a stream for everybody these are asked thousands of times a minute.
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
  const byGroup = createMemory<Members>(bus, 'group.members', async (groupId) => {
    const rows = await findMembers.execute({ groupId });
    return new Map(rows.map((row) => [row.user, row.role]));
  });
  const byUser = createMemory<readonly string[]>(bus, 'user.groups', async (userId) => {
    const rows = await findGroups.execute({ userId });
    return rows.map((row) => row.group);
  });
  const listeners: ((groupId: string, userIds: readonly string[]) => void)[] = [];
  const publishHere = (groupId: string, userIds: readonly string[] = []): void => {
    for (const listener of listeners) listener(groupId, userIds);
  };
  // After the memories: whoever is told asks them.
  bus.subscribe('group.members', (groupId) => publishHere(groupId));

  const requireMember: Membership['requireMember'] = (groupId, userId) => {
    const members = byGroup.get(groupId);
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
    changed: async (groupId, userIds) => {
      // Users first: whoever is told of the group asks for their groups.
      await Promise.all(userIds.map((userId) => byUser.forget(userId)));
      await byGroup.forget(groupId);
      publishHere(groupId, userIds);
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
