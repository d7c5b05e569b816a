import { noSteps, withReading } from '@manasik/core/health/step-detector';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { keepAwake } from '../../../platform/device/keep-awake.ts';
import { mayReadSensor } from '../../../platform/device/sensor-permission.ts';
import { watchMotion } from '../../../platform/device/watch-motion.ts';

/** `waiting`: started, no reading yet. `none`: no reading came, so pages cannot read a motion sensor of this device. */
type CounterStatus = 'off' | 'asking' | 'denied' | 'waiting' | 'live' | 'none';

/** Each report is stored, so it is not done for each step. */
const stepsEach = 10;

/**
 * Counts steps from a tap until the next one, while the page is open.
 * @param onCounted called with the steps since it was called before; none is lost when the page is hidden or left
 */
export function useStepCounter(onCounted: (steps: number) => void) {
  const [status, setStatus] = useState<CounterStatus>('off');
  const [steps, setSteps] = useState(0);
  const isOn = status === 'waiting' || status === 'live';
  const report = useEffectEvent(onCounted);

  useEffect(() => {
    if (!isOn) return undefined;
    let state = noSteps;
    let reported = 0;
    const flush = () => {
      if (state.steps > reported) report(state.steps - reported);
      reported = state.steps;
    };
    const stopWatching = watchMotion({
      onMotion: (reading) => {
        const before = state.steps;
        state = withReading(state, reading);
        setStatus('live');
        if (state.steps === before) return;
        setSteps(state.steps);
        if (state.steps - reported >= stepsEach) flush();
      },
      onNothing: () => setStatus('none'),
    });
    const sleep = keepAwake();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stopWatching();
      sleep();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [isOn]);

  const start = useCallback(async () => {
    setSteps(0);
    setStatus('asking');
    setStatus((await mayReadSensor('DeviceMotionEvent')) ? 'waiting' : 'denied');
  }, []);

  return { status, steps, start: () => void start(), stop: () => setStatus('off') };
}
