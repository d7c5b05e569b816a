import { Worker } from 'node:worker_threads';
import type { Decision, Question } from '@manasik/core/assistant/decision';
import type { Language } from '@manasik/core/text/languages';
import { framesOf } from '../../platform/describe-error.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import type { FromEngine, ToEngine } from './engine-thread.ts';

/** Understands questions, in a thread of its own. */
export interface Engine {
  /**
   * @param language of the page
   * @throws AppError `server.unavailable` when the thread ended before it answered, or takes too long
   */
  decide(this: void, question: Question, language: Language): Promise<Decision>;
  close(this: void): void;
}

export interface EngineOptions {
  readonly log: Logger;
  /** The module of the thread. */
  readonly file?: URL;
  /** The time for an answer, once the thread has what the language takes. */
  readonly answersWithinMs?: number;
}

interface Waiting {
  readonly resolve: (decision: Decision) => void;
  readonly reject: (error: Error) => void;
  timer: NodeJS.Timeout | null;
}

const ANSWERS_WITHIN_MS = 5000;
const PREPARES_WITHIN_MS = 60_000;

const unavailable = (why: string): AppError =>
  new AppError('server.unavailable', why, { retryAfterSeconds: 1 });

/** The error of the thread, without its message, which could repeat the question. */
function failureOf(name: string, frames: string): Error {
  const failure = new Error('a question could not be understood');
  failure.stack = `${name}\n${frames}`;
  return failure;
}

/** One run of the thread. `onGone` is called when it takes no more questions. */
function startThread({ log, file, answersWithinMs = ANSWERS_WITHIN_MS }: EngineOptions, onGone: () => void) {
  const worker = new Worker(file ?? new URL('./engine-thread.ts', import.meta.url));
  // Unanswered questions do not keep the process alive either.
  worker.unref();
  const waiting = new Map<number, Waiting>();
  const ready = Promise.withResolvers<void>();
  // The questions that wait for it report the failure.
  ready.promise.catch(() => {});
  let asked = 0;
  let answered = 0;
  let preparesSince: number | null = null;
  const isPreparing = (): boolean =>
    preparesSince !== null && performance.now() - preparesSince < PREPARES_WITHIN_MS;

  const startTimer = setTimeout(() => void worker.terminate(), PREPARES_WITHIN_MS).unref();
  const settle = (id: number, work: (one: Waiting) => void): void => {
    answered += 1;
    preparesSince = null;
    const one = waiting.get(id);
    waiting.delete(id);
    if (one) work(one);
  };
  worker.on('message', (message: FromEngine) => {
    if (message.kind === 'ready') {
      clearTimeout(startTimer);
      ready.resolve();
    } else if (message.kind === 'preparing') preparesSince = performance.now();
    else if (message.kind === 'decided') settle(message.id, ({ resolve }) => resolve(message.decision));
    else settle(message.id, ({ reject }) => reject(failureOf(message.name, message.frames)));
  });
  worker.on('error', (error: Error) => {
    log.error({ reason: error.name, stack: framesOf(error) }, 'the thread of the assistant failed');
  });
  worker.once('exit', () => {
    clearTimeout(startTimer);
    onGone();
    const gone = unavailable('The assistant had to start again');
    ready.reject(gone);
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  });

  /** Others may be in front of a late question. A thread that answered nobody meanwhile is stuck, and ends. */
  const refuseLate = (id: number, answeredBefore: number): void => {
    const late = waiting.get(id);
    waiting.delete(id);
    late?.reject(unavailable('The assistant took too long'));
    if (answered > answeredBefore) return;
    log.error('the thread of the assistant is stuck, and is ended');
    // The next question must not wait for the end of this one.
    onGone();
    void worker.terminate();
  };
  const watch = (id: number, answeredBefore: number): void => {
    const timer = setTimeout(() => {
      if (isPreparing()) watch(id, answeredBefore);
      else refuseLate(id, answeredBefore);
    }, answersWithinMs).unref();
    const one = waiting.get(id);
    if (one) one.timer = timer;
  };

  return {
    decide: async (question: Question, language: Language): Promise<Decision> => {
      await ready.promise;
      asked += 1;
      const { promise, resolve, reject } = Promise.withResolvers<Decision>();
      const one: Waiting = { resolve, reject, timer: null };
      waiting.set(asked, one);
      watch(asked, answered);
      worker.postMessage({ id: asked, question, language } satisfies ToEngine);
      try {
        return await promise;
      } finally {
        if (one.timer) clearTimeout(one.timer);
      }
    },
    end: (): void => void worker.terminate(),
  };
}

/** Starts the thread with the first question, and again with the next one after it ended. */
export function createEngine(options: EngineOptions): Engine {
  let thread: ReturnType<typeof startThread> | null = null;
  let isClosed = false;

  const start = (): ReturnType<typeof startThread> => {
    const started = startThread(options, () => {
      if (thread === started) thread = null;
    });
    thread = started;
    return started;
  };

  return {
    decide: async (question, language) => {
      if (isClosed) throw unavailable('The server is closing');
      return (thread ?? start()).decide(question, language);
    },
    close: () => {
      isClosed = true;
      thread?.end();
    },
  };
}
