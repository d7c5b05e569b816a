import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/** Stands between a server and what it depends on, so that a test can take that away without touching it. */
export interface Proxy {
  readonly port: number;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
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
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
  };
}

/** The same address through a proxy. */
export function through(url: string, proxy: Proxy): string {
  const moved = new URL(url);
  moved.hostname = '127.0.0.1';
  moved.port = String(proxy.port);
  return moved.href;
}
