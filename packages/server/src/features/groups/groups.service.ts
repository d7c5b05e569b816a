import type { Group, NewGroup, updateGroup } from '@manasik/contract/groups';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit.ts';
import type { Announcer } from './announce.ts';
import { withFreshCode } from './fresh-code.ts';
import type { GroupsRepository } from './groups.repository.ts';
import { activeOf, mustBeInFewer, mustLead, noSuchGroup, roleIn } from './roster.ts';
import type { GroupFields, RosterRepository } from './roster.repository.ts';

type Change = z.output<typeof updateGroup.body>;

const HOUR = 60 * 60;
const creations: Limit = { name: 'groups created by an account', most: 20, windowSeconds: HOUR };
const renewals: Limit = { name: 'group codes renewed by an account', most: 20, windowSeconds: HOUR };

interface Parts {
  readonly groups: GroupsRepository;
  readonly rosters: RosterRepository;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly announcer: Announcer;
  /** Generates an unpredictable code. */
  readonly makeCode: () => string;
}

/** The columns for the fields of a change. */
function columnsOf({ meetingPin, ...fields }: Change): Partial<GroupFields> {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(named),
    ...(meetingPin !== undefined && {
      meetingLatitude: meetingPin?.latitude ?? null,
      meetingLongitude: meetingPin?.longitude ?? null,
    }),
  };
}

export function createGroupsService({ groups, rosters, limiter, clock, announcer, makeCode }: Parts) {
  const get = async (userId: string, groupId: string): Promise<Group> => {
    const group = await groups.find(groupId, userId);
    if (!group) throw noSuchGroup();
    return group;
  };

  return {
    list: (userId: string): Promise<Group[]> => groups.list(userId),
    get,

    create: async (userId: string, { meetingPin, ...fields }: z.output<typeof NewGroup>): Promise<Group> => {
      await limiter.spend(creations, userId);
      const values = {
        ...fields,
        meetingLatitude: meetingPin?.latitude ?? null,
        meetingLongitude: meetingPin?.longitude ?? null,
        createdAt: clock.now(),
      };
      const groupId = await withFreshCode(makeCode, (groupCode) =>
        rosters.create(userId, { ...values, groupCode }, mustBeInFewer),
      );
      await announcer.announce(groupId, []);
      return get(userId, groupId);
    },

    change: async (userId: string, groupId: string, change: Change): Promise<Group> => {
      await announcer.changing(groupId, ['group'], () =>
        rosters.withGroup(groupId, async ({ roster, change: write }) => {
          mustLead(roleIn(roster, userId));
          if (change.maxMembers !== undefined && change.maxMembers < activeOf(roster).length) {
            throw new AppError('group.moreMembersThanThat', 'The group already has more members', {
              fields: { maxMembers: 'tooSmall' },
            });
          }
          await write(columnsOf(change));
        }),
      );
      return get(userId, groupId);
    },

    renewCode: async (userId: string, groupId: string): Promise<Group> => {
      await limiter.spend(renewals, userId);
      await withFreshCode(makeCode, (groupCode) =>
        rosters.withGroup(groupId, async ({ roster, setCode }) => {
          mustLead(roleIn(roster, userId));
          await setCode(groupCode);
        }),
      );
      await announcer.announce(groupId, ['group']);
      return get(userId, groupId);
    },

    delete: async (userId: string, groupId: string): Promise<void> => {
      const members: string[] = [];
      await announcer.changing(groupId, ['group'], () =>
        rosters.withGroup(groupId, async (open) => {
          mustLead(roleIn(open.roster, userId));
          members.push(...activeOf(open.roster).map((member) => member.userId));
          await open.delete();
        }),
      );
    },
  };
}

export type GroupsService = ReturnType<typeof createGroupsService>;
