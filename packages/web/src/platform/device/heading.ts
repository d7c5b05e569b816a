import { normalizeDegrees, turnTowards } from '../../ui/compass-geometry.ts';

/** What a browser tells of the device's orientation: W3C Device Orientation, and Safari's own two fields. */
export interface OrientationEvent {
  alpha: number | null;
  beta: number | null;
  gamma: number | null;
  absolute: boolean;
  /** Safari: where the device's top points, degrees clockwise from magnetic north; negative when it is not known. */
  webkitCompassHeading?: number;
  /** Safari: how far the heading may be off, degrees either way; negative while the compass is not calibrated. */
  webkitCompassAccuracy?: number;
}

export interface Heading {
  /**
   * Where the top of the screen points (or what is behind the screen, when it is held upright), degrees clockwise from
   * magnetic north. Both kinds of browser give magnetic north, although W3C writes true north: Android's rotation
   * vector "points towards magnetic north" (SensorEvent) and Chromium passes it on; Apple has `magneticHeading`.
   */
  magneticDegrees: number;
  /** How far it may be off, degrees either way; null when the device does not say. */
  accuracyDegrees: number | null;
  /** Between the screen and the level, 0 (flat, facing up) to 180. */
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
      // Of the device's top, whichever way the picture is turned: Core Location's `headingOrientation` is portrait.
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
  /** The device's right side, its top and the face of its screen, in the world's east, north and up. */
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

// Steeper than this the top of the screen points to the sky; then people look along the back of the device.
const steepDegrees = 60;

function pointing({ right, top, face }: Attitude, screenDegrees: number): number {
  const [sin, cos] = [Math.sin(radians(screenDegrees)), Math.cos(radians(screenDegrees))];
  const along = (axis: 0 | 1 | 2) => cos * top[axis] + sin * right[axis];
  const isSteep = Math.abs(along(2)) > Math.sin(radians(steepDegrees));
  const [east, north] = isSteep ? [-face[0], -face[1]] : [along(0), along(1)];
  return normalizeDegrees(degrees(Math.atan2(east, north)));
}

// Hands tremble: what a reading is worth fades within this time.
const settleMs = 180;

/** The angle drawn from the one before towards what was just read, the shorter way round. */
export function smoothed(before: number, read: number, passedMs: number): number {
  const share = 1 - Math.exp(-Math.max(0, passedMs) / settleMs);
  return normalizeDegrees(before + share * turnTowards(read, before));
}
