import { useEffect, useState } from 'react';

interface Place {
  latitude: number;
  longitude: number;
}

/**
 * Degrees from magnetic to true north, east positive. 0 until the tables are loaded: in Makkah the error is about four
 * degrees, which is acceptable for an arrow to a person in a crowd.
 */
export function useDeclination({ latitude, longitude }: Place): number {
  const [degrees, setDegrees] = useState(0);
  // Within a tenth of a degree of the Earth it changes by less than a shaking hand.
  const near = `${latitude.toFixed(1)} ${longitude.toFixed(1)}`;
  useEffect(() => {
    let isGone = false;
    const [north = 0, east = 0] = near.split(' ').map(Number);
    async function load() {
      const { declination } = await import('@manasik/core/geo/declination');
      if (!isGone) setDegrees(declination(north, east, new Date()).degrees);
    }
    // Offline, and not loaded before: the arrow uses magnetic north.
    load().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [near]);
  return degrees;
}
