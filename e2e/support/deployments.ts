import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of its own in front of the server under test, whose operator can deploy and switch things off. */
export interface Deployments {
  readonly address: string;
  /** From now on every page and the worker are those of another build. */
  deploy(): void;
  /** From now on there is no service worker. */
  removeWorker(): void;
  close(): Promise<void>;
}

/** Another build is the same one under another name: it is by the name that worker and pages know each other. */
export async function deployments(target: string): Promise<Deployments> {
  let isOther = false;
  let hasWorker = true;
  let build: string | undefined;

  /** The text with the name of the build turned round. */
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
  // A server that listens on a port has one.
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
