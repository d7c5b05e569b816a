import { useEffect, useState } from 'react';
import { isFacing, type LiveView } from './live-view.ts';

const touchMs = 80;

/** Whether the Qibla is faced. The device vibrates once if it can and the compass is accurate enough. */
export function useFacing(live: LiveView | undefined): boolean {
  const [facing, setFacing] = useState(false);
  // The state depends on the previous one; this is how React derives state from the previous render.
  const next = live !== undefined && isFacing(facing, live.turnDegrees);
  if (next !== facing) setFacing(next);

  const isToBeFelt = next && live?.quality !== 'rough';
  useEffect(() => {
    // Safari has no vibration.
    if (isToBeFelt && 'vibrate' in navigator) navigator.vibrate(touchMs);
  }, [isToBeFelt]);
  return next;
}
