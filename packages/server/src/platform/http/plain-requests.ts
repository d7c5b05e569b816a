import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Refuses requests that a proxy may interpret differently from this server: several Host headers, HTTP/0.9, and encoded
 * bodies, which would be parsed as if they were not encoded.
 * @throws AppError `request.invalid`, or `request.notJson` with `accept-encoding` as RFC 9110, 15.5.16 has it
 */
export function requirePlainRequest({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  // Node silently keeps the first of several Host headers.
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  if (hosts.length > 1 || raw.httpVersionMajor < 1) {
    throw new AppError('request.invalid', 'The request is not valid HTTP');
  }
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') {
    reply.header('accept-encoding', 'identity');
    throw new AppError('request.notJson', 'Send the body without a content-encoding');
  }
}

/** Parses JSON as Fastify does, but refuses invalid UTF-8, which Fastify would replace with U+FFFD. */
export function readJsonStrictly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) {
      done(new AppError('request.badJson', 'The body is not UTF-8'));
      return;
    }
    // Reports its result through `done`.
    void parse(request, body.toString('utf8'), done);
  });
}

const MOST_DISCARDED_BYTES = 16 * 1024 * 1024;

/**
 * Discards the rest of a refused body. Closing the connection while the client is still sending would reset it and lose
 * the answer. Clients that send more than 16 MB are cut off.
 */
export function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_DISCARDED_BYTES) raw.destroy();
  });
}
