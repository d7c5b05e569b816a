import { AppError } from './errors.ts';

/** Lets one task through at a time and bounds how many wait, so that costly work cannot starve the rest. */
export interface Gate {
  /** @throws AppError `server.busy` when the queue is full. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

export function createGate(mostWaiting: number): Gate {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    run: (task) => {
      if (waiting >= mostWaiting) {
        return Promise.reject(
          new AppError('server.busy', 'Too many sign-ins at once; try again', { retryAfterSeconds: 2 }),
        );
      }
      waiting += 1;
      const result = tail.then(task).finally(() => {
        waiting -= 1;
      });
      tail = result.catch(() => undefined);
      return result;
    },
  };
}
