import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { ramadanDays, ramadanYears } from './ramadan.table.ts';

interface DayRow {
  readonly day: number;
  readonly fast: string | null;
  readonly tarawih: boolean;
}

/** The stored entries of one year, and the missed and made-up fasts of each year. */
export interface StoredRamadan {
  readonly days: readonly DayRow[];
  /** Bit 0 is the first juz. */
  readonly juzRead: number;
  /** Newest year first. */
  readonly years: readonly { year: number; missed: number; madeUpDays: number }[];
}

export interface RamadanChange {
  readonly days: readonly { day: number; fast?: string | null; tarawih?: boolean }[];
  /** Bits to set, and bits to clear. */
  readonly juzRead: number;
  readonly juzUnread: number;
  /** Returns the new number of made-up days, from the missed fasts and the previous number. */
  readonly madeUpOf: (missed: number, madeUpDays: number) => number;
}

const isMissed = eq(ramadanDays.fast, 'missed');

const daysOf = (userId: string, year: number) =>
  and(eq(ramadanDays.userId, userId), eq(ramadanDays.hijriYear, year));
const yearOf = (userId: string, year: number) =>
  and(eq(ramadanYears.userId, userId), eq(ramadanYears.hijriYear, year));

export function createRamadanRepository(db: Db) {
  return {
    find: async (userId: string, year: number): Promise<StoredRamadan> => {
      const [days, own, years] = await Promise.all([
        db
          .select({ day: ramadanDays.day, fast: ramadanDays.fast, tarawih: ramadanDays.tarawih })
          .from(ramadanDays)
          .where(daysOf(userId, year))
          .orderBy(ramadanDays.day),
        db.select({ juzRead: ramadanYears.juzRead }).from(ramadanYears).where(yearOf(userId, year)),
        db
          .select({
            year: ramadanDays.hijriYear,
            missed: count(),
            madeUpDays: sql<number>`coalesce(max(${ramadanYears.madeUpDays}), 0)`.mapWith(Number),
          })
          .from(ramadanDays)
          .leftJoin(
            ramadanYears,
            and(
              eq(ramadanYears.userId, ramadanDays.userId),
              eq(ramadanYears.hijriYear, ramadanDays.hijriYear),
            ),
          )
          .where(and(eq(ramadanDays.userId, userId), isMissed))
          .groupBy(ramadanDays.hijriYear)
          .orderBy(desc(ramadanDays.hijriYear)),
      ]);
      return { days, juzRead: own[0]?.juzRead ?? 0, years };
    },

    /** Changes the given fields and keeps the rest; all of them, or nothing when `madeUpOf` throws. */
    change: (userId: string, year: number, change: RamadanChange): Promise<void> =>
      db.transaction(async (tx) => {
        const { juzRead, juzUnread } = change;
        const juz = sql`(${ramadanYears.juzRead} | ${juzRead}::int) & ~${juzUnread}::int`;
        // The row of the year comes first: two devices take turns, so that no count is outdated.
        const [row] = await tx
          .insert(ramadanYears)
          .values({ userId, hijriYear: year, juzRead })
          .onConflictDoUpdate({
            target: [ramadanYears.userId, ramadanYears.hijriYear],
            set: { juzRead: juz },
          })
          .returning({ madeUpDays: ramadanYears.madeUpDays });
        for (const { day, ...said } of change.days) {
          await tx
            .insert(ramadanDays)
            .values({ userId, hijriYear: year, day, ...said })
            .onConflictDoUpdate({
              target: [ramadanDays.userId, ramadanDays.hijriYear, ramadanDays.day],
              set: said,
            });
        }
        const [missed] = await tx
          .select({ days: count() })
          .from(ramadanDays)
          .where(and(daysOf(userId, year), isMissed));
        const before = row?.madeUpDays ?? 0;
        const madeUpDays = change.madeUpOf(missed?.days ?? 0, before);
        if (madeUpDays === before) return;
        await tx.update(ramadanYears).set({ madeUpDays }).where(yearOf(userId, year));
      }),
  };
}

export type RamadanRepository = ReturnType<typeof createRamadanRepository>;
