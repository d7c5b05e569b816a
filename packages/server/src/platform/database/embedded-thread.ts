import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './embedded-worker.ts';
import { exactBytes } from './exact-bytes.ts';

/** The thread the embedded database lives in. */
export interface Thread {
  post(message: ToWorker): void;
  onMessage(listener: (message: FromWorker) => void): void;
  /** Called once, when the thread has ended; with what ended it, or null when it was told to close. */
  onGone(listener: (reason: Error | null) => void): void;
}

/** Starts the thread on a directory, filled from `snapshot` when one is given. @throws when it cannot open. */
export async function startThread(directory: string, snapshot: Uint8Array | null): Promise<Thread> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { directory, snapshot },
  });
  let failure: Error | null = null;
  const gone = new Promise<Error | null>((resolve) => {
    worker.on('error', (error: Error) => {
      failure = error;
    });
    worker.once('exit', (code) => {
      resolve(failure ?? (code === 0 ? null : new Error(`the database thread ended with code ${code}`)));
    });
  });
  const first = await new Promise<FromWorker | Error | null>((resolve) => {
    worker.once('message', (message: FromWorker) => resolve(message));
    void gone.then(resolve);
  });
  if (first === null || first instanceof Error || first.kind !== 'opened') {
    await worker.terminate();
    if (first instanceof Error) throw first;
    throw new Error(first?.kind === 'failed' ? first.message : 'the database thread ended as it opened');
  }
  return {
    post: (message) => {
      if (message.kind !== 'bytes') return worker.postMessage(message);
      const bytes = exactBytes(message.bytes);
      worker.postMessage({ kind: 'bytes', bytes } satisfies ToWorker, [bytes.buffer]);
    },
    onMessage: (listener) => worker.on('message', listener),
    onGone: (listener) => void gone.then(listener),
  };
}
