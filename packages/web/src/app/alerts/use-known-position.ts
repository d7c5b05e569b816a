import { useEffect, useState } from 'react';
import { mayAskSilently } from '../../platform/device/may-ask-silently.ts';
import { useWatchedPosition } from '../../platform/device/use-watched-position.ts';
import type { Fix } from '../../platform/device/watch-position.ts';

/** The location of this device if permission is already granted; undefined otherwise. */
export function useKnownPosition(isWanted: boolean): Fix | undefined {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    async function begin() {
      const may = await mayAskSilently();
      if (!isGone) setAllowed(may);
    }
    void begin();
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  const own = useWatchedPosition(isWanted && isAllowed);
  return own.status === 'live' ? own.fix : undefined;
}
