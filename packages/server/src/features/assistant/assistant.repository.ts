import { assistantLimits } from '@manasik/contract/assistant';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { lockUser } from '../../domain/lock-user.ts';
import type { Db } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { aiConversations, aiMessages } from './assistant.table.ts';

export type ConversationRow = typeof aiConversations.$inferSelect;
export type MessageRow = typeof aiMessages.$inferSelect;
type NewMessage = Pick<MessageRow, 'userId' | 'question' | 'reply' | 'createdAt'>;
type NewConversation = Pick<ConversationRow, 'title' | 'agentType'>;
export type Feedback = Pick<MessageRow, 'helpful' | 'reason'>;

/** The same answer for another's conversation and for one that does not exist. */
export const noSuchConversation = (): AppError =>
  new AppError('request.notFound', 'There is no such conversation');
export const tooManyConversations = (): AppError =>
  new AppError('assistant.tooManyConversations', 'Delete a conversation first');
export const tooManyMessages = (): AppError =>
  new AppError('assistant.tooManyMessages', 'Begin a new conversation');

const owned = (userId: string, id: string) =>
  and(eq(aiConversations.id, id), eq(aiConversations.userId, userId));

async function countOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ conversations: count() })
    .from(aiConversations)
    .where(eq(aiConversations.userId, userId));
  return row?.conversations ?? 0;
}

async function addConversation(tx: Db, userId: string, fields: NewConversation, at: Date): Promise<string> {
  await lockUser(tx, userId);
  if ((await countOf(tx, userId)) >= assistantLimits.conversations) throw tooManyConversations();
  const [row] = await tx
    .insert(aiConversations)
    .values({ ...fields, userId, createdAt: at, updatedAt: at })
    .returning({ id: aiConversations.id });
  if (!row) throw new Error('an insert returned no row');
  return row.id;
}

/** In one statement, which the embedded database runs several times as fast as a transaction. */
async function addMessage(
  db: Db,
  conversationId: string,
  { userId, question, reply, createdAt }: NewMessage,
): Promise<string> {
  const at = sql`${createdAt.toISOString()}::timestamptz`;
  // A message of another device waits at the row of the conversation for the previous one.
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH counted AS (
      UPDATE ${aiConversations} SET last_message = last_message + 1, updated_at = greatest(updated_at, ${at})
      WHERE ${owned(userId, conversationId)} AND last_message < ${assistantLimits.messages}
      RETURNING id, user_id, last_message
    )
    INSERT INTO ${aiMessages} (conversation_id, user_id, number, question, reply, created_at)
    SELECT id, user_id, last_message, ${question}::text, ${JSON.stringify(reply)}::jsonb, ${at} FROM counted
    RETURNING id`);
  const [row] = rows;
  if (row) return row.id;
  const found = await db
    .select({ id: aiConversations.id })
    .from(aiConversations)
    .where(owned(userId, conversationId));
  throw found.length === 0 ? noSuchConversation() : tooManyMessages();
}

export function createAssistantRepository(db: Db) {
  return {
    count: (userId: string): Promise<number> => countOf(db, userId),

    list: (userId: string): Promise<ConversationRow[]> =>
      db
        .select()
        .from(aiConversations)
        .where(eq(aiConversations.userId, userId))
        .orderBy(desc(aiConversations.updatedAt), asc(aiConversations.id)),

    /** Null for everyone except its owner. */
    find: async (userId: string, id: string): Promise<ConversationRow | null> => {
      const [row] = await db.select().from(aiConversations).where(owned(userId, id));
      return row ?? null;
    },

    /** The messages of a conversation that the caller has found, oldest first. */
    messages: (conversationId: string): Promise<MessageRow[]> =>
      db
        .select()
        .from(aiMessages)
        .where(eq(aiMessages.conversationId, conversationId))
        .orderBy(asc(aiMessages.number)),

    /** The last messages of a conversation that the caller has found, oldest first. */
    newest: async (conversationId: string, most: number): Promise<MessageRow[]> => {
      const rows = await db
        .select()
        .from(aiMessages)
        .where(eq(aiMessages.conversationId, conversationId))
        .orderBy(desc(aiMessages.number))
        .limit(most);
      return rows.toReversed();
    },

    /** The conversation with its newest message; null for everyone except its owner. */
    findWithNewest: async (
      userId: string,
      id: string,
    ): Promise<{ conversation: ConversationRow; newest: MessageRow | null } | null> => {
      const [row] = await db
        .select({ conversation: aiConversations, newest: aiMessages })
        .from(aiConversations)
        .leftJoin(
          aiMessages,
          and(
            eq(aiMessages.conversationId, aiConversations.id),
            eq(aiMessages.number, aiConversations.lastMessage),
          ),
        )
        .where(owned(userId, id));
      return row ?? null;
    },

    /**
     * Adds a question with its answer, all or nothing: to a conversation of the user, or to a new one.
     * @throws AppError `request.notFound`, `assistant.tooManyMessages`, `assistant.tooManyConversations`
     */
    add: (
      to: string | NewConversation,
      message: NewMessage,
    ): Promise<{ conversationId: string; messageId: string }> =>
      typeof to === 'string'
        ? addMessage(db, to, message).then((messageId) => ({ conversationId: to, messageId }))
        : db.transaction(async (tx) => {
            const conversationId = await addConversation(tx, message.userId, to, message.createdAt);
            return { conversationId, messageId: await addMessage(tx, conversationId, message) };
          }),

    rename: async (userId: string, id: string, title: string): Promise<ConversationRow | null> => {
      const [row] = await db.update(aiConversations).set({ title }).where(owned(userId, id)).returning();
      return row ?? null;
    },

    /** True if there was one. */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const rows = await db
        .delete(aiConversations)
        .where(owned(userId, id))
        .returning({ id: aiConversations.id });
      return rows.length > 0;
    },

    /** True if the user has this message. */
    rate: async (userId: string, messageId: string, feedback: Feedback): Promise<boolean> => {
      const rows = await db
        .update(aiMessages)
        .set(feedback)
        .where(and(eq(aiMessages.id, messageId), eq(aiMessages.userId, userId)))
        .returning({ id: aiMessages.id });
      return rows.length > 0;
    },
  };
}

export type AssistantRepository = ReturnType<typeof createAssistantRepository>;
