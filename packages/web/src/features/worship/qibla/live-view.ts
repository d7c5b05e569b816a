import type { Declination } from '@manasik/core/geo/declination';
import type { Heading } from '../../../platform/device/heading.ts';
import { facingToleranceDegrees, normalizeDegrees, turnTowards } from '../../../ui/compass-geometry.ts';

/** What the live compass shows; all angles in degrees. */
export interface LiveView {
  /** Clockwise from true north. */
  headingDegrees: number;
  /** To the Qibla: positive to the right, negative to the left. */
  turnDegrees: number;
  /** Either way, whole; null when the device does not say. */
  accuracyDegrees: number | null;
  /** `rough`: too far off to say that somebody faces the Qibla. */
  quality: 'good' | 'rough' | 'unknown';
  isTilted: boolean;
}

const roughDegrees = 15;
const tiltedDegrees = 40;
// Outside the model's years nobody gives an error; the field moves by some tenths of a degree a year.
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

// Once facing, a trembling hand is forgiven some degrees more, so that words and vibration do not flicker.
const leavingDegrees = 8;

/** Whether the Qibla is faced, given whether it was before. */
export const isFacing = (wasFacing: boolean, turnDegrees: number): boolean =>
  Math.abs(turnDegrees) <= (wasFacing ? leavingDegrees : facingToleranceDegrees);

/** What a screen reader was told last. */
export interface Spoken {
  turnDegrees: number;
  isFacing: boolean;
  /** ms, of any clock. */
  at: number;
}

const pauseMs = 4000;
const worthSayingDegrees = 10;

/** What it is told now: arriving and leaving at once, turns at most every few seconds and only when they changed. */
export function nextSpoken(before: Spoken | undefined, now: Spoken): Spoken {
  if (!before || before.isFacing !== now.isFacing) return now;
  if (now.isFacing || now.at - before.at < pauseMs) return before;
  return Math.abs(now.turnDegrees - before.turnDegrees) >= worthSayingDegrees ? now : before;
}
