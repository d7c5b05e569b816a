import type { HealthPlan } from '@manasik/contract/health';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { healthPlans } from './health.table.ts';

export function createPlanRepository(db: Db) {
  return {
    find: async (userId: string): Promise<HealthPlan | null> => {
      const [row] = await db.select().from(healthPlans).where(eq(healthPlans.userId, userId));
      return row?.plan ?? null;
    },

    /** Replaces the plan; null deletes it. */
    put: async (userId: string, plan: HealthPlan | null): Promise<void> => {
      if (plan === null) {
        await db.delete(healthPlans).where(eq(healthPlans.userId, userId));
        return;
      }
      await db
        .insert(healthPlans)
        .values({ userId, plan })
        .onConflictDoUpdate({ target: healthPlans.userId, set: { plan } });
    },
  };
}

export type PlanRepository = ReturnType<typeof createPlanRepository>;
