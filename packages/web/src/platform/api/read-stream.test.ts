import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStream } from './read-stream.ts';

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  stop = undefined;
  vi.unstubAllGlobals();
});

/** A server that answers like this stands where the page's own server would. */
async function serve(listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(new URL(path, `http://127.0.0.1:${port}`), init),
  );
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
}

const frame = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const begin = (reply: ServerResponse) => reply.writeHead(200, { 'content-type': 'text/event-stream' });
const question = { message: 'Where is Mina?', agentType: 'guide', context: {} } as const;

function ask(options: Partial<Parameters<typeof readStream>[2]> = {}) {
  const deltas: string[] = [];
  const reply = readStream('POST /api/ai/chat', question, {
    signal: new AbortController().signal,
    patienceMs: 2000,
    onDelta: (text) => deltas.push(text),
    ...options,
  }).catch((error: unknown) => error);
  return { reply, deltas };
}

describe('a streamed reply', () => {
  it('passes on the parts of the text, then the reply', async () => {
    const sent: unknown[] = [];
    await serve((request, reply) => {
      request.on('data', (chunk: Buffer) => sent.push(request.headers.accept, JSON.parse(chunk.toString())));
      begin(reply);
      reply.end(
        `: open\n\n${frame('delta', { text: 'In ' })}${frame('delta', { text: 'the east' })}${frame('reply', { message: 'In the east' })}`,
      );
    });
    const { reply, deltas } = ask();
    expect(await reply).toEqual({ message: 'In the east' });
    expect(deltas).toEqual(['In ', 'the east']);
    expect(sent).toEqual(['text/event-stream', question]);
  });

  it('is read when the network cuts it inside a letter', async () => {
    const bytes = Buffer.from(frame('reply', { message: 'منى' }));
    const middle = bytes.indexOf(Buffer.from('م')) + 1;
    await serve((_request, reply) => {
      begin(reply);
      reply.write(bytes.subarray(0, middle));
      setTimeout(() => reply.end(bytes.subarray(middle)), 30);
    });
    expect(await ask().reply).toEqual({ message: 'منى' });
  });

  it('fails with the code that the server reports', async () => {
    await serve((_request, reply) => {
      begin(reply);
      reply.end(frame('error', { code: 'assistant.tooManyMessages' }));
    });
    expect(await ask().reply).toMatchObject({ name: 'ApiError', code: 'assistant.tooManyMessages' });
  });

  it('fails with the status and code of a refusal', async () => {
    await serve((_request, reply) => {
      reply.writeHead(409).end(JSON.stringify({ code: 'assistant.tooManyConversations', message: 'no' }));
    });
    expect(await ask().reply).toMatchObject({ status: 409, code: 'assistant.tooManyConversations' });
  });

  it('fails when it ends early or contains no JSON', async () => {
    await serve((_request, reply) => begin(reply).end(frame('delta', { text: 'In' })));
    expect(await ask().reply).toMatchObject({ status: 0, code: 'network' });
    stop?.();
    await serve((_request, reply) => begin(reply).end('event: reply\ndata: <html>\n\n'));
    expect(await ask().reply).toMatchObject({ status: 0, code: 'network' });
  });

  it('fails when the server is silent for too long, counted from its last sign of life', async () => {
    await serve((_request, reply) => {
      begin(reply);
      let count = 0;
      const timer = setInterval(() => {
        count += 1;
        if (count <= 4) reply.write(frame('delta', { text: String(count) }));
      }, 60);
      reply.on('close', () => clearInterval(timer));
    });
    const { reply, deltas } = ask({ patienceMs: 150 });
    expect(await reply).toMatchObject({ status: 0, code: 'network' });
    expect(deltas).toEqual(['1', '2', '3', '4']);
  });

  it('is no network failure when the reader stops it', async () => {
    const asked = Promise.withResolvers<void>();
    await serve(() => asked.resolve());
    const controller = new AbortController();
    const { reply } = ask({ signal: controller.signal });
    await asked.promise;
    controller.abort();
    expect(await reply).toMatchObject({ name: 'AbortError' });
  });
});
