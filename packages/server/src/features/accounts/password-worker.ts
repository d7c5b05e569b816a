import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { classifyThread } from '../../lib/thread-class.ts';

/** The thread that hashes. What is asked and answered: */
export type PasswordTask =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string };
export type PasswordAnswer = { readonly result: string | boolean } | { readonly failed: string };

// Argon2id is the library's default. OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Linux counts a thread's priority for itself; elsewhere this call would lower the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
// A thread of low priority still keeps its core for a slice of some milliseconds when another wakes. Where the class
// cannot be set the low priority stays.
classifyThread('idle');

const work = (task: PasswordTask): string | boolean =>
  task.kind === 'hash' ? hashSync(task.password, options) : verifySync(task.hash, task.password);

const clock = new Int32Array(new SharedArrayBuffer(4));

/** Leaves the core to others for a while. */
const rest = (ms: number): unknown => Atomics.wait(clock, 0, 0, ms);

parentPort?.on('message', (task: PasswordTask) => {
  const before = process.threadCpuUsage();
  let answer: PasswordAnswer;
  try {
    answer = { result: work(task) };
  } catch (error) {
    answer = { failed: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
  // A storm of sign-ins gets half of a core; one that comes alone waits for nothing.
  const { user, system } = process.threadCpuUsage(before);
  rest((user + system) / 1000);
});
