import { useEffect, useState } from 'react';
import type { Declination } from '@manasik/core/geo/declination';
import type { Place } from '@manasik/core/geo/great-circle';
import { type LiveCompass, useCompass } from '../../../platform/device/use-compass.ts';
import { normalizeDegrees } from '../../../ui/compass-geometry.ts';

type DeclinationAt = (latitude: number, longitude: number, at: Date) => Declination;

/** Above this error, an arrow would mislead. */
const roughDegrees = 30;

export interface LiveHeading {
  readonly compass: LiveCompass;
  /** The direction of the top of the device, clockwise from true north; null without a compass. */
  readonly headingDegrees: number | null;
  readonly isRough: boolean;
}

/** The heading of the device, corrected to true north at its location. */
export function useHeading(place: Place | null): LiveHeading {
  const compass = useCompass();
  const [today] = useState(() => new Date());
  const declination = useDeclination();
  const { state } = compass;
  if (state.status !== 'live' || !place || !declination) {
    return { compass, headingDegrees: null, isRough: false };
  }
  const { magneticDegrees, accuracyDegrees } = state.heading;
  const { degrees } = declination(place.latitude, place.longitude, today);
  return {
    compass,
    headingDegrees: normalizeDegrees(magneticDegrees + degrees),
    isRough: accuracyDegrees !== null && accuracyDegrees > roughDegrees,
  };
}

function useDeclination(): DeclinationAt | null {
  const [known, setKnown] = useState<{ declination: DeclinationAt } | null>(null);
  useEffect(() => {
    let isGone = false;
    // Loaded with the page, so that the compass also starts offline. Without it, the words still show the way.
    async function load() {
      try {
        const { declination } = await import('@manasik/core/geo/declination');
        if (!isGone) setKnown({ declination });
      } catch {
        // Offline, and not loaded before.
      }
    }
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  return known?.declination ?? null;
}
