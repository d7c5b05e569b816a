let running: { owner: string; halt: () => void } | undefined;
let isRunning = false;

/** Whether this page is the one that watches. */
export const isWatching = (): boolean => isRunning;

/**
 * Watches for `owner` from now on, in one page of this browser at a time; without an owner it stops. Repeating it
 * changes nothing.
 */
export function watchFor(owner: string | undefined, start: (owner: string) => () => void): void {
  if (running?.owner === owner) return;
  running?.halt();
  running = owner === undefined ? undefined : { owner, halt: oncePerBrowser(() => start(owner)) };
}

/** Runs `start` in one page of this browser at a time; another page continues when that one closes. */
function oncePerBrowser(start: () => () => void): () => void {
  const ending = new AbortController();
  let halt: (() => void) | undefined;
  const run = () => {
    halt = start();
    isRunning = true;
  };
  ending.signal.addEventListener('abort', () => {
    halt?.();
    isRunning = false;
  });
  const held = () =>
    new Promise<void>((resolve) => {
      if (ending.signal.aborted) return resolve();
      ending.signal.addEventListener('abort', () => resolve());
      run();
    });
  // Locks need HTTPS. Without them two pages may send the same, which is harmless.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) void locks.request('manasik-sharing-watch', held);
  else run();
  return () => ending.abort();
}
