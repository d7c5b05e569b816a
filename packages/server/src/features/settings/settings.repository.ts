import type { Settings } from '@manasik/contract/settings';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { settings } from './settings.table.ts';

export function createSettingsRepository(db: Db) {
  return {
    find: async (userId: string): Promise<Partial<Settings>> => {
      const [row] = await db
        .select({ changed: settings.changed })
        .from(settings)
        .where(eq(settings.userId, userId));
      return row?.changed ?? {};
    },

    /**
     * Merges `change` into the stored settings in one statement, so that two devices with different changes both win.
     */
    merge: async (userId: string, change: Partial<Settings>): Promise<Partial<Settings>> => {
      const [row] = await db
        .insert(settings)
        .values({ userId, changed: change })
        .onConflictDoUpdate({
          target: settings.userId,
          set: { changed: sql`${settings.changed} || excluded.changed`, updatedAt: sql`now()` },
        })
        .returning({ changed: settings.changed });
      return row?.changed ?? {};
    },
  };
}

export type SettingsRepository = ReturnType<typeof createSettingsRepository>;
