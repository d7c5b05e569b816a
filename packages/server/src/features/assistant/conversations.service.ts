import type { getConversation, listConversations, StoredMessage } from '@manasik/contract/assistant';
import type { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import {
  type AssistantRepository,
  type ConversationRow,
  type MessageRow,
  noSuchConversation,
} from './assistant.repository.ts';

type OneConversation = z.output<typeof getConversation.reply>;
type Conversation = z.output<typeof listConversations.reply>['conversations'][number];

const conversationOf = ({ id, title, agentType, createdAt, updatedAt }: ConversationRow): Conversation => ({
  id,
  title,
  agentType,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const messageOf = ({ id, createdAt, question, reply, helpful, reason }: MessageRow): StoredMessage => ({
  id,
  createdAt: createdAt.toISOString(),
  question,
  reply,
  feedback: helpful === null ? null : { helpful, reason },
});

/** The stored conversations of a user. Each call is refused to everyone except its owner. */
export function createConversationsService(repository: AssistantRepository) {
  const withMessages = async (row: ConversationRow): Promise<OneConversation> => ({
    ...conversationOf(row),
    messages: (await repository.messages(row.id)).map(messageOf),
  });

  return {
    list: async (userId: string): Promise<Conversation[]> =>
      (await repository.list(userId)).map(conversationOf),

    get: async (userId: string, id: string): Promise<OneConversation> => {
      const row = await repository.find(userId, id);
      if (!row) throw noSuchConversation();
      return withMessages(row);
    },

    /** All of them as JSON, one at a time: together they can be larger than what fits into memory. */
    export: async function* (userId: string): AsyncGenerator<string, void> {
      yield '{"conversations":[';
      let separator = '';
      for (const row of await repository.list(userId)) {
        yield separator + JSON.stringify(await withMessages(row));
        separator = ',';
      }
      yield ']}';
    },

    rename: async (userId: string, id: string, title: string): Promise<Conversation> => {
      const row = await repository.rename(userId, id, title);
      if (!row) throw noSuchConversation();
      return conversationOf(row);
    },

    delete: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.remove(userId, id))) throw noSuchConversation();
    },

    /** Null withdraws it. */
    rate: async (userId: string, messageId: string, feedback: StoredMessage['feedback']): Promise<void> => {
      const { helpful, reason } = feedback ?? { helpful: null, reason: null };
      if (await repository.rate(userId, messageId, { helpful, reason })) return;
      throw new AppError('request.notFound', 'There is no such message');
    },
  };
}

export type ConversationsService = ReturnType<typeof createConversationsService>;
