import { useMemo, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/**
 * The minute that has begun, told anew when the next one begins; null until the page has come to life, for it is
 * rendered ahead of time. Prayer times are on the minute, so nothing on the page changes in between.
 */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => null);
  return useMemo(() => (minute === null ? null : new Date(minute * minuteMs)), [minute]);
}

const currentMinute = (): number => Math.floor(Date.now() / minuteMs);

function subscribe(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
  };
  // A timer may ring a little early; then the minute is the same and it is set once more.
  const tick = () => {
    changed();
    wait();
  };
  // Phones stop timers while the screen is off.
  const awake = () => {
    clearTimeout(timer);
    tick();
  };
  wait();
  document.addEventListener('visibilitychange', awake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', awake);
  };
}
