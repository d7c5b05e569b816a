import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { compressed } from './compressed.ts';
import { webDist } from './page-files.ts';

const file = path.join(webDist, 'worker', 'sw.js');

/**
 * Serves the service worker, which browsers request each time. Without its file the address answers 404, and pages then
 * remove the worker from the browser (docs/operations.md).
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
      // The worker's own reply states what it may fetch, not the pages that it serves.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      vary: 'accept-encoding',
    });
    return body.send(request, reply);
  });
}
