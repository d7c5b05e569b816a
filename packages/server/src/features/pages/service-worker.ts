import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { compressed } from './compressed.ts';
import { webDist } from './page-files.ts';

const file = path.join(webDist, 'worker', 'sw.js');

/**
 * The service worker, which browsers ask for anew each time. Without its file the address answers 404, at which pages
 * remove the worker that a browser has (docs/operations.md).
 */
export async function serviceWorkerRoute(app: FastifyInstance, from = file): Promise<void> {
  const script = await readFile(from, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const body = script === undefined ? undefined : compressed(script);
  app.get('/sw.js', { schema: { hide: true } }, (request, reply) => {
    if (!body) return reply.callNotFound();
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // What it may fetch is said by its own reply, not by the pages it works for.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      vary: 'accept-encoding',
    });
    return body.send(request, reply);
  });
}
