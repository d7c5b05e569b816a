let running: { owner: string; halt: () => void } | undefined;
let isRunning = false;

/** Whether it is this page that watches. */
export const isWatching = (): boolean => isRunning;

/**
 * Watches for `owner` from now on, in one page of this browser at a time; for nobody: ends that. Called again for the
 * same it changes nothing.
 */
export function watchFor(owner: string | undefined, start: (owner: string) => () => void): void {
  if (running?.owner === owner) return;
  running?.halt();
  running = owner === undefined ? undefined : { owner, halt: oncePerBrowser(() => start(owner)) };
}

/** Runs `start` in one page of this browser at a time; another takes over when that one lets go. */
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
  // Not there without HTTPS. Then two pages may send the same, which does no harm.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) void locks.request('manasik-sharing-watch', held);
  else run();
  return () => ending.abort();
}
