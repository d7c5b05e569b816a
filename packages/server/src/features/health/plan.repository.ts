import type { HealthPlan } from '@manasik/contract/health-plan';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { healthPlans } from './health.table.ts';

export function createPlanRepository(db: Db) {
  return {
    find: async (userId: string): Promise<HealthPlan | null> => {
      const [row] = await db.select().from(healthPlans).where(eq(healthPlans.userId, userId));
      return row?.plan ?? null;
    },

    /**
     * Deletes the plan, and returns whether none is left.
     * @param base only this plan is deleted, null for none; undefined deletes any
     */
    remove: async (userId: string, base: HealthPlan | null | undefined): Promise<boolean> => {
      const { userId: owner, plan: stored } = healthPlans;
      const isOwn = eq(owner, userId);
      if (base !== null) {
        await db.delete(healthPlans).where(base === undefined ? isOwn : and(isOwn, eq(stored, base)));
      }
      return (await db.select({ owner }).from(healthPlans).where(isOwn)).length === 0;
    },

    /**
     * Stores the plan, and returns whether it did.
     * @param base only this plan is replaced, null for none; undefined replaces any
     */
    put: async (userId: string, plan: HealthPlan, base: HealthPlan | null | undefined): Promise<boolean> => {
      const { userId: owner, plan: stored } = healthPlans;
      const changed = { userId: owner };
      // One statement, so that no change of another device can come between the comparison and this change.
      if (base) {
        const isBase = and(eq(owner, userId), eq(stored, base));
        return (await db.update(healthPlans).set({ plan }).where(isBase).returning(changed)).length > 0;
      }
      const insert = db.insert(healthPlans).values({ userId, plan });
      const rows = await (base === null
        ? insert.onConflictDoNothing().returning(changed)
        : insert.onConflictDoUpdate({ target: owner, set: { plan } }).returning(changed));
      return rows.length > 0;
    },
  };
}

export type PlanRepository = ReturnType<typeof createPlanRepository>;
