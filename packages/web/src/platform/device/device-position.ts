/** Why there is no location; the words are under `location.errors.<reason>`. */
export type PositionFailure = 'unsupported' | 'denied' | 'slow' | 'unavailable';

export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly reason: PositionFailure;

  constructor(reason: PositionFailure) {
    super(`The position of the device is not known: ${reason}`);
    this.reason = reason;
  }
}

/** WGS 84, decimal degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** How long the device may take, in milliseconds, without the time for the permission prompt. */
const patienceMs = 15_000;
// A fix of the last minutes is good enough: prayer times change by seconds per kilometre.
const stillGoodMs = 5 * 60_000;

// GeolocationPositionError.code, W3C Geolocation §9
const reasons: Readonly<Record<number, PositionFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'slow' };

/** The reason behind a `GeolocationPositionError.code`. */
export const reasonOf = (code: number): PositionFailure => reasons[code] ?? 'unavailable';

/**
 * Requests the location once.
 * @param geolocation `navigator.geolocation`, which some browsers lack
 * @throws PositionError
 */
export function devicePosition(geolocation: Geolocation | undefined): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!geolocation) {
      reject(new PositionError('unsupported'));
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => reject(new PositionError(reasonOf(code))),
      { timeout: patienceMs, maximumAge: stillGoodMs },
    );
  });
}
