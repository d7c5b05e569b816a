import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { createStream, type Stream } from './stream.ts';

const STREAM_TYPE = 'text/event-stream; charset=utf-8';

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly userId: string;
}

/** Answers HEAD without a stream: Fastify gives it to the handler of GET, and a stream without a body would never end. */
export function answerHead(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'HEAD') return false;
  reply.code(200).type(STREAM_TYPE).send();
  return true;
}

/**
 * Begins a reply of server-sent events that lasts as long as the session it was asked for with.
 * @param onClose called once, when the reader has gone or was sent away
 * @throws AppError `live.unavailable` when the reader could not be seen to go
 */
export function replyWithStream(
  app: FastifyInstance,
  { request, reply, userId }: Asked,
  onClose: () => void,
): Stream {
  // Who has gone meanwhile, or asks behind another reply on one connection, would never be seen to go.
  if (reply.raw.destroyed || !reply.raw.socket) throw new AppError('live.unavailable');
  const { raw } = reply.hijack();
  const stream = createStream(raw, userId, () => app.sessions.stillHolds(request), onClose);
  const headers = { 'content-type': STREAM_TYPE, 'x-accel-buffering': 'no' };
  // Those of every reply, which are texts.
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
  return stream;
}
