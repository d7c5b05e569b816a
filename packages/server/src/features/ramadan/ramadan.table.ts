import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from '../../domain/users.table.ts';

/** One row for each day of Ramadan with an entry. */
export const ramadanDays = pgTable(
  'ramadan_days',
  {
    userId: ownerId(),
    /** Year AH. */
    hijriYear: integer('hijri_year').notNull(),
    /** 1 to 30. */
    day: integer('day').notNull(),
    /** `kept` or `missed`; null without an entry. */
    fast: text('fast'),
    tarawih: boolean('tarawih').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hijriYear, table.day] })],
);

export const ramadanYears = pgTable(
  'ramadan_years',
  {
    userId: ownerId(),
    hijriYear: integer('hijri_year').notNull(),
    /** The juz of the Quran that the user has read: bit 0 is the first, bit 29 the thirtieth. */
    juzRead: integer('juz_read').notNull().default(0),
    /** Missed fasts that the user has made up since. */
    madeUpDays: integer('made_up_days').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hijriYear] })],
);
