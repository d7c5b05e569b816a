import type { GroupMember, GroupRole } from '@manasik/contract/groups';
import type { Db } from '../../../platform/database/index.ts';
import type { Announcer } from '../announce.ts';
import type { GroupsRepository } from '../groups.repository.ts';
import { endsWithout, mayStepDown, mustLead, noSuchGroup, noSuchMember, roleIn } from '../roster.ts';
import type { OpenGroup, RosterRepository } from '../roster.repository.ts';

interface Parts {
  readonly groups: GroupsRepository;
  readonly rosters: RosterRepository;
  readonly announcer: Announcer;
}

/** Removes a member, and deletes the group with its last one. @throws AppError `group.needsLeader` */
async function part(open: OpenGroup, userId: string): Promise<void> {
  if (endsWithout(open.roster, userId)) await open.delete();
  else await open.remove(userId);
}

export function createMembersService({ groups, rosters, announcer }: Parts) {
  return {
    list: async (userId: string, groupId: string): Promise<GroupMember[]> => {
      const members = await groups.members(groupId, userId);
      // For a member the list includes at least themselves.
      if (members.length === 0) throw noSuchGroup();
      return members;
    },

    changeRole: async (
      leaderId: string,
      groupId: string,
      userId: string,
      role: GroupRole,
    ): Promise<GroupMember> => {
      await announcer.changing(groupId, ['members'], () =>
        rosters.withGroup(groupId, async ({ roster, setRole }) => {
          mustLead(roleIn(roster, leaderId));
          const before = roleIn(roster, userId);
          if (!before) throw noSuchMember();
          if (before === role) return;
          if (role === 'member') mayStepDown(roster, userId);
          await setRole(userId, role);
        }),
      );
      const member = await groups.findMember(groupId, userId);
      // Removed between the two statements.
      if (!member) throw noSuchMember();
      return member;
    },

    remove: (leaderId: string, groupId: string, userId: string): Promise<void> =>
      announcer.changing(groupId, ['members'], () =>
        rosters.withGroup(groupId, async (open) => {
          mustLead(roleIn(open.roster, leaderId));
          if (!roleIn(open.roster, userId)) throw noSuchMember();
          await part(open, userId);
        }),
      ),

    leave: (userId: string, groupId: string): Promise<void> =>
      announcer.changing(groupId, ['members'], () =>
        rosters.withGroup(groupId, async (open) => {
          if (!roleIn(open.roster, userId)) throw noSuchGroup();
          await part(open, userId);
        }),
      ),

    /**
     * Prepares the groups of an account for its deletion, in the same transaction.
     * @returns what to run and await after the commit
     */
    beforeUserDeleted: async (tx: Db, userId: string): Promise<() => Promise<void>> => {
      const groupIds = await rosters.leaveAll(tx, userId);
      return async () => {
        await Promise.all(groupIds.map((groupId) => announcer.announce(groupId, ['members', 'requests'])));
      };
    },
  };
}

export type MembersService = ReturnType<typeof createMembersService>;
