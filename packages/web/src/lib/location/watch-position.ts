import type { PositionFailure } from './device-position.ts';

/** Where the device is, as its sensors have just measured it. */
export interface Fix {
  /** WGS 84, decimal degrees. */
  latitude: number;
  longitude: number;
  /** Metres either way. */
  accuracy: number;
  /** ISO 8601. */
  capturedAt: string;
}

interface Watcher {
  onFix: (fix: Fix) => void;
  onFailure: (reason: PositionFailure) => void;
}

// A fix of a minute ago is better than none while the first new one is looked for.
const stillGoodMs = 60_000;
// GeolocationPositionError.code, W3C Geolocation §9
const reasons: Readonly<Record<number, PositionFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'slow' };

/**
 * Follows where the device is, as exactly as it can say. Returns what ends that.
 * @param geolocation `navigator.geolocation`, which some browsers lack
 */
export function watchPosition(geolocation: Geolocation | undefined, watcher: Watcher): () => void {
  if (!geolocation) {
    watcher.onFailure('unsupported');
    return () => {};
  }
  const id = geolocation.watchPosition(
    ({ coords, timestamp }) =>
      watcher.onFix({
        latitude: coords.latitude,
        longitude: coords.longitude,
        accuracy: Math.min(coords.accuracy, 100_000),
        capturedAt: new Date(timestamp).toISOString(),
      }),
    ({ code }) => watcher.onFailure(reasons[code] ?? 'unavailable'),
    { enableHighAccuracy: true, maximumAge: stillGoodMs },
  );
  return () => geolocation.clearWatch(id);
}
