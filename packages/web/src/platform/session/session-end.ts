import { inTime } from './before-sign-out.ts';

type Task = (owner: string) => Promise<void>;

let task: Task | undefined;

/** Runs a task when the server says that the session of `owner` (id of the user) has ended, before its data is erased. */
export function beforeErasing(work: Task): void {
  task = work;
}

/** Waits for the task, for a few seconds at most: others may use this device. */
export async function runBeforeErasing(owner: string): Promise<void> {
  // A task that fails must not keep the data on the device.
  if (task) await inTime(Promise.allSettled([task(owner)]));
}
