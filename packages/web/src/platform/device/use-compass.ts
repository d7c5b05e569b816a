import { useCallback, useEffect, useRef, useState } from 'react';
import type { Heading } from './heading.ts';
import { mayReadCompass, watchHeading } from './watch-heading.ts';

/** `waiting`: started, no reading yet. `none`: no reading came, so pages cannot read a compass of this device. */
type CompassState =
  | { status: 'off' | 'asking' | 'denied' | 'waiting' | 'none' }
  | { status: 'live'; heading: Heading };

export interface LiveCompass {
  state: CompassState;
  start: () => void;
  stop: () => void;
}

// Smaller changes are invisible, and each costs a render.
const seenDegrees = 0.25;

/** The compass of the device, started by a press. It pauses while the page is hidden and ends with the page. */
export function useCompass(): LiveCompass {
  const [state, setState] = useState<CompassState>({ status: 'off' });
  const [isOn, setOn] = useState(false);
  const asked = useRef(0);

  const stop = useCallback(() => {
    asked.current++;
    setOn(false);
    setState({ status: 'off' });
  }, []);

  async function start() {
    const turn = ++asked.current;
    setState({ status: 'asking' });
    const allowed = await mayReadCompass();
    // It was stopped or restarted in the meantime.
    if (turn !== asked.current) return;
    setOn(allowed);
    setState({ status: allowed ? 'waiting' : 'denied' });
  }

  useEffect(() => {
    if (!isOn) return undefined;
    let end: (() => void) | undefined;
    function follow() {
      end?.();
      end = undefined;
      if (document.hidden) return;
      end = watchHeading({
        onHeading: (heading) => setState((before) => next(before, heading)),
        onNothing: () => {
          setOn(false);
          setState({ status: 'none' });
        },
      });
    }
    function onVisibility() {
      // The last reading is outdated when the page is shown again.
      setState({ status: 'waiting' });
      follow();
    }
    follow();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      end?.();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [isOn]);

  return { state, start: () => void start(), stop };
}

function next(before: CompassState, heading: Heading): CompassState {
  if (before.status === 'live') {
    const { magneticDegrees, accuracyDegrees, tiltDegrees } = before.heading;
    const isSeen =
      Math.abs(magneticDegrees - heading.magneticDegrees) >= seenDegrees ||
      accuracyDegrees !== heading.accuracyDegrees ||
      Math.abs(tiltDegrees - heading.tiltDegrees) >= 2;
    if (!isSeen) return before;
  }
  return { status: 'live', heading };
}
