import type { PrayerLog } from '@manasik/contract/prayer-log';
import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { prayerLog } from './prayer-log.table.ts';

export type PrayerFlags = Omit<PrayerLog, 'date'>;

const columns = {
  date: prayerLog.date,
  fajr: prayerLog.fajr,
  dhuhr: prayerLog.dhuhr,
  asr: prayerLog.asr,
  maghrib: prayerLog.maghrib,
  isha: prayerLog.isha,
};

const flagColumns = [prayerLog.fajr, prayerLog.dhuhr, prayerLog.asr, prayerLog.maghrib, prayerLog.isha];

const dayOf = (userId: string, date: string) => and(eq(prayerLog.userId, userId), eq(prayerLog.date, date));

export function createPrayerLogRepository(db: Db) {
  const find = async (userId: string, date: string): Promise<PrayerLog | null> => {
    const [row] = await db.select(columns).from(prayerLog).where(dayOf(userId, date));
    return row ?? null;
  };
  return {
    find,
    /** The days from `from` to `to` that have a row, in order. */
    list: (userId: string, from: string, to: string): Promise<PrayerLog[]> =>
      db
        .select(columns)
        .from(prayerLog)
        .where(and(eq(prayerLog.userId, userId), gte(prayerLog.date, from), lte(prayerLog.date, to)))
        .orderBy(asc(prayerLog.date)),
    /** The newest `most` days up to `today` on which all five are ticked. */
    completeDays: async (userId: string, today: string, most: number): Promise<string[]> => {
      const isOwn = and(eq(prayerLog.userId, userId), lte(prayerLog.date, today));
      const isComplete = and(...flagColumns.map((flag) => eq(flag, true)));
      const rows = await db
        .select({ date: prayerLog.date })
        .from(prayerLog)
        .where(and(isOwn, isComplete))
        .orderBy(desc(prayerLog.date))
        .limit(most);
      return rows.map(({ date }) => date);
    },
    /** Sets the given flags and keeps the others, so that two devices that tick different prayers both win. */
    set: async (userId: string, date: string, flags: Partial<PrayerFlags>): Promise<PrayerLog> => {
      const insert = db.insert(prayerLog).values({ userId, date, ...flags });
      const target = [prayerLog.userId, prayerLog.date];
      // Nothing to set, but the day's row must exist.
      const [row] = await (Object.keys(flags).length > 0
        ? insert.onConflictDoUpdate({ target, set: flags })
        : insert.onConflictDoNothing({ target })
      ).returning(columns);
      const stored = row ?? (await find(userId, date));
      if (!stored) throw new Error('a day that was just written is not there');
      return stored;
    },
  };
}

export type PrayerLogRepository = ReturnType<typeof createPrayerLogRepository>;
