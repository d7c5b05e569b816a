/**
 * Keeps the screen on.
 * @returns a function that ends it
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  async function ask(): Promise<void> {
    // Not available without HTTPS and in older browsers.
    const wakeLock: WakeLock | undefined = navigator.wakeLock;
    if (!wakeLock || document.visibilityState !== 'visible') return;
    try {
      lock = await wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // The system refuses it when the battery is low. Then the screen turns off as usual.
    }
  }
  const onVisible = () => void ask();
  void ask();
  // The system releases the lock when the page is hidden.
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
