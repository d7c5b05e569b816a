import { normalizeDegrees, turnTowards } from '../../ui/compass-geometry.ts';

/** The orientation that a browser reports: W3C Device Orientation, and two fields of Safari. */
export interface OrientationEvent {
  alpha: number | null;
  beta: number | null;
  gamma: number | null;
  absolute: boolean;
  /** Safari: direction of the top of the device, degrees clockwise from magnetic north; negative if unknown. */
  webkitCompassHeading?: number;
  /** Safari: accuracy of the heading, plus or minus degrees; negative while the compass is not calibrated. */
  webkitCompassAccuracy?: number;
}

export interface Heading {
  /**
   * Where the top of the screen points (or what is behind the screen, when it is held upright), degrees clockwise from
   * magnetic north. Both kinds of browser give magnetic north, although W3C writes true north: Android's rotation
   * vector "points towards magnetic north" (SensorEvent) and Chromium passes it on; Apple has `magneticHeading`.
   */
  magneticDegrees: number;
  /** Accuracy, plus or minus degrees; null if the device does not report it. */
  accuracyDegrees: number | null;
  /** Angle between the screen and the horizontal, 0 (flat, face up) to 180. */
  tiltDegrees: number;
}

const radians = (angle: number): number => (angle * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/**
 * The heading in an event; undefined when it holds none that is tied to north.
 * @param screenDegrees `screen.orientation.angle`: how far the picture is turned on the device, counterclockwise seen
 * from the person, so that at 90 the device's right side is the top of the picture
 */
export function headingIn(event: OrientationEvent, screenDegrees: number): Heading | undefined {
  const attitude = attitudeOf(event);
  const { webkitCompassHeading, webkitCompassAccuracy = -1 } = event;
  if (webkitCompassHeading !== undefined) {
    if (!(webkitCompassHeading >= 0)) return undefined;
    return {
      // The heading of the top of the device, whichever way the screen is turned: `headingOrientation` of Core Location
      // is portrait.
      magneticDegrees: normalizeDegrees(webkitCompassHeading + screenDegrees),
      accuracyDegrees: webkitCompassAccuracy >= 0 ? webkitCompassAccuracy : null,
      tiltDegrees: attitude?.tiltDegrees ?? 0,
    };
  }
  if (!event.absolute || !attitude) return undefined;
  return {
    magneticDegrees: pointing(attitude, screenDegrees),
    accuracyDegrees: null,
    tiltDegrees: attitude.tiltDegrees,
  };
}

type Vector = readonly [east: number, north: number, up: number];

interface Attitude {
  /** The right side, the top and the face of the device, in the east, north and up of the world. */
  right: Vector;
  top: Vector;
  face: Vector;
  tiltDegrees: number;
}

// The columns of R = Rz(alpha) Rx(beta) Ry(gamma): W3C Device Orientation, "Device orientation model" and its appendix.
function attitudeOf({ alpha, beta, gamma }: OrientationEvent): Attitude | undefined {
  if (alpha === null || beta === null || gamma === null) return undefined;
  const [a, b, c] = [radians(alpha), radians(beta), radians(gamma)];
  const [sinA, cosA, sinB, cosB, sinC, cosC] = [
    Math.sin(a),
    Math.cos(a),
    Math.sin(b),
    Math.cos(b),
    Math.sin(c),
    Math.cos(c),
  ];
  const faceUp = cosB * cosC;
  return {
    right: [cosA * cosC - sinA * sinB * sinC, sinA * cosC + cosA * sinB * sinC, -cosB * sinC],
    top: [-sinA * cosB, cosA * cosB, sinB],
    face: [cosA * sinC + sinA * sinB * cosC, sinA * sinC - cosA * sinB * cosC, faceUp],
    tiltDegrees: degrees(Math.acos(Math.min(1, Math.max(-1, faceUp)))),
  };
}

// Beyond this angle the top of the screen points to the sky, and people look along the back of the device.
const steepDegrees = 60;

function pointing({ right, top, face }: Attitude, screenDegrees: number): number {
  const [sin, cos] = [Math.sin(radians(screenDegrees)), Math.cos(radians(screenDegrees))];
  const along = (axis: 0 | 1 | 2) => cos * top[axis] + sin * right[axis];
  const isSteep = Math.abs(along(2)) > Math.sin(radians(steepDegrees));
  const [east, north] = isSteep ? [-face[0], -face[1]] : [along(0), along(1)];
  return normalizeDegrees(degrees(Math.atan2(east, north)));
}

// Hands shake, so a reading loses its weight within this time.
const settleMs = 180;

/** Moves the previous angle towards the new reading, the shorter way round. */
export function smoothed(before: number, read: number, passedMs: number): number {
  const share = 1 - Math.exp(-Math.max(0, passedMs) / settleMs);
  return normalizeDegrees(before + share * turnTowards(read, before));
}
