import { Worker } from 'node:worker_threads';
import type { PasswordAnswer, PasswordTask } from './password-worker.ts';

type Settle = (answer: PasswordAnswer) => void;

let worker: Worker | undefined;
// Answers come in the order of the tasks.
const waiting: Settle[] = [];

function lost(error: Error): void {
  worker = undefined;
  for (const settle of waiting.splice(0)) settle({ failed: error.message });
}

/** Starts the thread with the first password, in a priority below everything else: hashing takes 14 ms of a core. */
function startWorker(): Worker {
  const started = new Worker(new URL('./password-worker.ts', import.meta.url));
  started.unref();
  started.on('message', (answer: PasswordAnswer) => waiting.shift()?.(answer));
  started.on('error', lost);
  return started;
}

function run(task: PasswordTask): Promise<string | boolean> {
  worker ??= startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<string | boolean>();
  waiting.push((answer) => {
    if (waiting.length === 0) worker?.unref();
    if ('failed' in answer) reject(new Error(answer.failed));
    else resolve(answer.result);
  });
  // Somebody waits: the process must not end before the answer.
  worker.ref();
  worker.postMessage(task);
  return promise;
}

/** Argon2id in PHC notation, made off the event loop. */
export const hashPassword = async (password: string): Promise<string> =>
  String(await run({ kind: 'hash', password }));

/** @throws when `hash` is no Argon2 hash. */
export const verifyPassword = async (input: { hash: string; password: string }): Promise<boolean> =>
  (await run({ kind: 'verify', ...input })) === true;
