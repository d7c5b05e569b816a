import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { zakatCalculations } from './zakat.table.ts';

type NewCalculation = Omit<typeof zakatCalculations.$inferInsert, 'id'>;
type Calculation = Pick<typeof zakatCalculations.$inferSelect, 'id' | 'createdAt' | 'result'>;

const MOST_KEPT = 100;

const ofUser = (userId: string) => eq(zakatCalculations.userId, userId);
const newestFirst = [desc(zakatCalculations.createdAt), desc(zakatCalculations.id)];

export function createZakatRepository(db: Db) {
  return {
    /** Stores a calculation, and deletes the user's entries beyond the newest hundred. */
    add: (calculation: NewCalculation): Promise<string> =>
      db.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(zakatCalculations)
          .values(calculation)
          .returning({ id: zakatCalculations.id });
        if (!row) throw new Error('an insert returned no row');
        const { userId } = calculation;
        const kept = transaction
          .select({ id: zakatCalculations.id })
          .from(zakatCalculations)
          .where(ofUser(userId))
          .orderBy(...newestFirst)
          .limit(MOST_KEPT);
        await transaction
          .delete(zakatCalculations)
          .where(and(ofUser(userId), notInArray(zakatCalculations.id, kept)));
        return row.id;
      }),

    newest: (userId: string): Promise<Calculation[]> =>
      db
        .select({
          id: zakatCalculations.id,
          createdAt: zakatCalculations.createdAt,
          result: zakatCalculations.result,
        })
        .from(zakatCalculations)
        .where(ofUser(userId))
        .orderBy(...newestFirst)
        .limit(MOST_KEPT),

    /** Returns whether the user had it. */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const removed = await db
        .delete(zakatCalculations)
        .where(and(ofUser(userId), eq(zakatCalculations.id, id)))
        .returning({ id: zakatCalculations.id });
      return removed.length > 0;
    },
  };
}

export type ZakatRepository = ReturnType<typeof createZakatRepository>;
