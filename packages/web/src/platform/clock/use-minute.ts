import { useMemo, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/**
 * The current minute, updated when the next one begins; null until hydration, because pages are prerendered. Prayer
 * times are whole minutes, so nothing changes in between.
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
  // A timer may fire a little early. Then the minute is the same, and the timer is set again.
  const tick = () => {
    changed();
    wait();
  };
  // Phones pause timers while the screen is off.
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
