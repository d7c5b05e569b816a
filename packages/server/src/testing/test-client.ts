import { text as readText } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export interface Reply<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The parsed JSON, or the text if the reply is not JSON. */
  readonly body: T;
  readonly text: string;
  /** `name=value` of the first cookie that the reply sets; empty without one. */
  readonly cookie: string;
  /** All cookies that it sets. */
  readonly cookies: readonly string[];
}

interface SendOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

type Json = Record<string, unknown>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';

/** A client that has a cookie and an address, and nothing else. */
export interface TestClient {
  readonly address: string;
  get<T = Json>(url: string, options?: SendOptions): Promise<Reply<T>>;
  post<T = Json>(url: string, body?: unknown, options?: SendOptions): Promise<Reply<T>>;
  put<T = Json>(url: string, body?: unknown, options?: SendOptions): Promise<Reply<T>>;
  patch<T = Json>(url: string, body?: unknown, options?: SendOptions): Promise<Reply<T>>;
  delete<T = Json>(url: string, body?: unknown, options?: SendOptions): Promise<Reply<T>>;
  /** Sends any method, with a body as given. */
  send<T = Json>(
    method: Method,
    url: string,
    options?: SendOptions & { payload?: string | Buffer },
  ): Promise<Reply<T>>;
}

let addresses = 0;

/**
 * An address in a network that no other client of this process uses, so that counts per address are counts per test.
 */
export function freshAddress(): string {
  addresses += 1;
  return `${10 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}.1`;
}

function cookiesOf(header: string | string[] | number | undefined): string[] {
  return [header ?? []].flat().map((each) => String(each).split(';')[0] ?? '');
}

function parse(text: string, contentType: unknown): unknown {
  return typeof contentType === 'string' && contentType.startsWith('application/json')
    ? JSON.parse(text)
    : text;
}

/** The text of a reply, but nothing of an event stream, which does not end: the client disconnects at once. */
async function textOf(response: LightMyRequestResponse): Promise<string> {
  const stream = response.stream();
  if (String(response.headers['content-type']).startsWith('text/event-stream')) {
    stream.destroy();
    return '';
  }
  return readText(stream);
}

export function createClient(app: FastifyInstance, cookie = '', address = freshAddress()): TestClient {
  const send = async <T>(
    method: Method,
    url: string,
    { query, headers, payload }: SendOptions & { payload?: string | Buffer } = {},
  ): Promise<Reply<T>> => {
    const request: InjectOptions = {
      method,
      url,
      remoteAddress: address,
      headers: { ...(cookie && { cookie }), ...headers },
      ...(query && { query: { ...query } }),
      ...(payload !== undefined && { payload }),
      payloadAsStream: true,
    };
    const response = await app.inject(request);
    const text = await textOf(response);
    const cookies = cookiesOf(response.headers['set-cookie']);
    return {
      status: response.statusCode,
      headers: response.headers,
      // Each test states and checks the type of the reply.
      body: parse(text, response.headers['content-type']) as T,
      text,
      cookie: cookies[0] ?? '',
      cookies,
    };
  };
  const sendJson =
    (method: Method) =>
    <T>(url: string, body?: unknown, options: SendOptions = {}): Promise<Reply<T>> =>
      send<T>(method, url, {
        ...options,
        ...(body !== undefined && {
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...options.headers },
        }),
      });
  return {
    address,
    get: (url, options) => send('GET', url, options),
    post: sendJson('POST'),
    put: sendJson('PUT'),
    patch: sendJson('PATCH'),
    delete: sendJson('DELETE'),
    send,
  };
}
