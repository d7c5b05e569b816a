import { useCallback, useEffect, useState } from 'react';
import { deviceFix, type Fix, watchFixes } from '../../../platform/device/device-fix.ts';
import { PositionError, type PositionFailure } from '../../../platform/device/device-position.ts';
import { mayAskSilently } from '../../../platform/device/may-ask-silently.ts';

export interface OwnPlace {
  readonly fix: Fix | null;
  readonly isFinding: boolean;
  readonly failure: PositionFailure | null;
  readonly find: () => Promise<Fix | null>;
}

// A running watch may report nothing new for a phone that lies still.
const freshMs = 60_000;

/** The reader's own location for finding the way to others. It stays on the device and is separate from sharing. */
export function useOwnPlace(shared: Fix | null): OwnPlace {
  const [fix, setFix] = useState<Fix | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [failure, setFailure] = useState<PositionFailure | null>(null);
  const [isOn, setOn] = useState(false);

  const find = useCallback(async () => {
    setFinding(true);
    setFailure(null);
    try {
      const found = await deviceFix(navigator.geolocation, freshMs);
      setFix(found);
      setOn(true);
      return found;
    } catch (error) {
      setFailure(error instanceof PositionError ? error.reason : 'unavailable');
      return null;
    } finally {
      setFinding(false);
    }
  }, []);

  useEffect(() => {
    let isGone = false;
    async function begin() {
      if ((await mayAskSilently()) && !isGone) setOn(true);
    }
    void begin();
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => (isOn ? watchFixes(setFix, () => setOn(false)) : undefined), [isOn]);

  const newest = fix && shared ? (shared.capturedAt > fix.capturedAt ? shared : fix) : (fix ?? shared);
  return { fix: newest, isFinding, failure, find };
}
