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
  readonly #reads = new Map<string, HotRead>();
  readonly #authenticate: Authenticate;
  /** As `writeHead` takes them: name, value, name, value. */
  readonly #headers: readonly string[];
  #isOpen: boolean;
  #observe: Observe | undefined;

  /** @param isOpen false where each request is to be logged, which only the full way does */
  constructor(authenticate: Authenticate, headers: Readonly<Record<string, string>>, isOpen: boolean) {
    this.#authenticate = authenticate;
    this.#headers = [...Object.entries(headers).flat(), 'content-type', 'application/json; charset=utf-8'];
    this.#isOpen = isOpen;
  }

  add(path: string, read: HotRead): void {
    this.#reads.set(path, read);
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
    const read = this.#reads.get(path);
    if (!read) return false;
    const session = this.#authenticate(request);
    if (session instanceof Promise || (read.isForUsers && !session)) return false;
    const send = ({ text, bytes }: ReadyJson): void => {
      response.writeHead(200, [...this.#headers, 'content-length', bytes]);
      response.end(text);
      this.#observe?.('GET', path, 200, performance.now() - began);
    };
    const answer = answerOf(read, url, session);
    if (answer === null) return false;
    if (answer instanceof ReadyJson) send(answer);
    else answer.then(send, () => route(request, response));
    return true;
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
