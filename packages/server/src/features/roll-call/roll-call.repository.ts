import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { hajjGroupMembers, hajjGroupPeople } from '../../domain/groups.table.ts';
import { lockGroup } from '../../domain/lock-group.ts';
import type { Db } from '../../platform/database/index.ts';
import { rollCallAnswers, rollCalls } from './roll-call.table.ts';

type RollCallRow = typeof rollCalls.$inferSelect;
type Answer = typeof rollCallAnswers.$inferSelect;
/** A roll call, and the group members who have answered, first answer first. */
export type StoredRollCall = RollCallRow & { readonly answers: readonly Answer[] };

const newestFirst = [desc(rollCalls.startedAt), desc(rollCalls.id)];
const inGroup = (groupId: string, id: string) => and(eq(rollCalls.groupId, groupId), eq(rollCalls.id, id));
const answerOf = (rollCallId: string, personId: string) =>
  and(eq(rollCallAnswers.rollCallId, rollCallId), eq(rollCallAnswers.personId, personId));

/** Answers of the current people of the group, with or without a phone. */
const answersOf = (db: Db, { id, groupId }: RollCallRow): Promise<Answer[]> => {
  const members = db
    .select({ id: hajjGroupMembers.userId })
    .from(hajjGroupMembers)
    .where(and(eq(hajjGroupMembers.groupId, groupId), eq(hajjGroupMembers.status, 'active')));
  const people = db
    .select({ id: hajjGroupPeople.id })
    .from(hajjGroupPeople)
    .where(eq(hajjGroupPeople.groupId, groupId));
  const isThere = or(inArray(rollCallAnswers.personId, members), inArray(rollCallAnswers.personId, people));
  return db
    .select()
    .from(rollCallAnswers)
    .where(and(eq(rollCallAnswers.rollCallId, id), isThere))
    .orderBy(asc(rollCallAnswers.at), asc(rollCallAnswers.personId));
};

const openOf = async (query: Db, groupId: string, startedAfter: Date): Promise<RollCallRow | undefined> => {
  const [row] = await query
    .select()
    .from(rollCalls)
    .where(
      and(eq(rollCalls.groupId, groupId), isNull(rollCalls.endedAt), gt(rollCalls.startedAt, startedAfter)),
    )
    .orderBy(...newestFirst)
    .limit(1);
  return row;
};

export function createRollCallRepository(db: Db) {
  const withAnswers = async (row: RollCallRow | undefined): Promise<StoredRollCall | null> =>
    row ? { ...row, answers: await answersOf(db, row) } : null;

  return {
    newest: async (groupId: string): Promise<StoredRollCall | null> => {
      const [row] = await db
        .select()
        .from(rollCalls)
        .where(eq(rollCalls.groupId, groupId))
        .orderBy(...newestFirst)
        .limit(1);
      return withAnswers(row);
    },

    find: async (groupId: string, id: string): Promise<StoredRollCall | null> => {
      const [row] = await db.select().from(rollCalls).where(inGroup(groupId, id));
      return withAnswers(row);
    },

    /** The open one: started after a time, and not ended. */
    open: async (groupId: string, startedAfter: Date): Promise<StoredRollCall | null> =>
      withAnswers(await openOf(db, groupId, startedAfter)),

    /** Starts one, or returns the open one. @throws AppError `group.notFound` */
    start: async (
      groupId: string,
      startedBy: string,
      startedAt: Date,
      startedAfter: Date,
    ): Promise<StoredRollCall> => {
      const { row, isNew } = await db.transaction(async (tx) => {
        // Leaders who start at the same time take turns.
        await lockGroup(tx, groupId);
        const open = await openOf(tx, groupId, startedAfter);
        if (open) return { row: open, isNew: false };
        const [added] = await tx.insert(rollCalls).values({ groupId, startedAt, startedBy }).returning();
        if (!added) throw new Error('an insert returned no row');
        return { row: added, isNew: true };
      });
      return { ...row, answers: isNew ? [] : await answersOf(db, row) };
    },

    isPerson: async (groupId: string, personId: string): Promise<boolean> => {
      const rows = await db
        .select({ id: hajjGroupPeople.id })
        .from(hajjGroupPeople)
        .where(and(eq(hajjGroupPeople.groupId, groupId), eq(hajjGroupPeople.id, personId)));
      return rows.length > 0;
    },

    /** A member's own answer overrides a leader's. False for a roll call that has ended in the meantime. */
    answer: (answer: Answer, isHere: boolean): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { rollCallId, personId } = answer;
        // Ending it waits for earlier answers; later answers see that it has ended.
        const [open] = await tx
          .select({ id: rollCalls.id })
          .from(rollCalls)
          .where(and(eq(rollCalls.id, rollCallId), isNull(rollCalls.endedAt)))
          .for('share');
        if (!open) return false;
        if (!isHere) {
          await tx.delete(rollCallAnswers).where(answerOf(rollCallId, personId));
          return true;
        }
        await tx
          .insert(rollCallAnswers)
          .values(answer)
          .onConflictDoUpdate({
            target: [rollCallAnswers.rollCallId, rollCallAnswers.personId],
            set: { at: answer.at, tickedByLeader: false },
            setWhere: sql`${rollCallAnswers.tickedByLeader} AND NOT excluded.ticked_by_leader`,
          });
        return true;
      }),

    /** Whether it had not ended before. */
    end: async (id: string, endedAt: Date): Promise<void> => {
      await db
        .update(rollCalls)
        .set({ endedAt })
        .where(and(eq(rollCalls.id, id), isNull(rollCalls.endedAt)));
    },

    /** Removes the answers of one person in all groups. */
    removeAnswersOf: async (tx: Db, personId: string): Promise<void> => {
      await tx.delete(rollCallAnswers).where(eq(rollCallAnswers.personId, personId));
    },

    removeOlder: async (startedBefore: Date): Promise<void> => {
      const hasNewer = sql`EXISTS (SELECT 1 FROM ${rollCalls} newer WHERE newer.group_id = ${rollCalls.groupId}
        AND (newer.started_at, newer.id) > (${rollCalls.startedAt}, ${rollCalls.id}))`;
      await db.delete(rollCalls).where(and(lt(rollCalls.startedAt, startedBefore), hasNewer));
    },
  };
}

export type RollCallRepository = ReturnType<typeof createRollCallRepository>;
