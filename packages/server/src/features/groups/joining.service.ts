import type { Group, JoinRequest, OwnRequest } from '@manasik/contract/groups';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { createRateLimiter, type Limit } from '../../platform/rate-limit.ts';
import type { Announcer } from './announce.ts';
import type { GroupsRepository } from './groups.repository.ts';
import {
  mustBeInFewer,
  mustHaveRoom,
  mustHaveRoomToAsk,
  mustLead,
  noSuchGroup,
  noSuchRequest,
  pendingOf,
  roleIn,
  type RosterRow,
} from './roster.ts';
import type { Guesses, OpenGroup, RosterRepository } from './roster.repository.ts';

const TEN_MINUTES = 10 * 60;
const wrongCodesOf = (whom: string, most: number): Limit => ({
  name: `wrong group codes of ${whom}`,
  most,
  windowSeconds: TEN_MINUTES,
});
// Counts wrong codes only. A hotel full of pilgrims shares one address, and several hotels may share a network.
const usual = {
  account: wrongCodesOf('an account', 10),
  address: wrongCodesOf('an address', 60),
  network: wrongCodesOf('a network', 300),
};
// In the busiest ten minutes, some 17,000 people join and one in twenty mistypes: 850 wrong codes. More than 1,000
// indicate a guesser on many networks. Everyone then has fewer attempts, but a right code still works, so a guesser
// cannot keep others from joining.
const ofServer = wrongCodesOf('the whole server', 1000);
const firstTry: Limit = { ...usual.account, most: 1 };
const underAttack = {
  account: { ...usual.account, most: 2 },
  address: { ...usual.address, most: 10 },
  network: { ...usual.network, most: 30 },
};

/** The person who types a code, as limits count them. */
export interface Typist {
  readonly userId: string;
  readonly address: string;
  /** The wider network of the address. */
  readonly network: string;
}

type Joined = { readonly status: 'joined'; readonly group: Group } | { readonly status: 'pending' };

interface Parts {
  readonly groups: GroupsRepository;
  readonly rosters: RosterRepository;
  readonly clock: Clock;
  readonly announcer: Announcer;
}

export function createJoiningService({ groups, rosters, clock, announcer }: Parts) {
  const guessesOf = ({ userId, address, network }: Typist): Guesses => {
    const counted = (limits: typeof usual) =>
      [
        [limits.account, userId],
        [limits.address, address],
        [limits.network, network],
      ] as const;
    return {
      check: async (tx) => {
        const limiter = createRateLimiter(tx, clock);
        // Otherwise a guesser in a hotel would block joining for all its guests. Accounts without a wrong code cost a
        // guesser a registration each, and registrations are limited by address too.
        if (!(await limiter.isReached(firstTry, userId))) return;
        const isGuessed = await limiter.isReached(ofServer, '');
        await limiter.check(counted(isGuessed ? underAttack : usual), 'request.tooMany');
      },
      count: (tx) => createRateLimiter(tx, clock).record([...counted(usual), [ofServer, '']]),
    };
  };

  /** Adds a user to the group, or to the list of those who wait for approval. */
  const enter = async (open: OpenGroup, userId: string, own: RosterRow | undefined): Promise<void> => {
    const { group, roster } = open;
    mustHaveRoom(roster, group.maxMembers);
    const now = clock.now();
    // A waiting user is admitted by the code once the group no longer needs approval.
    if (own) return open.admit(userId, now);
    mustBeInFewer(await open.countGroupsOf(userId));
    if (group.approvalRequired) mustHaveRoomToAsk(roster);
    const status = group.approvalRequired ? 'pending' : 'active';
    await open.add({ userId, status, typedCode: group.groupCode, joinedAt: now });
  };

  const mustLeadGroup = async (userId: string, groupId: string): Promise<void> =>
    mustLead(await groups.roleOf(groupId, userId));

  /** Resolves a waiting request by a leader's decision. @throws AppError `group.requestNotFound` */
  const settle = (
    leaderId: string,
    groupId: string,
    userId: string,
    how: (open: OpenGroup) => Promise<void>,
  ): Promise<void> =>
    rosters.withGroup(groupId, async (open) => {
      mustLead(roleIn(open.roster, leaderId));
      if (!pendingOf(open.roster).some((row) => row.userId === userId)) throw noSuchRequest();
      await how(open);
    });

  return {
    /** @throws AppError `group.codeUnknown`; `request.tooMany` after too many of those, whatever the next code is */
    join: async (typist: Typist, groupCode: string): Promise<Joined> => {
      const { userId } = typist;
      const found = await rosters.withCode(userId, groupCode, guessesOf(typist), async (open) => {
        const { group, roster } = open;
        const own = roster.find((row) => row.userId === userId);
        const isMember = own?.status === 'active';
        const waits = !isMember && group.approvalRequired;
        const isNew = own === undefined || (!isMember && !waits);
        if (isNew) await enter(open, userId, own);
        return { groupId: group.id, waits, isNew };
      });
      if (!found) throw new AppError('group.codeUnknown', 'No group has this code');
      const { groupId, waits, isNew } = found;
      if (waits) {
        if (isNew) await announcer.announce(groupId, ['requests']);
        return { status: 'pending' };
      }
      // Also for somebody who has joined before: perhaps they try again because the answer was lost.
      await announcer.announce(groupId, isNew ? ['members', 'requests'] : []);
      const group = await groups.find(groupId, userId);
      // Removed between the two statements.
      if (!group) throw noSuchGroup();
      return { status: 'joined', group };
    },

    listOwn: (userId: string): Promise<OwnRequest[]> => groups.requestsOf(userId),

    withdraw: async (userId: string, requestId: string): Promise<void> => {
      const groupId = await groups.withdraw(userId, requestId);
      if (groupId === null) throw noSuchRequest();
      await announcer.announce(groupId, ['requests']);
    },

    list: async (leaderId: string, groupId: string): Promise<JoinRequest[]> => {
      await mustLeadGroup(leaderId, groupId);
      return groups.requests(groupId);
    },

    approve: async (leaderId: string, groupId: string, userId: string): Promise<void> => {
      await announcer.changing(groupId, ['members', 'requests'], () =>
        settle(leaderId, groupId, userId, async ({ group, roster, admit }) => {
          mustHaveRoom(roster, group.maxMembers);
          await admit(userId, clock.now());
        }),
      );
    },

    decline: async (leaderId: string, groupId: string, userId: string): Promise<void> => {
      await settle(leaderId, groupId, userId, ({ remove }) => remove(userId));
      await announcer.announce(groupId, ['requests']);
    },
  };
}

export type JoiningService = ReturnType<typeof createJoiningService>;
