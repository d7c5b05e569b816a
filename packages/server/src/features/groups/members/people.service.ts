import type { GroupPerson } from '@manasik/contract/groups';
import type { Clock } from '../../../platform/clock.ts';
import type { Announcer } from '../announce.ts';
import type { GroupsRepository } from '../groups.repository.ts';
import type { PeopleRepository } from './people.repository.ts';
import { groupFull, MOST_PEOPLE, mustLead, noSuchGroup, noSuchMember, roleIn } from '../roster.ts';
import type { RosterRepository } from '../roster.repository.ts';

interface Parts {
  readonly groups: GroupsRepository;
  readonly rosters: RosterRepository;
  readonly people: PeopleRepository;
  readonly clock: Clock;
  readonly announcer: Announcer;
}

/** People without a phone. Leaders add them, and they do not count against the group's size. */
export function createPeopleService({ groups, rosters, people, clock, announcer }: Parts) {
  return {
    list: async (userId: string, groupId: string): Promise<GroupPerson[]> => {
      if (!(await groups.roleOf(groupId, userId))) throw noSuchGroup();
      return people.list(groupId);
    },

    add: async (leaderId: string, groupId: string, name: string): Promise<GroupPerson> => {
      const person = await rosters.withGroup(groupId, async ({ roster }, tx) => {
        mustLead(roleIn(roster, leaderId));
        if ((await people.count(tx, groupId)) >= MOST_PEOPLE) throw groupFull();
        return people.add(tx, { groupId, name, createdAt: clock.now() });
      });
      await announcer.announce(groupId, ['people']);
      return person;
    },

    remove: async (leaderId: string, groupId: string, personId: string): Promise<void> => {
      await rosters.withGroup(groupId, async ({ roster }, tx) => {
        mustLead(roleIn(roster, leaderId));
        if (!(await people.remove(tx, groupId, personId))) throw noSuchMember();
      });
      await announcer.announce(groupId, ['people']);
    },
  };
}

export type PeopleService = ReturnType<typeof createPeopleService>;
