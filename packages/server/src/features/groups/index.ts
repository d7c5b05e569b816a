import type { BeforeUserDeleted, Feature, Parts } from '../../domain/feature.ts';
import { createAnnouncer } from './announce.ts';
import { randomGroupCode } from './fresh-code.ts';
import { createGroupsRepository } from './groups.repository.ts';
import { groupsRoutes } from './groups.routes.ts';
import { createGroupsService, type GroupsService } from './groups.service.ts';
import { createInvitationsService } from './invitations.service.ts';
import { createJoiningService } from './joining.service.ts';
import { membersRoutes } from './members/members.routes.ts';
import { createMembersService, type MembersService } from './members/members.service.ts';
import { createPeopleRepository } from './members/people.repository.ts';
import { createPeopleService, type PeopleService } from './members/people.service.ts';
import { createRosterRepository } from './roster.repository.ts';

/** Groups, their members, and people without a phone. */
export function createGroups({ db, membership, limiter, clock, hub }: Parts): Feature & {
  readonly beforeUserDeleted: BeforeUserDeleted;
  /** The data that a member may read: their groups, and who is in one. */
  readonly reading: {
    readonly groupsOf: GroupsService['list'];
    readonly membersOf: MembersService['list'];
    readonly peopleOf: PeopleService['list'];
  };
} {
  const repository = createGroupsRepository(db);
  const announcer = createAnnouncer(membership, hub.publish);
  const shared = { groups: repository, rosters: createRosterRepository(db), clock, announcer };
  const groups = createGroupsService({ ...shared, limiter, makeCode: randomGroupCode });
  const invitations = createInvitationsService({ groups: repository, limiter });
  const joining = createJoiningService(shared);
  const members = createMembersService(shared);
  const people = createPeopleService({ ...shared, people: createPeopleRepository(db) });
  return {
    mount: (app) => {
      groupsRoutes(app, { groups, invitations, joining, members });
      membersRoutes(app, { joining, members, people });
    },
    beforeUserDeleted: members.beforeUserDeleted,
    reading: { groupsOf: groups.list, membersOf: members.list, peopleOf: people.list },
  };
}
