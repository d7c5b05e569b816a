import type { MedicalCard } from '@manasik/contract/medical-card';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { sharedMedicalCards } from './medical-card.table.ts';

export interface SharedCard {
  readonly userId: string;
  readonly groupId: string;
  readonly card: MedicalCard;
  readonly sharedAt: Date;
}

export function createMedicalCardRepository(db: Db) {
  return {
    find: async (userId: string): Promise<SharedCard | null> => {
      const [row] = await db.select().from(sharedMedicalCards).where(eq(sharedMedicalCards.userId, userId));
      return row ?? null;
    },

    inGroup: (groupId: string): Promise<SharedCard[]> =>
      db
        .select()
        .from(sharedMedicalCards)
        .where(eq(sharedMedicalCards.groupId, groupId))
        .orderBy(asc(sharedMedicalCards.sharedAt)),

    /** Replaces the card that was shared before, also with another group. */
    share: async (shared: SharedCard): Promise<void> => {
      const { groupId, card, sharedAt } = shared;
      await db
        .insert(sharedMedicalCards)
        .values(shared)
        .onConflictDoUpdate({ target: sharedMedicalCards.userId, set: { groupId, card, sharedAt } });
    },

    withdraw: async (userId: string): Promise<void> => {
      await db.delete(sharedMedicalCards).where(eq(sharedMedicalCards.userId, userId));
    },
  };
}

export type MedicalCardRepository = ReturnType<typeof createMedicalCardRepository>;
