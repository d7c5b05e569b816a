import { and, asc, between, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { hajjGroupMembers, hajjGroups } from '../../domain/groups.table.ts';
import type { Db } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { groupMessages } from '../../domain/messages.table.ts';

export type MessageRow = typeof groupMessages.$inferSelect;
export type NewMessage = Pick<MessageRow, 'groupId' | 'key' | 'text' | 'phrase' | 'sentAt'> & {
  readonly userId: string;
};
/** Which messages to read: those before a number, after one, or the newest. */
export interface Page {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

interface Mark {
  readonly userId: string;
  readonly upTo: number;
}

const PAGE = 50;
const notMember = (): AppError => new AppError('group.notFound', 'There is no such group');

/** Rolls back a transaction for a message that was already sent. */
class SentBefore extends Error {}

const { readUpTo } = hajjGroupMembers;
const activeIn = (groupId: string) =>
  and(eq(hajjGroupMembers.groupId, groupId), eq(hajjGroupMembers.status, 'active'));
const activeMember = (groupId: string, userId: string) =>
  and(activeIn(groupId), eq(hajjGroupMembers.userId, userId));
const withKey = (groupId: string, userId: string, key: string) =>
  and(eq(groupMessages.groupId, groupId), eq(groupMessages.userId, userId), eq(groupMessages.key, key));

/** Numbers the message, and marks it as read by its sender unless earlier messages of others are unread. */
async function addTo(tx: Db, message: NewMessage): Promise<{ row: MessageRow; readUpTo: number }> {
  const { groupId, userId } = message;
  // The sender waits here for the previous one, so that numbers have no gaps and follow the order of commits.
  const [counted] = await tx
    .update(hajjGroups)
    .set({ lastMessage: sql`${hajjGroups.lastMessage} + 1` })
    .where(eq(hajjGroups.id, groupId))
    .returning({ number: hajjGroups.lastMessage });
  if (!counted) throw notMember();
  const { number } = counted;
  const [row] = await tx
    .insert(groupMessages)
    .values({ ...message, number })
    .onConflictDoNothing({ target: [groupMessages.groupId, groupMessages.userId, groupMessages.key] })
    .returning();
  if (!row) throw new SentBefore();
  const unread = sql`SELECT 1 FROM ${groupMessages} WHERE ${and(
    eq(groupMessages.groupId, groupId),
    gt(groupMessages.number, readUpTo),
    isNull(groupMessages.removedAt),
    sql`${groupMessages.userId} IS DISTINCT FROM ${userId}`,
  )}`;
  const [mark] = await tx
    .update(hajjGroupMembers)
    .set({ readUpTo: sql`CASE WHEN EXISTS (${unread}) THEN ${readUpTo} ELSE ${number} END` })
    .where(activeMember(groupId, userId))
    .returning({ readUpTo });
  // A member removed a moment ago can send nothing more, even if their membership is still cached.
  if (!mark) throw notMember();
  return { row, readUpTo: mark.readUpTo };
}

export function createChatRepository(db: Db) {
  const findByKey = async (groupId: string, userId: string, key: string): Promise<MessageRow | null> => {
    const [row] = await db
      .select()
      .from(groupMessages)
      .where(withKey(groupId, userId, key));
    return row ?? null;
  };

  return {
    findByKey,

    /** Null when it had been sent before; nothing has changed then. @throws AppError `group.notFound` */
    add: async (message: NewMessage): Promise<{ row: MessageRow; readUpTo: number } | null> => {
      try {
        return await db.transaction((tx) => addTo(tx, message));
      } catch (error) {
        if (error instanceof SentBefore) return null;
        throw error;
      }
    },

    /** Number of the newest message, and how far each member has read; null for a deleted group. */
    marks: async (groupId: string): Promise<{ last: number; reads: Mark[] } | null> => {
      const rows = await db
        .select({
          last: hajjGroups.lastMessage,
          userId: hajjGroupMembers.userId,
          upTo: hajjGroupMembers.readUpTo,
        })
        .from(hajjGroups)
        .innerJoin(hajjGroupMembers, activeIn(groupId))
        .where(eq(hajjGroups.id, groupId))
        .orderBy(asc(hajjGroupMembers.joinedAt), asc(hajjGroupMembers.userId));
      const [first] = rows;
      return first ? { last: first.last, reads: rows.map(({ userId, upTo }) => ({ userId, upTo })) } : null;
    },

    /** At most fifty, none newer than `last`, oldest first. */
    page: async (groupId: string, last: number, { before, after }: Page): Promise<MessageRow[]> => {
      const ofGroup = eq(groupMessages.groupId, groupId);
      const query = db.select().from(groupMessages).$dynamic();
      if (after !== undefined) {
        return query
          .where(and(ofGroup, between(groupMessages.number, after + 1, last)))
          .orderBy(asc(groupMessages.number))
          .limit(PAGE);
      }
      const newest = before === undefined ? last : Math.min(last, before - 1);
      const rows = await query
        .where(and(ofGroup, lte(groupMessages.number, newest)))
        .orderBy(desc(groupMessages.number))
        .limit(PAGE);
      return rows.toReversed();
    },

    /** Never decreases, and never exceeds the newest message. Null when nothing changed. */
    markRead: async (groupId: string, userId: string, upTo: number): Promise<number | null> => {
      const wanted = sql`LEAST(${upTo}::int, ${hajjGroups.lastMessage})`;
      const [mark] = await db
        .update(hajjGroupMembers)
        .set({ readUpTo: wanted })
        .from(hajjGroups)
        .where(and(activeMember(groupId, userId), eq(hajjGroups.id, groupId), sql`${readUpTo} < ${wanted}`))
        .returning({ readUpTo });
      return mark?.readUpTo ?? null;
    },

    find: async (groupId: string, id: string): Promise<MessageRow | null> => {
      const [row] = await db
        .select()
        .from(groupMessages)
        .where(and(eq(groupMessages.groupId, groupId), eq(groupMessages.id, id)));
      return row ?? null;
    },

    /**
     * Erases everything a user wrote in any group, in the transaction that deletes the account.
     * @returns the erased messages, oldest first
     */
    eraseOf: async (tx: Db, userId: string, removedAt: Date): Promise<{ groupId: string; id: string }[]> => {
      const erased = await tx
        .update(groupMessages)
        .set({ text: null, phrase: null, removedAt })
        .where(and(eq(groupMessages.userId, userId), isNull(groupMessages.removedAt)))
        .returning({ groupId: groupMessages.groupId, id: groupMessages.id, number: groupMessages.number });
      return erased.toSorted((a, b) => a.number - b.number);
    },

    /** Erases the text and keeps the row. Returns whether it had not been removed before. */
    remove: async (id: string, removedAt: Date): Promise<boolean> => {
      const removed = await db
        .update(groupMessages)
        .set({ text: null, phrase: null, removedAt })
        .where(and(eq(groupMessages.id, id), isNull(groupMessages.removedAt)))
        .returning({ id: groupMessages.id });
      return removed.length > 0;
    },
  };
}

export type ChatRepository = ReturnType<typeof createChatRepository>;
