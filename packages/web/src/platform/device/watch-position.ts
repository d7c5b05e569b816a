import { deviceFix, type Fix, watchFixes } from './device-fix.ts';
import { PositionError, type PositionFailure } from './device-position.ts';

export type { Fix };

interface Watcher {
  onFix: (fix: Fix) => void;
  onFailure: (reason: PositionFailure) => void;
}

// A fix from a minute ago is better than none until the first new one.
const stillGoodMs = 60_000;
// A phone that lies still may report nothing. After this long it is asked.
const silentMs = 60_000;
const freshMs = 10_000;

/**
 * Follows the location of the device as precisely as possible.
 * @returns a function that stops it
 */
export function watchPosition(watcher: Watcher): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopFixes: (() => void) | undefined;

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    stopFixes?.();
  }
  function askLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(freshMs), silentMs);
  }
  function onFix(fix: Fix): void {
    if (isOver) return;
    askLater();
    watcher.onFix(fix);
  }
  function onFailure(reason: PositionFailure): void {
    if (isOver) return;
    askLater();
    // Going on would only show the permission prompt again.
    if (reason === 'denied' || reason === 'unsupported') stop();
    watcher.onFailure(reason);
  }
  const ask = (freshEnoughMs: number): Promise<void> =>
    deviceFix(navigator.geolocation, freshEnoughMs).then(onFix, (error: unknown) =>
      onFailure(error instanceof PositionError ? error.reason : 'unavailable'),
    );
  async function begin(): Promise<void> {
    await ask(stillGoodMs);
    if (!isOver) stopFixes = watchFixes(onFix, () => onFailure('denied'));
  }
  void begin();
  return stop;
}
