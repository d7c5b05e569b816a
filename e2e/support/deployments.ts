import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
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
  let marked = false;
  let hasWorker = true;
  let build: string | undefined;

  async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (asked.url === '/sw.js' && !hasWorker) return void reply.writeHead(404).end();
    const { status, headers, body } = await fetchFrom(target, asked);
    const isText = /html|javascript/.test(String(headers['content-type']));
    build ??= isText ? / data-build="(\w+)"/.exec(body.toString())?.[1] : undefined;
    // The same length, and unlike the first.
    const other = build && [...build].toReversed().join('');
    const sent = isText && marked && build && other ? body.toString().replaceAll(build, other) : body;
    reply.writeHead(status, { ...headers, 'cache-control': 'no-cache' }).end(sent);
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
      marked = true;
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

interface Fetched {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function fetchFrom(target: string, { url, method, headers }: IncomingMessage): Promise<Fetched> {
  const asked = { ...headers, 'accept-encoding': 'identity' };
  delete asked['if-none-match'];
  return new Promise((resolve, reject) => {
    const call = request(new URL(url ?? '/', target), { method, headers: asked }, async (reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of reply) chunks.push(Buffer.from(chunk));
      const { etag: _unused, 'content-length': _length, ...others } = reply.headers;
      resolve({ status: reply.statusCode ?? 502, headers: others, body: Buffer.concat(chunks) });
    });
    call.on('error', reject);
    call.end();
  });
}
