import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { embedAs, type EmbeddingCall, replyWithVectors } from './embeddings.ts';

interface SentMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: string | null;
}

/** A request as the server received it. */
export interface ModelCall {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly max_tokens?: number;
    readonly messages: readonly SentMessage[];
    readonly tools?: readonly { readonly function: { readonly name: string } }[];
  };
  /** Resolves when the connection closes, with whether the reply was whole. */
  readonly closed: Promise<boolean>;
}

/** Writes one reply in the protocol of the OpenAI interface. */
export interface ModelReply {
  readonly raw: ServerResponse;
  /** Refuses, with a body like the ones of real providers. */
  refuse(status: number, message: string): void;
  /** Sends a text in chunks. */
  text(text: string): void;
  /** Sends some of what the model thinks. */
  reasoning(text: string): void;
  callTool(name: string, input: object): void;
  end(reason?: 'stop' | 'length' | 'tool_calls' | 'content_filter'): void;
}

type Answer = (reply: ModelReply, call: ModelCall) => void | Promise<void>;

export interface ModelServer {
  /** Everything before `/chat/completions`. */
  readonly url: string;
  readonly calls: ModelCall[];
  /** Requests to `/embeddings`. */
  readonly embeddingCalls: EmbeddingCall[];
  /** Sets how the next calls are answered. The last of several functions answers all further calls. */
  answer(...with_: readonly Answer[]): void;
  /** Sets how the next requests for vectors are answered; at first, by the words of the texts. */
  embed(with_: (call: EmbeddingCall) => void): void;
  close(): Promise<void>;
}

const chunkLength = 7;

function replyTo(raw: ServerResponse): ModelReply {
  let toolCalls = 0;
  const send = (delta: object, finishReason: string | null = null): void => {
    if (!raw.headersSent) raw.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'test-model',
      choices: [{ index: 0, delta, finish_reason: finishReason }],
    };
    raw.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  return {
    raw,
    refuse: (status, message) => {
      raw.writeHead(status, { 'content-type': 'application/json' });
      raw.end(JSON.stringify({ error: { message, type: 'error', param: null, code: null } }));
    },
    text: (text) => {
      const letters = Array.from(text);
      for (let at = 0; at < letters.length; at += chunkLength) {
        send({ role: 'assistant', content: letters.slice(at, at + chunkLength).join('') });
      }
    },
    reasoning: (text) => send({ role: 'assistant', reasoning_content: text }),
    callTool: (name, input) => {
      const index = toolCalls;
      toolCalls += 1;
      const id = `call_${index}`;
      const json = JSON.stringify(input);
      send({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] });
      send({ tool_calls: [{ index, function: { arguments: json.slice(0, 5) } }] });
      send({ tool_calls: [{ index, function: { arguments: json.slice(5) } }] });
    },
    end: (reason = 'stop') => {
      send({}, reason);
      raw.end('data: [DONE]\n\n');
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}

/** Starts a server that speaks the OpenAI interface and answers as a test wants. */
export async function startModelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const embeddingCalls: EmbeddingCall[] = [];
  let answers: readonly Answer[] = [];
  let embed: (call: EmbeddingCall) => void = embedAs({});
  const server = createServer((request, raw) => {
    void (async () => {
      const closed = once(raw, 'close').then(() => raw.writableFinished);
      const { authorization } = request.headers;
      const path = request.url ?? '';
      // The body of our own client.
      const body = JSON.parse(await read(request)) as ModelCall['body'] & EmbeddingCall['body'];
      if (path.endsWith('/embeddings')) {
        const reply: EmbeddingCall['reply'] = (vectors) => replyWithVectors(raw, vectors);
        const asked: EmbeddingCall = { path, authorization, body, reply, raw };
        embeddingCalls.push(asked);
        embed(asked);
        return;
      }
      const call: ModelCall = { path, authorization, body, closed };
      calls.push(call);
      const [answer, ...rest] = answers;
      if (rest.length > 0) answers = rest;
      if (answer) await answer(replyTo(raw), call);
      else raw.writeHead(404).end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    embeddingCalls,
    embed: (with_) => {
      embed = with_;
      embeddingCalls.length = 0;
    },
    answer: (...with_) => {
      answers = with_;
      calls.length = 0;
    },
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Waits until a call has arrived. @throws after five seconds */
export async function callOf(server: ModelServer): Promise<ModelCall> {
  for (let time = 0; time < 100; time += 1) {
    const call = server.calls.at(-1);
    if (call) return call;
    await sleep(50);
  }
  throw new Error('the model was not called');
}

/** The last call that has arrived. @throws when there is none */
export function lastCallTo({ calls }: ModelServer): ModelCall {
  const call = calls.at(-1);
  if (!call) throw new Error('the model was not called');
  return call;
}
