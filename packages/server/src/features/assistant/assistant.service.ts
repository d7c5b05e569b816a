import type { User } from '@manasik/contract/account';
import {
  type AssistantQuestion,
  type AssistantReply,
  assistantLimits,
  type ChatReply,
} from '@manasik/contract/assistant';
import type { PreviousQuestion } from '@manasik/core/assistant/decision';
import type { Reply } from '@manasik/core/assistant/reply';
import type { ToolData } from '@manasik/core/assistant/tools/types';
import type { Language } from '@manasik/core/text/languages';
import type { Clock } from '../../platform/clock.ts';
import type { AccountLimits } from '../../platform/http/account-limits.ts';
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

interface Parts {
  readonly repository: AssistantRepository;
  readonly responder: Responder;
  readonly toolData: (person: Person, language: Language) => Promise<ToolData>;
  /** Counts of the addresses of visitors. In memory: a write for each question would cost as much as the answer. */
  readonly addressLimits: AccountLimits;
  readonly clock: Clock;
}

export interface Asker {
  /** Null for a visitor. */
  readonly user: User | null;
  readonly address: string;
  /** The language of the page. */
  readonly language: Language;
}

/** A question that is accepted: it is within the limits, and its conversation is the user's own. */
export interface AcceptedQuestion {
  /** Computes the answer, unless `signal` is aborted before the end. Nothing is stored. */
  answer(this: void, signal: AbortSignal): AsyncIterable<AnswerPart>;
  /** Stores the question with its answer, unless a visitor asked. The result is on disk when this resolves. */
  keep(this: void, reply: Reply): Promise<ChatReply>;
}

const stored = (reply: Reply): AssistantReply => ({
  ...reply,
  suggestions: [...reply.suggestions],
  sources: [...reply.sources],
  links: [...reply.links],
  numbers: [...reply.numbers],
});

function previousOf({ question, reply }: MessageRow): PreviousQuestion {
  // The sources of an unknown answer are near in words only; they are not what the question is about.
  return { question, passages: reply.kind === 'unknown' ? [] : reply.sources.map(({ id }) => id) };
}

export function createAssistantService({ repository, responder, toolData, addressLimits, clock }: Parts) {
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

  return {
    /** Checks what can be refused before anything is computed. */
    accept: async (
      { message, agentType, context, conversationId }: AssistantQuestion,
      { user, address, language }: Asker,
    ): Promise<AcceptedQuestion> => {
      if (!user) {
        addressLimits.spend('questions of an address', questionsOfAddress, address);
        if (conversationId !== undefined) throw noSuchConversation();
      }
      const found = user && (await continued(user.id, conversationId));
      const previous = found?.newest ? previousOf(found.newest) : (context.previous ?? null);
      return {
        answer: (signal) =>
          responder.answer({
            question: { text: message, agentType, previous },
            language,
            dataIn: (answerLanguage) => toolData({ user, context }, answerLanguage),
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
          const ids = user && {
            ...(await repository.add(found?.conversation.id ?? { title: titleOf(message), agentType }, {
              userId: user.id,
              question: message,
              reply: stored(reply),
              createdAt: clock.now(),
            })),
          };
          return {
            ...stored(reply),
            conversationId: ids?.conversationId ?? null,
            messageId: ids?.messageId ?? null,
          };
        },
      };
    },
  };
}

export type AssistantService = ReturnType<typeof createAssistantService>;
