/** Keeps the screen from going dark by itself, until what it gives back is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  async function ask(): Promise<void> {
    // Not there without HTTPS and in older browsers.
    const wakeLock: WakeLock | undefined = navigator.wakeLock;
    if (!wakeLock || document.visibilityState !== 'visible') return;
    try {
      lock = await wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // A low battery refuses it: the screen then goes dark as it always does.
    }
  }
  const onVisible = () => void ask();
  void ask();
  // The system takes it away with the page that is hidden.
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
