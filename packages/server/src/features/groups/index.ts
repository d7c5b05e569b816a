import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { TellGroup } from '../../platform/live/event.ts';
import type { Membership } from '../../domain/membership.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { createAnnouncer } from './announce.ts';
import { randomGroupCode } from './fresh-code.ts';
import { createGroupsRepository } from './groups.repository.ts';
import { groupsRoutes } from './groups.routes.ts';
import { createGroupsService } from './groups.service.ts';
import { createJoiningService } from './joining.service.ts';
import { createMembersService, type MembersService } from './members.service.ts';
import { createPeopleRepository } from './people.repository.ts';
import { createPeopleService } from './people.service.ts';
import { createRosterRepository } from './roster.repository.ts';

interface Parts {
  readonly db: Db;
  readonly membership: Membership;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly tell: TellGroup;
  /** Messages that a member has not read, for a query of groups with the member's row. */
  readonly unreadMessages: SQL<number>;
}

export interface GroupsFeature {
  mount(app: FastifyInstance): void;
  readonly beforeUserDeleted: MembersService['beforeUserDeleted'];
}

export function createGroupsFeature({
  db,
  membership,
  limiter,
  clock,
  tell,
  unreadMessages,
}: Parts): GroupsFeature {
  const repository = createGroupsRepository(db, unreadMessages);
  const rosters = createRosterRepository(db);
  const announcer = createAnnouncer(membership, tell);
  const shared = { groups: repository, rosters, clock, announcer };
  const groups = createGroupsService({ ...shared, limiter, makeCode: randomGroupCode });
  const joining = createJoiningService(shared);
  const members = createMembersService(shared);
  const people = createPeopleService({ ...shared, people: createPeopleRepository(db) });
  return {
    mount: (app) => groupsRoutes(app, { groups, joining, members, people }),
    beforeUserDeleted: members.beforeUserDeleted,
  };
}
