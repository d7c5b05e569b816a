import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Content in the encodings that browsers accept. */
export interface Compressed {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

type Encoding = 'br' | 'gzip' | 'identity';

const encodingOf = (accept: string): Encoding => {
  if (/\bbr\b/.test(accept)) return 'br';
  return /\bgzip\b/.test(accept) ? 'gzip' : 'identity';
};

const entityTag = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}`;

/** Content that is already compressed, such as images. */
export function uncompressed(bytes: Buffer): Compressed {
  const tag = `${entityTag(bytes)}"`;
  return {
    send: async (request, reply) => {
      reply.header('etag', tag);
      return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(bytes);
    },
  };
}

/** Text; each encoding is created when it is first requested. */
export function compressed(text: string): Compressed {
  const identity = Buffer.from(text);
  const etag = entityTag(identity);
  const made: Partial<Record<Encoding, Promise<Buffer>>> = { identity: Promise.resolve(identity) };
  const make: Record<Encoding, () => Promise<Buffer>> = {
    identity: async () => identity,
    gzip: () => zip(identity),
    // Maximum quality: a tenth smaller than the next level, so that a page fits into the first flight of packets.
    br: () => brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  };
  return {
    send: async (request, reply) => {
      const encoding = encodingOf(request.headers['accept-encoding'] ?? '');
      // An entity tag identifies bytes, so each encoding has its own.
      const tag = `${etag}-${encoding}"`;
      reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      made[encoding] ??= make[encoding]();
      const bytes = await made[encoding];
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(bytes);
    },
  };
}
