import { PositionError, reasonOf } from './device-position.ts';

/** Where the device was at a moment, as it measured it. */
export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius of the circle that it is in with 68 % probability, metres. */
  readonly accuracy: number;
  /** By the device's clock, milliseconds since 1970. */
  readonly capturedAt: number;
}

/** A cold start between tall buildings takes its time; so does asking for permission in some browsers. */
const patienceMs = 20_000;
const dayMs = 86_400_000;

function fixOf({ coords, timestamp }: GeolocationPosition): Fix {
  const now = Date.now();
  // Some browsers have counted from the start of the device, or from 2001.
  const capturedAt = Math.abs(timestamp - now) < dayMs ? Math.min(timestamp, now) : now;
  const { latitude, longitude, accuracy } = coords;
  return { latitude, longitude, accuracy, capturedAt };
}

/**
 * Asks the device where it is, once, as well as it can tell.
 * @param freshMs how old the answer may be
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

/** Calls back with each new fix; with a failure only when the person has taken the permission back. */
export function watchFixes(onFix: (fix: Fix) => void, onDenied: () => void): () => void {
  if (!('geolocation' in navigator)) return () => {};
  const id = navigator.geolocation.watchPosition(
    (position) => onFix(fixOf(position)),
    // A tunnel ends; a refusal does not.
    ({ code }) => {
      if (reasonOf(code) === 'denied') onDenied();
    },
    { enableHighAccuracy: true },
  );
  return () => navigator.geolocation.clearWatch(id);
}
