import {
  getMedicalCardShare,
  listMedicalCards,
  shareMedicalCard,
  withdrawMedicalCard,
} from '@manasik/contract/medical-card';
import type { FastifyInstance } from 'fastify';
import type { Membership } from '../../domain/membership.ts';
import type { Clock } from '../../platform/clock.ts';
import { violatedForeignKey } from '../../platform/database/unavailable.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import type { MedicalCardRepository, SharedCard } from './medical-card.repository.ts';

interface Parts {
  readonly cards: MedicalCardRepository;
  readonly membership: Membership;
  readonly clock: Clock;
}

const shareOf = ({ groupId, sharedAt }: SharedCard) => ({ groupId, sharedAt: sharedAt.toISOString() });

export function medicalCardRoutes(app: FastifyInstance, { cards, membership, clock }: Parts): void {
  handle(app, getMedicalCardShare, async ({ session }) => {
    const shared = await cards.find(session.user.id);
    return { share: shared && shareOf(shared) };
  });

  handle(app, shareMedicalCard, async ({ session, body: { groupId, card } }) => {
    const userId = session.user.id;
    await membership.requireMember(groupId, userId);
    const shared = { userId, groupId, card, sharedAt: clock.now() };
    try {
      await cards.share(shared);
    } catch (error) {
      // The user left the group in the meantime.
      if (violatedForeignKey(error)) throw new AppError('group.notFound', 'There is no such group');
      throw error;
    }
    return { share: shareOf(shared) };
  });

  handle(app, withdrawMedicalCard, ({ session }) => cards.withdraw(session.user.id));

  handle(app, listMedicalCards, async ({ session, params }) => {
    await membership.requireLeader(params.id, session.user.id);
    const shared = await cards.inGroup(params.id);
    return {
      cards: shared.map(({ userId, card, sharedAt }) => ({ userId, card, sharedAt: sharedAt.toISOString() })),
    };
  });
}
