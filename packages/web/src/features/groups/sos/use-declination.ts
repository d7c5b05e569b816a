import { useEffect, useState } from 'react';

interface Place {
  latitude: number;
  longitude: number;
}

/**
 * Degrees from magnetic to true north, east positive. 0 until its tables are here: in Makkah that is wrong by some four
 * degrees, which an arrow to a person in a crowd bears.
 */
export function useDeclination({ latitude, longitude }: Place): number {
  const [degrees, setDegrees] = useState(0);
  // A tenth of a degree of the Earth changes it by less than the hand trembles.
  const near = `${latitude.toFixed(1)} ${longitude.toFixed(1)}`;
  useEffect(() => {
    let isGone = false;
    const [north = 0, east = 0] = near.split(' ').map(Number);
    async function load() {
      const { declination } = await import('@manasik/core/geo/declination');
      if (!isGone) setDegrees(declination(north, east, new Date()).degrees);
    }
    // Without a network, and not fetched before: the arrow goes by magnetic north.
    load().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [near]);
  return degrees;
}
