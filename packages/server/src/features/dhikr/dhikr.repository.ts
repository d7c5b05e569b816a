import type { DhikrState } from '@manasik/contract/dhikr';
import { dhikrLimits } from '@manasik/core/dhikr/dhikr';
import type { DeviceTally, DhikrPhrase } from '@manasik/core/dhikr/dhikr-merge';
import { and, asc, between, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { lockUser } from '../../domain/lock-user.ts';
import { AppError } from '../../platform/errors.ts';
import { dhikrPhrases, dhikrTallies } from './dhikr.table.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Removed phrases remain as rows; this limit is enough for years of use. */
const MOST_PHRASE_ROWS = 500;

const phraseOf = (row: typeof dhikrPhrases.$inferSelect): DhikrPhrase => ({
  id: row.id,
  text: row.text,
  target: row.target,
  changedAt: row.changedAt.getTime(),
  removed: row.removed !== null,
});

async function stateOf(
  db: Db,
  userId: string,
  { from, to }: Days,
  deviceId: string | null,
): Promise<DhikrState> {
  const { date, dhikrId, revision } = dhikrTallies;
  const inRange = and(eq(dhikrTallies.userId, userId), between(date, from, to));
  // One after the other, because a transaction has one connection.
  const phrases = await db
    .select()
    .from(dhikrPhrases)
    .where(eq(dhikrPhrases.userId, userId))
    .orderBy(asc(dhikrPhrases.id));
  const tallies = await db
    .select({ date, dhikrId, count: sql`sum(${dhikrTallies.count})`.mapWith(Number) })
    .from(dhikrTallies)
    .where(inRange)
    .groupBy(date, dhikrId)
    .orderBy(asc(date), asc(dhikrId));
  const own =
    deviceId === null
      ? []
      : await db
          .select({ date, dhikrId, count: dhikrTallies.count, revision })
          .from(dhikrTallies)
          .where(and(inRange, eq(dhikrTallies.deviceId, deviceId)))
          .orderBy(asc(date), asc(dhikrId));
  return { phrases: phrases.map(phraseOf), tallies, own };
}

/** Rolls back the transaction. @throws AppError `dhikr.tooManyPhrases` */
async function putPhrases(db: Db, userId: string, phrases: readonly DhikrPhrase[]): Promise<void> {
  await lockUser(db, userId);
  const rows = phrases.map(({ id, text, target, changedAt, removed }) => {
    const at = new Date(changedAt);
    return { userId, id, text, target, changedAt: at, removed: removed ? at : null };
  });
  await db
    .insert(dhikrPhrases)
    .values(rows)
    .onConflictDoUpdate({
      target: [dhikrPhrases.userId, dhikrPhrases.id],
      set: {
        text: sql`excluded.text`,
        target: sql`excluded.target`,
        changedAt: sql`excluded.changed_at`,
        removed: sql`excluded.removed_at`,
      },
      // The same order as newerPhrase in core.
      setWhere: sql`(excluded.changed_at, excluded.removed_at IS NOT NULL, excluded.target, excluded.text COLLATE "C")
        > (${dhikrPhrases.changedAt}, ${dhikrPhrases.removed} IS NOT NULL, ${dhikrPhrases.target}, ${dhikrPhrases.text} COLLATE "C")`,
    });
  if (phrases.every(({ removed }) => removed)) return;
  const ofUser = eq(dhikrPhrases.userId, userId);
  const [all] = await db.select({ rows: count() }).from(dhikrPhrases).where(ofUser);
  const [present] = await db
    .select({ rows: count() })
    .from(dhikrPhrases)
    .where(and(ofUser, isNull(dhikrPhrases.removed)));
  if ((present?.rows ?? 0) > dhikrLimits.ownPhrases || (all?.rows ?? 0) > MOST_PHRASE_ROWS) {
    throw new AppError('dhikr.tooManyPhrases', `A user can have at most ${dhikrLimits.ownPhrases} dhikr`);
  }
}

async function putTallies(db: Db, userId: string, tallies: readonly DeviceTally[]): Promise<void> {
  await db
    .insert(dhikrTallies)
    .values(tallies.map((tally) => ({ userId, ...tally })))
    .onConflictDoUpdate({
      target: [dhikrTallies.userId, dhikrTallies.date, dhikrTallies.dhikrId, dhikrTallies.deviceId],
      set: { count: sql`excluded.count`, revision: sql`excluded.revision` },
      // The same order as newerCounted in core.
      setWhere: sql`(excluded.revision, excluded.count) > (${dhikrTallies.revision}, ${dhikrTallies.count})`,
    });
}

export function createDhikrRepository(db: Db) {
  return {
    state: (userId: string, days: Days, deviceId: string | null): Promise<DhikrState> =>
      stateOf(db, userId, days, deviceId),

    /**
     * Writes what is newer than the stored rows, all or nothing, and returns the resulting state. The lists are sorted
     * and name each row once, so that two merges lock rows in the same order.
     * @throws AppError `dhikr.tooManyPhrases`
     */
    merge: (
      userId: string,
      days: Days,
      deviceId: string,
      { tallies, phrases }: { tallies: readonly DeviceTally[]; phrases: readonly DhikrPhrase[] },
    ): Promise<DhikrState> =>
      db.transaction(async (tx) => {
        if (phrases.length > 0) await putPhrases(tx, userId, phrases);
        if (tallies.length > 0) await putTallies(tx, userId, tallies);
        return stateOf(tx, userId, days, deviceId);
      }),
  };
}

export type DhikrRepository = ReturnType<typeof createDhikrRepository>;
