import { useCompass } from '../../../platform/device/use-compass.ts';
import { liveView } from './live-view.ts';
import type { QiblaView } from './qibla-view.ts';
import { useCorrection } from './use-correction.ts';
import { useFacing } from './use-facing.ts';

/** The compass of the device, and what it says about the Qibla once it is live. */
export function useLiveQibla(view: QiblaView | undefined, now: Date | null) {
  const compass = useCompass();
  const correction = useCorrection(view?.at, now);
  const live =
    view && compass.state.status === 'live' && correction.status === 'ready'
      ? liveView(compass.state.heading, correction.declination, view.directionDegrees)
      : undefined;
  const facing = useFacing(live);
  return { ...compass, correction, live, facing };
}

export type LiveQibla = ReturnType<typeof useLiveQibla>;
