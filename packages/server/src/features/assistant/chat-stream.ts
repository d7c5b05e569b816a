import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../../platform/http/error-handler.ts';
import { replyWithStream } from '../../platform/live/reply-stream.ts';
import type { Logger } from '../../platform/logger.ts';
import { framesOf } from '../../platform/describe-error.ts';
import type { AcceptedQuestion } from './assistant.service.ts';

interface Parts {
  readonly app: FastifyInstance;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly log: Logger;
}

const BEAT_MS = 3000;

const frame = (event: 'delta' | 'reply' | 'error', data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** True if a client asks for server-sent events instead of JSON. */
export const wantsStream = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.toLowerCase().includes('text/event-stream') ?? false;

function codeOf(error: unknown, log: Logger): string {
  const known = toAppError(error instanceof Error ? error : new Error(typeof error));
  if (known.status >= 500) {
    const root = known.cause instanceof Error ? known.cause : known;
    log.error({ reason: root.name, stack: framesOf(root) }, 'an answer failed while it was streamed');
  }
  return known.code;
}

/**
 * Streams an answer: `delta` for each piece of the text, then `reply` with the whole reply, or `error` with its code.
 * The answer is stored before `reply` is sent, and not at all if the reader has left before.
 */
export async function streamAnswer(
  accepted: AcceptedQuestion,
  { app, request, reply, log }: Parts,
): Promise<void> {
  const left = new AbortController();
  const stream = replyWithStream(app, { request, reply, userId: request.session?.user.id ?? '' }, () => {
    left.abort();
  });
  // Browsers close a stream that stays silent, and a language model can be silent for long.
  const beat = setInterval(() => stream.write(frame('delta', { text: '' })), BEAT_MS);
  try {
    for await (const part of accepted.answer(left.signal)) {
      // A disconnect is noticed between two turns of the event loop.
      if (part.kind === 'reply') await nextTurn();
      if (left.signal.aborted) return;
      if (part.kind === 'piece') stream.write(frame('delta', { text: part.text }));
      else stream.write(frame('reply', await accepted.keep(part.reply)));
    }
  } catch (error) {
    stream.write(frame('error', { code: codeOf(error, log) }));
  } finally {
    clearInterval(beat);
    stream.end();
  }
}
