import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Refuses what a proxy and this server may read differently: several hosts, a version without headers, and a body that
 * is encoded once more, which would be read as if it were not.
 * @throws AppError `request.invalid`, or `request.notJson` with `accept-encoding` as RFC 9110, 15.5.16 has it
 */
export function requirePlainRequest({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  // Node keeps the first of several hosts and says nothing of the others.
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  if (hosts.length > 1 || raw.httpVersionMajor < 1) {
    throw new AppError('request.invalid', 'The request is not as HTTP wants it');
  }
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') {
    reply.header('accept-encoding', 'identity');
    throw new AppError('request.notJson', 'Send the body as it is, without a content-encoding');
  }
}

/** Reads JSON as Fastify does, and refuses bytes that are no UTF-8, which it would replace by U+FFFD. */
export function readJsonStrictly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) {
      done(new AppError('request.badJson', 'The body is not UTF-8'));
      return;
    }
    // It answers by its callback; the promise is for parsers without one.
    void parse(request, body.toString('utf8'), done);
  });
}

const MOST_DISCARDED_BYTES = 16 * 1024 * 1024;

/**
 * Reads what is left of a refused body and keeps nothing of it. Closing the connection while its sender still writes
 * would reset it, and the answer would be lost. Who sends far more than anybody means to is cut off.
 */
export function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_DISCARDED_BYTES) raw.destroy();
  });
}
