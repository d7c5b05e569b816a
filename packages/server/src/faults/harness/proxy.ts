import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/** A proxy between a server and a dependency, so that a test can simulate an outage without touching the dependency. */
export interface Proxy {
  readonly port: number;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Passes nothing on any more, and breaks nothing: as a network does that loses everything. */
  freeze(): void;
}

export async function createProxy(targetPort: number, targetHost = '127.0.0.1'): Promise<Proxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(targetPort, targetHost);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const restore = async (): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await restore();
  return {
    port,
    restore,
    freeze: () => {
      for (const socket of sockets) socket.unpipe();
    },
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
  };
}

/** The same address through the proxy. */
export function through(url: string, proxy: Proxy): string {
  const moved = new URL(url);
  moved.hostname = '127.0.0.1';
  moved.port = String(proxy.port);
  return moved.href;
}
