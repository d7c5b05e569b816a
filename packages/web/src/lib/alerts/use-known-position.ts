import { useEffect, useState } from 'react';
import { mayAskSilently } from '../location/may-ask-silently.ts';
import { useWatchedPosition } from '../location/use-watched-position.ts';
import type { Fix } from '../location/watch-position.ts';

/** Where this device is, if it may be asked without asking the person; undefined otherwise. */
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
