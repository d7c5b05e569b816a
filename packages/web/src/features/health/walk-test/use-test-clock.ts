import { walkTestSeconds } from '@manasik/core/health/walk-test';
import { useEffect, useState } from 'react';

/**
 * The seconds since the component appeared, up to the length of the test. By the clock and not by counting ticks, because
 * phones pause timers while the screen is off.
 */
export function useTestClock(): number {
  const [startedAt] = useState(() => Date.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = () =>
      setSeconds(Math.min(walkTestSeconds, Math.max(0, Math.floor((Date.now() - startedAt) / 1000))));
    const timer = setInterval(tick, 250);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [startedAt]);
  return seconds;
}
