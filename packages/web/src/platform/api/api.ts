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

/** The input of an endpoint: those of `params`, `query` and `body` that its contract has. */
export type Input<E extends EndpointName> = { [P in NeededParts<E>]: Api[E][P] };

interface CallOptions {
  signal?: AbortSignal;
  /** Continues while the page closes; up to 64 KB. */
  keepalive?: boolean;
  /** `no-cache`: revalidate the browser cache, for endpoints that answer with an ETag. */
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

// A network in a crowd can be connected without passing data. A request that waits forever would neither be repeated
// nor reported.
const mostMs = 20_000;

let signInFirst = (): void => {};

/** `listener` is called when the server no longer accepts the session. */
export function onSignInFirst(listener: () => void): void {
  signInFirst = listener;
}

/**
 * Calls an endpoint of our server with the session cookie.
 * @throws ApiError for a status outside 200 to 299, and without a reply within 20 seconds
 */
export async function api<E extends EndpointName>(endpoint: E, ...[input]: Arguments<E>): Promise<Reply<E>> {
  // The contract has checked the types of the input. From here on it is text.
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
    // The status does not decide, because 202 has no body either. A body that is not JSON is the sign-in page of a
    // hotel network.
    if (reply.ok && text) parsed = JSON.parse(text);
  } catch (cause) {
    // A cancelled request is not a network error.
    throw signal?.aborted ? cause : networkError(cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
  // A reply from the browser cache has an old date.
  if (!cache) learnServerTime(reply.headers.get('date'), askedAt, Date.now());
  if (!reply.ok) {
    const error = errorOfReply(reply, text);
    if (error.code === 'auth.signInFirst') signInFirst();
    throw error;
  }
  // The server validated the reply against the same contract before sending it.
  return parsed as Reply<E>;
}

/** A path of the contract with its parameters and query. */
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
