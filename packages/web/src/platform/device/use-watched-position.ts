import { useEffect, useState } from 'react';
import type { PositionFailure } from './device-position.ts';
import { type Fix, watchPosition } from './watch-position.ts';

export type WatchedPosition =
  | { status: 'off' | 'finding' }
  | { status: 'live'; fix: Fix }
  | { status: 'failed'; reason: PositionFailure };

/** Where the device is while `isOn`; asks the person the first time. It stays on this page. */
export function useWatchedPosition(isOn: boolean): WatchedPosition {
  const [found, setFound] = useState<WatchedPosition>({ status: 'finding' });
  useEffect(() => {
    if (!isOn) return undefined;
    return watchPosition({
      onFix: (fix) => setFound({ status: 'live', fix }),
      // Where it was a moment ago is better than nothing.
      onFailure: (reason) =>
        setFound((before) => (before.status === 'live' ? before : { status: 'failed', reason })),
    });
  }, [isOn]);
  return isOn ? found : { status: 'off' };
}
