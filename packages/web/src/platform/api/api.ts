import type { Api } from '@manasik/contract';
import { errorOfReply, networkError } from './api-error.ts';
import { learnServerTime } from './server-time.ts';

/** `METHOD /path` of an endpoint of the contract. */
export type EndpointName = keyof Api;
export type Reply<E extends EndpointName> = Api[E]['reply'];

type Parts = 'params' | 'query' | 'body';
type NeededParts<E extends EndpointName> = {
  [P in Parts]: undefined extends Api[E][P] ? never : P;
}[Parts];

/** What an endpoint takes: exactly those of `params`, `query` and `body` that its contract has. */
export type Input<E extends EndpointName> = { [P in NeededParts<E>]: Api[E][P] };

interface CallOptions {
  signal?: AbortSignal;
  /** Goes on while the page closes; up to 64 KB. */
  keepalive?: boolean;
  /** `no-cache`: ask whether what the browser keeps still holds, for endpoints that answer with an ETag. */
  cache?: 'no-cache';
}

type Arguments<E extends EndpointName> = [NeededParts<E>] extends [never]
  ? [input?: CallOptions]
  : [input: Input<E> & CallOptions];

interface LooseInput extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

// A crowd's network can be connected and pass nothing. Who waits for ever neither asks again nor says that it failed.
const mostMs = 20_000;

let signInFirst = (): void => {};

/** `listener` hears when the server no longer knows who is here. */
export function onSignInFirst(listener: () => void): void {
  signInFirst = listener;
}

/**
 * Calls an endpoint of our own server, with the session's cookie.
 * A reply outside 200 to 299, or none within 20 seconds, raises an `ApiError`.
 */
export async function api<E extends EndpointName>(endpoint: E, ...[input]: Arguments<E>): Promise<Reply<E>> {
  // The contract types what goes in; from here on it is only text to be sent.
  const { params, query, body, signal, keepalive, cache } = (input ?? {}) as LooseInput;
  const [method = 'GET', path = '/'] = endpoint.split(' ');
  const limit = new AbortController();
  const request: RequestInit = { method, credentials: 'same-origin', signal: limit.signal };
  if (keepalive) request.keepalive = true;
  if (cache) request.cache = cache;
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const giveUp = () => limit.abort();
  const timer = setTimeout(giveUp, mostMs);
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();
  const askedAt = Date.now();
  let reply: Response;
  let text: string;
  let parsed: unknown;
  try {
    reply = await fetch(addressOf(path, params, query), request);
    text = await reply.text();
    // Not by its status: 202 has no body either. What is no JSON is the page with which a hotel's Wi-Fi asks to sign in.
    if (reply.ok && text) parsed = JSON.parse(text);
  } catch (cause) {
    // Giving up on purpose is no failure of the network.
    throw signal?.aborted ? cause : networkError(cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
  // What may come from the browser's own store tells an old time.
  if (!cache) learnServerTime(reply.headers.get('date'), askedAt, Date.now());
  if (!reply.ok) {
    const error = errorOfReply(reply, text);
    if (error.code === 'auth.signInFirst') signInFirst();
    throw error;
  }
  // The server validated the reply against the same contract before sending it.
  return parsed as Reply<E>;
}

/** A path of the contract with its parameters filled in and its query behind it. */
export const addressOf = (
  path: string,
  params?: Record<string, unknown>,
  query?: Record<string, unknown>,
): string => fillIn(path, params) + searchOf(query);

const fillIn = (path: string, params: Record<string, unknown> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function searchOf(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
}
