import type { AssistantReply } from '@manasik/contract/assistant';
import type { AgentType } from '@manasik/core/assistant/agents';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../../domain/users.table.ts';

export const aiConversations = pgTable(
  'ai_conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    title: text('title').notNull(),
    /** The agent of its first question. */
    agentType: text('agent_type').$type<AgentType>().notNull(),
    /** Number of the newest message. Adding a message locks the row, so that numbers have no gaps and follow time. */
    lastMessage: integer('last_message').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ai_conversations_user_index').on(table.userId, table.updatedAt)],
);

/** A question and its answer. */
export const aiMessages = pgTable(
  'ai_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => aiConversations.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    question: text('question').notNull(),
    reply: jsonb('reply').$type<AssistantReply>().notNull(),
    /** True if the answer helped; null while the user has not said. */
    helpful: boolean('helpful'),
    reason: text('reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('ai_messages_number_unique').on(table.conversationId, table.number),
    index('ai_messages_user_index').on(table.userId),
  ],
);
