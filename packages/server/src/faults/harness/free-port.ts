import { once } from 'node:events';
import { createServer } from 'node:net';

// Higher ports are used by the system for outgoing connections.
const LOWEST = 10_000;
const HIGHEST = 32_000;

/** A local port on which nothing listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
