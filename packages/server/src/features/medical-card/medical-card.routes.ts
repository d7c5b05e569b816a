import {
  getMedicalCardShare,
  listMedicalCards,
  shareMedicalCard,
  withdrawMedicalCard,
} from '@manasik/contract/medical-card';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { MedicalCardService } from './medical-card.service.ts';

/** The part of a shared card that its owner receives. */
const shareOf = ({ groupId, sharedAt }: { groupId: string; sharedAt: Date }) => ({
  groupId,
  sharedAt: sharedAt.toISOString(),
});

export function medicalCardRoutes(app: FastifyInstance, cards: MedicalCardService): void {
  handle(app, getMedicalCardShare, async ({ session }) => {
    const shared = await cards.find(session.user.id);
    return { share: shared && shareOf(shared) };
  });

  handle(app, shareMedicalCard, async ({ session, body: { groupId, card } }) => ({
    share: shareOf(await cards.share(session.user.id, groupId, card)),
  }));

  handle(app, withdrawMedicalCard, ({ session }) => cards.withdraw(session.user.id));

  handle(app, listMedicalCards, async ({ session, params }) => {
    const shared = await cards.inGroup(session.user.id, params.id);
    return {
      cards: shared.map(({ userId, card, sharedAt }) => ({ userId, card, sharedAt: sharedAt.toISOString() })),
    };
  });
}
