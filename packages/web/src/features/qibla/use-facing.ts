import { useEffect, useState } from 'react';
import { isFacing, type LiveView } from './live-view.ts';

const touchMs = 80;

/** Whether the Qibla is faced; the device says so once by a touch, where it can and the compass is good enough. */
export function useFacing(live: LiveView | undefined): boolean {
  const [facing, setFacing] = useState(false);
  const turnDegrees = live?.turnDegrees;
  useEffect(() => {
    setFacing((was) => turnDegrees !== undefined && isFacing(was, turnDegrees));
  }, [turnDegrees]);

  const isToBeFelt = facing && live?.quality !== 'rough';
  useEffect(() => {
    // Safari has none.
    if (isToBeFelt && 'vibrate' in navigator) navigator.vibrate(touchMs);
  }, [isToBeFelt]);
  return facing;
}
