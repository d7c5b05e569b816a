import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the server under test that can simulate deployments and the removal of the worker. */
export interface Deployments {
  readonly address: string;
  /** Switches every page and the worker to another build. */
  deploy(): void;
  /** Removes the service worker. */
  removeWorker(): void;
  close(): Promise<void>;
}

/** The other build is the same one under another name, because worker and pages compare builds by name only. */
export async function deployments(target: string): Promise<Deployments> {
  let isOther = false;
  let hasWorker = true;
  let build: string | undefined;

  /** The text with the name of the build altered. */
  function renamed(text: string): string {
    build ??= / data-build="(\w+)"/.exec(text)?.[1];
    return build && isOther ? text.replaceAll(build, build.slice(6) + build.slice(0, 6)) : text;
  }

  async function answer({ url = '/', method = 'GET', headers }: IncomingMessage, reply: ServerResponse) {
    if (url === '/sw.js' && !hasWorker) return reply.writeHead(404).end();
    const asked = { cookie: headers.cookie ?? '', 'accept-language': headers['accept-language'] ?? '' };
    const got = await fetch(new URL(url, target), { method, headers: asked, redirect: 'manual' });
    const sent = new Headers(got.headers);
    for (const name of ['content-encoding', 'content-length', 'etag']) sent.delete(name);
    const isText = /html|javascript/.test(sent.get('content-type') ?? '');
    const body = isText ? renamed(await got.text()) : Buffer.from(await got.arrayBuffer());
    return reply.writeHead(got.status, Object.fromEntries(sent)).end(body);
  }

  const server = createServer((asked, reply) => {
    answer(asked, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    deploy: () => {
      isOther = true;
    },
    removeWorker: () => {
      hasWorker = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
