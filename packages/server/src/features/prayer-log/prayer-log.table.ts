import { boolean, date, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ownerId } from '../../domain/users.table.ts';

const flag = (name: string) => boolean(name).notNull().default(false);

export const prayerLog = pgTable(
  'prayer_log',
  {
    userId: ownerId(),
    /** Civil date at the user's location. */
    date: date('date', { mode: 'string' }).notNull(),
    fajr: flag('fajr'),
    dhuhr: flag('dhuhr'),
    asr: flag('asr'),
    maghrib: flag('maghrib'),
    isha: flag('isha'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);
