import type { Declination } from '@manasik/core/geo/declination';
import type { Heading } from '../../../platform/device/heading.ts';
import { facingToleranceDegrees, normalizeDegrees, turnTowards } from '../../../ui/compass-geometry.ts';

/** The state of the live compass; all angles in degrees. */
export interface LiveView {
  /** Clockwise from true north. */
  headingDegrees: number;
  /** To the Qibla: positive to the right, negative to the left. */
  turnDegrees: number;
  /** Plus or minus, whole; null if the device does not report it. */
  accuracyDegrees: number | null;
  /** `rough`: too inaccurate to say that a person faces the Qibla. */
  quality: 'good' | 'rough' | 'unknown';
  isTilted: boolean;
}

const roughDegrees = 15;
const tiltedDegrees = 40;
// Outside the years of the model its error is unknown. The field changes by some tenths of a degree a year.
const unknownModelDegrees = 2;

export function liveView(heading: Heading, correction: Declination, directionDegrees: number): LiveView {
  const headingDegrees = normalizeDegrees(heading.magneticDegrees + correction.degrees);
  const accuracyDegrees =
    heading.accuracyDegrees === null
      ? null
      : Math.round(Math.hypot(heading.accuracyDegrees, correction.errorDegrees ?? unknownModelDegrees));
  return {
    headingDegrees,
    turnDegrees: turnTowards(directionDegrees, headingDegrees),
    accuracyDegrees,
    quality: accuracyDegrees === null ? 'unknown' : accuracyDegrees > roughDegrees ? 'rough' : 'good',
    isTilted: heading.tiltDegrees > tiltedDegrees,
  };
}

// Once the Qibla is faced, a shaking hand has a few degrees more tolerance, so that text and vibration do not flicker.
const leavingDegrees = 8;

/** Whether the Qibla is faced, given the previous state. */
export const isFacing = (wasFacing: boolean, turnDegrees: number): boolean =>
  Math.abs(turnDegrees) <= (wasFacing ? leavingDegrees : facingToleranceDegrees);

/** The last announcement to screen readers. */
export interface Spoken {
  turnDegrees: number;
  isFacing: boolean;
  /** ms, of any clock. */
  at: number;
}

const pauseMs = 4000;
const worthSayingDegrees = 10;

/** The next announcement: arriving and leaving at once, turns at most every few seconds and only if they changed. */
export function nextSpoken(before: Spoken | undefined, now: Spoken): Spoken {
  if (!before || before.isFacing !== now.isFacing) return now;
  if (now.isFacing || now.at - before.at < pauseMs) return before;
  return Math.abs(now.turnDegrees - before.turnDegrees) >= worthSayingDegrees ? now : before;
}
