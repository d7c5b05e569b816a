import type { User } from '@manasik/contract/account';
import {
  type AssistantQuestion,
  type AssistantReply,
  assistantLimits,
  type ChatReply,
} from '@manasik/contract/assistant';
import { defaultSettings, type Settings } from '@manasik/contract/settings';
import type { PreviousQuestion } from '@manasik/core/assistant/decision';
import { hasSubject, type Reply } from '@manasik/core/assistant/reply';
import type { ToolData } from '@manasik/core/assistant/tools/types';
import type { Language } from '@manasik/core/text/languages';
import type { Say } from '@manasik/core/text/say';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { AccountLimits } from '../../platform/http/account-limits.ts';
import type { Logger } from '../../platform/logger.ts';
import {
  type AssistantRepository,
  type MessageRow,
  noSuchConversation,
  tooManyConversations,
  tooManyMessages,
} from './assistant.repository.ts';
import { earlierTurnOf, mostEarlierTurns } from './earlier-turns.ts';
import type { AnswerPart, Responder } from './responder.ts';
import { titleOf } from './title-of.ts';
import type { Person } from './tool-data.ts';

// A hotel of pilgrims can share one address. Accounts have the limit of the contract.
const questionsOfAddress = { most: 120, windowSeconds: 60 };

export interface AssistantParts {
  readonly repository: AssistantRepository;
  readonly responder: Responder;
  readonly toolData: (person: Person, language: Language) => Promise<ToolData>;
  /** Counts of the addresses of visitors. In memory: a write for each question would cost as much as the answer. */
  readonly addressLimits: AccountLimits;
  readonly settingsOf: (userId: string) => Promise<Settings> | Settings;
  /** Words of the replies by their whole key. */
  readonly wordsIn: (language: Language) => Say;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface Asker {
  /** Null for a visitor. */
  readonly user: User | null;
  readonly address: string;
  /** The language that the browser asks for. */
  readonly requested: Language;
}

/** A question that is accepted: its conversation is the user's own, and the asker has not asked too often. */
export interface AcceptedQuestion {
  /**
   * Computes the answer, unless `signal` is aborted before the end. Nothing is stored.
   * @throws AppError `assistant.tooManyMessages`, `assistant.tooManyConversations`, except for a red flag
   */
  answer(this: void, signal: AbortSignal): AsyncIterable<AnswerPart>;
  /**
   * Stores the question with its answer, unless a visitor asked. The result is on disk when this resolves. A red flag
   * that cannot be stored is returned as for a visitor.
   */
  keep(this: void, reply: Reply): Promise<ChatReply>;
}

const stored = (reply: Reply): AssistantReply => ({
  ...reply,
  suggestions: [...reply.suggestions],
  sources: [...reply.sources],
  links: [...reply.links],
  numbers: [...reply.numbers],
});

const notStored = { conversationId: null, messageId: null };
const ofVisitor = { settings: defaultSettings, found: null, obstacle: null };

function previousOf({ question, reply }: MessageRow): PreviousQuestion {
  return {
    question: [question, reply.goesOnFrom ?? ''].join('\n').trim(),
    passages: hasSubject(reply) ? reply.sources.map(({ id }) => id) : [],
    tool: reply.tool,
  };
}

export function createAssistantService(parts: AssistantParts) {
  const { repository, responder, toolData, addressLimits, settingsOf, wordsIn, clock, log } = parts;

  /** The conversation that a question continues, and its newest message; null for a new one. */
  const continued = async (userId: string, id: string | undefined) => {
    if (id === undefined) {
      if ((await repository.count(userId)) >= assistantLimits.conversations) throw tooManyConversations();
      return null;
    }
    const found = await repository.findWithNewest(userId, id);
    if (!found) throw noSuchConversation();
    if (found.conversation.lastMessage >= assistantLimits.messages) throw tooManyMessages();
    return found;
  };

  /** Reads what the answer to a user depends on, or why it cannot be read or continued; a red flag needs none of it. */
  const lookUp = async (userId: string, conversationId: string | undefined) => {
    let settings = defaultSettings;
    try {
      settings = await settingsOf(userId);
      return { settings, found: await continued(userId, conversationId), obstacle: null };
    } catch (error) {
      if (error instanceof AppError && error.code === 'request.notFound') throw error;
      return { settings, found: null, obstacle: { error } };
    }
  };

  const withoutNames = (reply: Reply): Reply => ({
    ...reply,
    message: wordsIn(reply.language)('assistant-tools.missing.notStored'),
  });

  return {
    /** @throws AppError `request.tooMany`, `request.notFound` before anything is computed */
    accept: async (
      { message, agentType, context, conversationId }: AssistantQuestion,
      { user, address, requested }: Asker,
    ): Promise<AcceptedQuestion> => {
      if (!user) {
        addressLimits.spend('questions of an address', questionsOfAddress, address);
        if (conversationId !== undefined) throw noSuchConversation();
      }
      const { settings, found, obstacle } = user ? await lookUp(user.id, conversationId) : ofVisitor;
      // The device may have answered a question since the newest that is stored.
      const previous = context.previous ?? (found?.newest ? previousOf(found.newest) : null);
      // Members can leave the group, or delete their account: their names must not stay with others.
      let namesMembers = false;
      const store = (userId: string, reply: Reply) => {
        if (obstacle) throw obstacle.error;
        return repository.add(found?.conversation.id ?? { title: titleOf(message), agentType }, {
          userId,
          question: message,
          reply: stored(namesMembers ? withoutNames(reply) : reply),
          createdAt: clock.now(),
        });
      };
      return {
        answer: (signal) =>
          responder.answer({
            question: { text: message, agentType, previous },
            language: context.language ?? settings.language ?? requested,
            dataIn: async (language) => {
              if (obstacle) throw obstacle.error;
              const data = await toolData({ user, settings, context }, language);
              const missingMembers = async () => {
                const groups = await data.missingMembers();
                namesMembers ||= groups !== null && groups.length > 0;
                return groups;
              };
              return { ...data, missingMembers };
            },
            asker: user?.id ?? address,
            earlierTurns: async () =>
              found
                ? (await repository.newest(found.conversation.id, mostEarlierTurns)).map(earlierTurnOf)
                : context.previous
                  ? [{ question: context.previous.question, answer: null }]
                  : [],
            signal,
          }),
        keep: async (reply) => {
          if (!user) return { ...stored(reply), ...notStored };
          try {
            return { ...stored(reply), ...(await store(user.id, reply)) };
          } catch (error) {
            if (reply.kind !== 'redFlag') throw error;
            log.warn({ err: error }, 'a red flag was answered, but not stored');
            return { ...stored(reply), ...notStored };
          }
        },
      };
    },
  };
}

export type AssistantService = ReturnType<typeof createAssistantService>;
