import { Readable } from 'node:stream';
import * as contract from '@manasik/contract/assistant';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { FairQueue } from '../../platform/fair-queue.ts';
import { callerAddress, sourceOf } from '../../platform/http/caller-address.ts';
import { answered, handle } from '../../platform/http/handle.ts';
import { requestedLanguage } from '../../platform/http/requested-language.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AcceptedQuestion, AssistantService } from './assistant.service.ts';
import { streamAnswer, wantsStream } from './chat-stream.ts';
import type { ConversationsService } from './conversations.service.ts';

interface Parts {
  readonly assistant: AssistantService;
  readonly conversations: ConversationsService;
  readonly questions: FairQueue;
  readonly log: Logger;
}

/** Aborted when the connection closes before the reply is sent. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}

async function wholeAnswer(
  { answer, keep }: AcceptedQuestion,
  signal: AbortSignal,
): ReturnType<AcceptedQuestion['keep']> {
  for await (const part of answer(signal)) if (part.kind === 'reply') return keep(part.reply);
  // Nobody receives this.
  if (signal.aborted) throw new AppError('live.unavailable', 'The reader has left');
  throw new Error('an answer ended without its reply');
}

export function assistantRoutes(
  app: FastifyInstance,
  { assistant, conversations, questions, log }: Parts,
): void {
  handle(app, contract.askAssistant, ({ body, session, request, reply }) => {
    const user = session?.user ?? null;
    return questions.run({ ...sourceOf(request), ...(user && { account: user.id }) }, async () => {
      const accepted = await assistant.accept(body, {
        user,
        address: callerAddress(request),
        requested: requestedLanguage(request.headers),
      });
      if (!wantsStream(request)) return wholeAnswer(accepted, signalOf(reply));
      await streamAnswer(accepted, { app, request, reply, log });
      return answered;
    });
  });

  handle(app, contract.listConversations, async ({ session }) => ({
    conversations: await conversations.list(session.user.id),
  }));
  handle(app, contract.exportConversations, ({ session, reply }) => {
    reply
      .headers({ 'content-disposition': 'attachment; filename="manasik-conversations.json"' })
      .type('application/json; charset=utf-8');
    return Readable.from(conversations.export(session.user.id));
  });
  handle(app, contract.getConversation, ({ session, params }) =>
    conversations.get(session.user.id, params.id),
  );
  handle(app, contract.renameConversation, ({ session, params, body }) =>
    conversations.rename(session.user.id, params.id, body.title),
  );
  handle(app, contract.deleteConversation, ({ session, params }) =>
    conversations.delete(session.user.id, params.id),
  );
  handle(app, contract.rateAnswer, ({ session, params, body }) =>
    conversations.rate(session.user.id, params.id, body.feedback),
  );
}
