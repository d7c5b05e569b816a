import { type CompassPoint, compassPoint, earthRadiusMetres } from '@manasik/core/geo/great-circle';
import { qibla } from '@manasik/core/geo/qibla';
import type { Place } from '../times/day-view.ts';

/** Degrees north and east (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface QiblaView {
  /** The origin of the direction: the device, the saved place, or London without both. */
  from: 'device' | 'saved' | 'london';
  /** The place itself. */
  at: Position;
  /** Degrees clockwise from true north, 0 to under 360. */
  directionDegrees: number;
  /** Whole degrees clockwise from true north, 0 to 359. */
  bearingDegrees: number;
  point: CompassPoint;
  turn: { side: 'turnRight' | 'turnLeft'; degrees: number };
  distanceKm: number;
  /** Too close to the Kaaba: the direction from this place is not that of a pilgrim next to it. */
  isNear: boolean;
  /** Where a bearing says nothing: at a pole, or at the antipode of the Kaaba, where all ways are equally short. */
  limit: 'pole' | 'antipode' | null;
}

const london: Position = { latitude: 51.5074, longitude: -0.1278 };
// A city stands for a place somewhere in it: from Jeddah on its direction is right to some degrees, within Makkah it
// is not right at all. A device knows where it is to some ten metres.
// Within a kilometre of a pole, or of the opposite side of the Earth, a step changes the bearing by degrees.
const limitKm = 1;
const poleLatitude = 90 - limitKm / 111;
const furthestKm = (Math.PI * earthRadiusMetres) / 1000;
const nearKm = { device: 0.5, saved: 30, london: 0 };

/** The Qibla from the best known origin: the device, otherwise the saved place, otherwise London. */
export function qiblaView(device: Position | undefined, saved: Place | null): QiblaView {
  const from = device ? 'device' : saved ? 'saved' : 'london';
  const { latitude, longitude } = device ?? saved ?? london;
  const { direction, distanceKm } = qibla(latitude, longitude);
  const bearingDegrees = Math.round(direction) % 360;
  return {
    from,
    at: { latitude, longitude },
    directionDegrees: direction,
    bearingDegrees,
    point: compassPoint(bearingDegrees),
    turn:
      bearingDegrees <= 180
        ? { side: 'turnRight', degrees: bearingDegrees }
        : { side: 'turnLeft', degrees: 360 - bearingDegrees },
    distanceKm,
    isNear: distanceKm < nearKm[from],
    limit: Math.abs(latitude) > poleLatitude ? 'pole' : furthestKm - distanceKm < limitKm ? 'antipode' : null,
  };
}
