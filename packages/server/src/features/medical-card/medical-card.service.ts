import type { MedicalCard } from '@manasik/contract/medical-card';
import type { Membership } from '../../domain/membership.ts';
import type { Clock } from '../../platform/clock.ts';
import { violatedForeignKey } from '../../platform/database/unavailable.ts';
import { AppError } from '../../platform/errors.ts';
import type { MedicalCardRepository, SharedCard } from './medical-card.repository.ts';

interface Parts {
  readonly repository: MedicalCardRepository;
  readonly membership: Membership;
  readonly clock: Clock;
}

export function createMedicalCardService({ repository, membership, clock }: Parts) {
  return {
    find: (userId: string): Promise<SharedCard | null> => repository.find(userId),

    /** Shows the card to the leaders of one group, in place of any card shared before. */
    share: async (userId: string, groupId: string, card: MedicalCard): Promise<SharedCard> => {
      await membership.requireMember(groupId, userId);
      const shared = { userId, groupId, card, sharedAt: clock.now() };
      try {
        await repository.share(shared);
      } catch (error) {
        // The user left the group in the meantime.
        if (violatedForeignKey(error)) throw new AppError('group.notFound', 'There is no such group');
        throw error;
      }
      return shared;
    },

    withdraw: (userId: string): Promise<void> => repository.withdraw(userId),

    /** The cards shared with a group, for its leaders. */
    inGroup: async (userId: string, groupId: string): Promise<SharedCard[]> => {
      await membership.requireLeader(groupId, userId);
      return repository.inGroup(groupId);
    },
  };
}

export type MedicalCardService = ReturnType<typeof createMedicalCardService>;
