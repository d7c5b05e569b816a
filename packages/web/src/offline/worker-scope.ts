/**
 * The part of the service worker scope that we use. The TypeScript libraries for workers and for pages conflict in one
 * program, and pages import types of the worker.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: {
    readonly onLine: boolean;
    readonly languages: readonly string[];
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ): void;
}

interface WorkerEvent extends Event {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface MessageEventOfWorker extends WorkerEvent {
  readonly data: unknown;
  readonly source: { postMessage(message: unknown): void } | null;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: MessageEventOfWorker;
}
