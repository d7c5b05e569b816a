import { useEffect, useState } from 'react';
import { isFacing, type LiveView } from './live-view.ts';

const touchMs = 80;

/** Whether the Qibla is faced; the device says so once by a touch, where it can and the compass is good enough. */
export function useFacing(live: LiveView | undefined): boolean {
  const [facing, setFacing] = useState(false);
  // Whether it is faced depends on whether it was: React's way to follow a value from one drawing to the next.
  const next = live !== undefined && isFacing(facing, live.turnDegrees);
  if (next !== facing) setFacing(next);

  const isToBeFelt = next && live?.quality !== 'rough';
  useEffect(() => {
    // Safari has none.
    if (isToBeFelt && 'vibrate' in navigator) navigator.vibrate(touchMs);
  }, [isToBeFelt]);
  return next;
}
