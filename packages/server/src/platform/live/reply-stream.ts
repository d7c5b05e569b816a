import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { createStream, type Stream } from './stream.ts';

const STREAM_TYPE = 'text/event-stream; charset=utf-8';

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly userId: string;
}

/**
 * Answers HEAD without a stream: Fastify passes it to the handler of GET, and a stream without a body would never end.
 */
export function answerHead(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'HEAD') return false;
  reply.code(200).type(STREAM_TYPE).send();
  return true;
}

/**
 * Starts a reply of server-sent events that lasts as long as its session.
 * @param onClose called once, when the reader disconnects or the stream is ended
 * @throws AppError `live.unavailable` when a disconnect could not be detected
 */
export function replyWithStream(
  app: FastifyInstance,
  { request, reply, userId }: Asked,
  onClose: () => void,
): Stream {
  // A disconnect would go undetected if the reader has already left, or if another reply precedes this one on the
  // connection.
  if (reply.raw.destroyed || !reply.raw.socket) throw new AppError('live.unavailable');
  const { raw } = reply.hijack();
  const stream = createStream(raw, userId, () => app.sessions.stillHolds(request), onClose);
  const headers = { 'content-type': STREAM_TYPE, 'x-accel-buffering': 'no' };
  // The headers of every reply, which are text.
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
  return stream;
}
