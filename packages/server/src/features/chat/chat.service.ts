import type { GroupMessage, listGroupMessages, sendGroupMessage } from '@manasik/contract/chat';
import { quickPhrases } from '@manasik/core/groups/quick-phrases';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { PublishToGroup } from '../../platform/live/event.ts';
import type { Membership } from '../../domain/membership.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit.ts';
import type { ChatRepository, MessageRow, Page } from './chat.repository.ts';

type Words = z.output<typeof sendGroupMessage.body>;
type MessagePage = z.output<typeof listGroupMessages.reply>;

interface Parts {
  readonly repository: ChatRepository;
  readonly membership: Membership;
  readonly publish: PublishToGroup;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

// A page holds fifty. Readers who have paged further back see the rest when they reload.
const MOST_TOLD_OF_ACCOUNT = 200;
const messagesOfUser: Limit = { name: 'group messages of a user', most: 60, windowSeconds: 60 };

const messageOf = (row: MessageRow): GroupMessage => ({
  id: row.id,
  number: row.number,
  userId: row.userId,
  text: row.text,
  phrase: quickPhrases.find((each) => each === row.phrase) ?? null,
  sentAt: row.sentAt.toISOString(),
  isRemoved: row.removedAt !== null,
});

export function createChatService({ repository, membership, publish, limiter, clock }: Parts) {
  const publishRead = (groupId: string, userId: string, upTo: number): void =>
    publish(groupId, { type: 'read', data: { userId, upTo } });

  return {
    list: async (userId: string, groupId: string, page: Page): Promise<MessagePage> => {
      await membership.requireMember(groupId, userId);
      if (page.before !== undefined && page.after !== undefined) {
        throw new AppError('request.invalid', 'Use either `before` or `after`', {
          fields: { after: 'unknown' },
        });
      }
      // Before the messages, so that a page never contains a message beyond `last`.
      const marks = await repository.marks(groupId);
      if (!marks) throw new AppError('group.notFound', 'There is no such group');
      const rows = await repository.page(groupId, marks.last, page);
      return { messages: rows.map(messageOf), ...marks };
    },

    /** A device without an answer sends again with the same key, and gets the stored message. */
    send: async (userId: string, groupId: string, { key, text, phrase }: Words): Promise<GroupMessage> => {
      await membership.requireMember(groupId, userId);
      const before = await repository.findByKey(groupId, userId, key);
      if (before) return messageOf(before);
      await limiter.spend(messagesOfUser, userId);
      const added = await repository.add({
        groupId,
        userId,
        key,
        text: text ?? null,
        phrase: phrase ?? null,
        sentAt: clock.now(),
      });
      if (!added) {
        const twin = await repository.findByKey(groupId, userId, key);
        if (!twin) throw new AppError('group.notFound', 'There is no such group');
        return messageOf(twin);
      }
      const message = messageOf(added.row);
      publish(groupId, { type: 'message', data: message });
      if (added.readUpTo === message.number) publishRead(groupId, userId, message.number);
      return message;
    },

    markRead: async (userId: string, groupId: string, upTo: number): Promise<void> => {
      await membership.requireMember(groupId, userId);
      const changedTo = await repository.markRead(groupId, userId, upTo);
      if (changedTo !== null) publishRead(groupId, userId, changedTo);
    },

    /** Removing a removed message changes nothing. */
    remove: async (userId: string, groupId: string, messageId: string): Promise<void> => {
      const members = await membership.requireMember(groupId, userId);
      const message = await repository.find(groupId, messageId);
      if (!message) throw new AppError('message.notFound', 'Message not found in this group');
      if (message.userId !== userId && members.get(userId) !== 'leader') {
        throw new AppError('message.notYours', "Only leaders remove others' messages");
      }
      if (!(await repository.remove(messageId, clock.now()))) return;
      publish(groupId, { type: 'messageRemoved', data: { id: messageId } });
    },

    /**
     * Erases everything an account wrote, in the transaction that deletes it, and notifies its groups after the commit.
     */
    beforeUserDeleted: async (tx: Db, userId: string): Promise<() => Promise<void>> => {
      const erased = await repository.eraseOf(tx, userId, clock.now());
      return async () => {
        for (const { groupId, id } of erased.slice(-MOST_TOLD_OF_ACCOUNT)) {
          publish(groupId, { type: 'messageRemoved', data: { id } });
        }
      };
    },
  };
}

export type ChatService = ReturnType<typeof createChatService>;
