import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { ReadyJson } from './ready-json.ts';
import type { Authenticate, Session } from './session.ts';

type Answer = ReadyJson | Promise<ReadyJson>;

/** Of a reply with an ETag: the browser keeps it, and asks each time whether it still holds. */
export const taggedCaching = 'private, no-cache';

/** A GET that is answered before the router; see `HotReads`. */
export interface HotRead {
  readonly isForUsers: boolean;
  /** The answer to an address whose query was found good before; null where it was not, or is no longer known. */
  answer(url: string, session: Session | null): Answer | null;
}

type Observe = (method: string, route: string, status: number, milliseconds: number) => void;

/**
 * The few reads that every open page makes again and again. Finding the route, the request and reply objects and the hooks
 * cost more than their answers, so a request whose session and query are in memory is answered in front of them, with
 * the same head and body. Everything else, and everything that fails, goes the way of all requests.
 */
export class HotReads {
  /** By path, or by what stands before its parameter. */
  readonly #reads = new Map<string, { readonly path: string; readonly read: HotRead }>();
  readonly #authenticate: Authenticate;
  /** As `writeHead` takes them: name, value, name, value. */
  readonly #headers: readonly string[];
  readonly #taggedHeaders: readonly string[];
  readonly #type: readonly string[] = ['content-type', 'application/json; charset=utf-8'];
  #isOpen: boolean;
  #observe: Observe | undefined;

  /** @param isOpen false where each request is to be logged, which only the full way does */
  constructor(authenticate: Authenticate, headers: Readonly<Record<string, string>>, isOpen: boolean) {
    this.#authenticate = authenticate;
    this.#headers = [...Object.entries(headers).flat(), ...this.#type];
    this.#taggedHeaders = Object.entries({ ...headers, 'cache-control': taggedCaching }).flat();
    this.#isOpen = isOpen;
  }

  /** @param path as Fastify writes it; a parameter may stand at its end: `/api/location/group/:id` */
  add(path: string, read: HotRead): void {
    const parameter = path.indexOf(':');
    this.#reads.set(parameter < 0 ? path : path.slice(0, parameter), { path, read });
  }

  /** Tells each answer to the metrics. */
  observe(observe: Observe): void {
    this.#observe = observe;
  }

  /** From now on everything goes the full way, as while the server drains. */
  close(): void {
    this.#isOpen = false;
  }

  /** Fastify's own server (its `getServerInstance`), with these reads in front of its router. */
  readonly serverFactory: FastifyServerFactory = (
    route,
    { keepAliveTimeout, requestTimeout, connectionTimeout },
  ) => {
    const server: Server = createServer((request, response) => {
      if (!this.#isOpen || !this.#answers(request, response, route)) route(request, response);
    });
    if (typeof keepAliveTimeout === 'number') server.keepAliveTimeout = keepAliveTimeout;
    if (typeof requestTimeout === 'number') server.requestTimeout = requestTimeout;
    if (typeof connectionTimeout === 'number') server.setTimeout(connectionTimeout);
    return server;
  };

  #answers(request: IncomingMessage, response: ServerResponse, route: RequestListener): boolean {
    if (request.method !== 'GET') return false;
    const began = performance.now();
    const url = request.url ?? '';
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const found = this.#reads.get(path) ?? this.#reads.get(path.slice(0, path.lastIndexOf('/') + 1));
    if (!found) return false;
    const { read, path: pattern } = found;
    const session = this.#authenticate(request);
    if (session instanceof Promise || (read.isForUsers && !session)) return false;
    const send = (json: ReadyJson): void => {
      const status = this.#send(request, response, json);
      this.#observe?.('GET', pattern, status, performance.now() - began);
    };
    const answer = answerOf(read, url, session);
    if (answer === null) return false;
    if (answer instanceof ReadyJson) send(answer);
    else answer.then(send, () => route(request, response));
    return true;
  }

  #send({ headers }: IncomingMessage, response: ServerResponse, { text, bytes, etag }: ReadyJson): number {
    if (etag === null) {
      response.writeHead(200, [...this.#headers, 'content-length', bytes]).end(text);
      return 200;
    }
    const tagged = [...this.#taggedHeaders, 'etag', etag];
    if (headers['if-none-match'] === etag) {
      response.writeHead(304, tagged).end();
      return 304;
    }
    response.writeHead(200, [...tagged, ...this.#type, 'content-length', bytes]).end(text);
    return 200;
  }
}

/** Null also where the answer is an error: the full way words it. */
function answerOf(read: HotRead, url: string, session: Session | null): Answer | null {
  try {
    return read.answer(url, session);
  } catch {
    return null;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    hotReads: HotReads;
  }
}
