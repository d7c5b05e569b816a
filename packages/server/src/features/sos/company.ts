import type { GroupRole, Membership } from '../../domain/membership.ts';

/** Which users share a group. */
export interface Company {
  /** Everyone in the groups of a user, including the user. */
  of(userId: string): Promise<ReadonlySet<string>>;
  /** A user's roles in the groups that they share with another; null if they share none. */
  roleTowards(userId: string, otherId: string): Promise<GroupRole | null>;
}

export function createCompany(membership: Membership): Company {
  const groupsOf = async (userId: string) =>
    Promise.all((await membership.groupsOf(userId)).map(async (groupId) => membership.members(groupId)));
  return {
    of: async (userId) => {
      const groups = await groupsOf(userId);
      return new Set(groups.flatMap((members) => [...members.keys()]));
    },
    roleTowards: async (userId, otherId) => {
      const shared = (await groupsOf(userId)).filter(
        (members) => members.has(userId) && members.has(otherId),
      );
      if (shared.length === 0) return null;
      return shared.some((members) => members.get(userId) === 'leader') ? 'leader' : 'member';
    },
  };
}
