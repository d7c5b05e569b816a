import { useEffect, useState } from 'react';
import type { PositionFailure } from './device-position.ts';
import { type Fix, watchPosition } from './watch-position.ts';

export type WatchedPosition =
  | { status: 'off' | 'finding' }
  | { status: 'live'; fix: Fix }
  | { status: 'failed'; reason: PositionFailure };

/** The location of the device while `isOn`; the browser asks the person the first time. It does not leave this page. */
export function useWatchedPosition(isOn: boolean): WatchedPosition {
  const [found, setFound] = useState<WatchedPosition>({ status: 'finding' });
  useEffect(() => {
    if (!isOn) return undefined;
    return watchPosition({
      onFix: (fix) => setFound({ status: 'live', fix }),
      // A location from a moment ago is better than none.
      onFailure: (reason) =>
        setFound((before) => (before.status === 'live' ? before : { status: 'failed', reason })),
    });
  }, [isOn]);
  return isOn ? found : { status: 'off' };
}
