import type { Invitation } from '@manasik/contract/groups';
import { AppError } from '../../platform/errors.ts';
import type { Counted, Limit, RateLimiter } from '../../platform/rate-limit.ts';
import type { GroupsRepository } from './groups.repository.ts';

const wrongInvitationsOf = (whom: string, most: number): Limit => ({
  name: `wrong invitations of ${whom}`,
  most,
  windowSeconds: 10 * 60,
});
// A hotel shares one address, and its guests may all tap an old link.
const ofAddress = wrongInvitationsOf('an address', 60);
const ofNetwork = wrongInvitationsOf('a network', 300);

/** Where a request comes from, as limits count it. */
interface Source {
  readonly address: string;
  readonly network: string;
}

interface Parts {
  readonly groups: GroupsRepository;
  readonly limiter: RateLimiter;
}

export function createInvitationsService({ groups, limiter }: Parts) {
  return {
    /**
     * The id of a member is random and as long as a key, so that nobody can look for codes here without being told by
     * a member of that very group.
     * @throws AppError `group.codeUnknown`, also for a code whose group has no such member; `request.tooMany`
     */
    read: async ({ address, network }: Source, groupCode: string, invitedBy: string): Promise<Invitation> => {
      const counted: Counted[] = [
        [ofAddress, address],
        [ofNetwork, network],
      ];
      await limiter.check(counted, 'request.tooMany');
      const invitation = await groups.invitation(groupCode, invitedBy);
      if (invitation) return invitation;
      await limiter.record(counted);
      throw new AppError('group.codeUnknown', 'No group has this code and this member');
    },
  };
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;
