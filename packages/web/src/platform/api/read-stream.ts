import type { Api } from '@manasik/contract';
import { isRecord } from '../storage/is-record.ts';
import type { EndpointName, Reply } from './api.ts';
import { ApiError, errorOfReply, networkError } from './api-error.ts';

type PostEndpoint = Extract<EndpointName, `POST ${string}`>;

interface StreamOptions {
  signal: AbortSignal;
  /** Gives up if the server sends nothing for this long, milliseconds. */
  patienceMs: number;
  /** Called with each part of a text that is still being written. */
  onDelta: (text: string) => void;
}

/**
 * Calls an endpoint that answers with server-sent events: `delta` {text}, then `reply` with the reply of the contract, or
 * `error` {code}.
 * @throws ApiError for a refusal, a broken stream, and a server that is silent for too long
 */
export async function readStream<E extends PostEndpoint>(
  endpoint: E,
  body: Api[E]['body'],
  { signal, patienceMs, onDelta }: StreamOptions,
): Promise<Reply<E>> {
  const limit = new AbortController();
  const giveUp = () => limit.abort();
  let timer = setTimeout(giveUp, patienceMs);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, patienceMs);
  };
  signal.addEventListener('abort', giveUp);
  try {
    const reply = await fetch(endpoint.slice('POST '.length), {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(body),
      signal: limit.signal,
    });
    if (!reply.ok || !reply.body) throw errorOfReply(reply, await reply.text());
    for await (const { name, data } of eventsOf(reply.body)) {
      wait();
      if (name === 'delta' && typeof data['text'] === 'string') onDelta(data['text']);
      if (name === 'error') throw new ApiError(0, '0: the stream reported an error', String(data['code']));
      // The server validated it against the same contract before sending it.
      if (name === 'reply') return data as unknown as Reply<E>;
    }
    throw networkError(new Error('the stream ended without a reply'));
  } catch (cause) {
    // A cancelled request is not a network error.
    throw signal.aborted || cause instanceof ApiError ? cause : networkError(cause);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

interface StreamEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The events of a stream whose data are JSON objects. */
async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const events = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
      rest = events.pop() ?? '';
      yield* events.map(readEvent).filter((event) => event !== undefined);
    }
  } finally {
    // Closes the connection when the reader has what it needs.
    await reader.cancel().catch(() => undefined);
  }
}

function readEvent(text: string): StreamEvent | undefined {
  const lines = text.split('\n');
  const valueOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''))
      .join('\n');
  const name = valueOf('event');
  // A comment that keeps the connection open.
  if (name === '') return undefined;
  const data: unknown = JSON.parse(valueOf('data'));
  return isRecord(data) ? { name, data } : undefined;
}
