import { PositionError, reasonOf } from './device-position.ts';

/** A measured location of the device. */
export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in metres of the circle that contains the device with a probability of 68 %. */
  readonly accuracy: number;
  /** By the clock of the device, in milliseconds since 1970. */
  readonly capturedAt: number;
}

/** A cold start between tall buildings takes time. In some browsers the permission prompt counts, too. */
const patienceMs = 20_000;
const dayMs = 86_400_000;

function fixOf({ coords, timestamp }: GeolocationPosition): Fix {
  const now = Date.now();
  // Some browsers counted from the start of the device, or from 2001.
  const capturedAt = Math.abs(timestamp - now) < dayMs ? Math.min(timestamp, now) : now;
  const { latitude, longitude, accuracy } = coords;
  return { latitude, longitude, accuracy, capturedAt };
}

/**
 * Requests the location once, as precisely as possible.
 * @param freshMs the greatest age of an acceptable answer
 * @throws PositionError
 */
export function deviceFix(geolocation: Geolocation | undefined, freshMs: number): Promise<Fix> {
  return new Promise((resolve, reject) => {
    if (!geolocation) {
      reject(new PositionError('unsupported'));
      return;
    }
    geolocation.getCurrentPosition(
      (position) => resolve(fixOf(position)),
      ({ code }) => reject(new PositionError(reasonOf(code))),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: freshMs },
    );
  });
}

/** Calls back with each new fix, and with a failure only when the permission was withdrawn. */
export function watchFixes(onFix: (fix: Fix) => void, onDenied: () => void): () => void {
  if (!('geolocation' in navigator)) return () => {};
  const id = navigator.geolocation.watchPosition(
    (position) => onFix(fixOf(position)),
    // Losing the signal is temporary; a refusal is not.
    ({ code }) => {
      if (reasonOf(code) === 'denied') onDenied();
    },
    { enableHighAccuracy: true },
  );
  return () => navigator.geolocation.clearWatch(id);
}
