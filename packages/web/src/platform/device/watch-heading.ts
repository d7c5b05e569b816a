import { turnTowards } from '../../ui/compass-geometry.ts';
import { type Heading, headingIn, smoothed } from './heading.ts';
import { mayReadSensor } from './sensor-permission.ts';

/** A phone with a compass answers within a few hundred milliseconds. */
const patienceMs = 2000;
const homeDegrees = 0.2;
// After a pause the first step is no longer than the others.
const longestFrameMs = 50;

interface Watchers {
  onHeading: (heading: Heading) => void;
  /** Called once if no heading from north came in time: the device has no compass, or the browser hides it. */
  onNothing: () => void;
}

/**
 * Reads the compass and reports smoothed headings.
 * @returns a function that stops it
 */
export function watchHeading({ onHeading, onNothing }: Watchers): () => void {
  let read: Heading | undefined;
  let shown: { degrees: number; at: number } | undefined;
  let frame: number | undefined;
  const timer = setTimeout(onNothing, patienceMs);

  function listen(event: DeviceOrientationEvent) {
    const heading = headingIn(event, screen.orientation?.angle ?? 0);
    if (!heading) return;
    clearTimeout(timer);
    read = heading;
    frame ??= requestAnimationFrame(draw);
  }

  // Browsers send no events while the device lies still, so the needle moves to its place without them.
  function draw(at: number) {
    frame = undefined;
    if (!read) return;
    const target = read.magneticDegrees;
    const degrees = shown ? smoothed(shown.degrees, target, Math.min(at - shown.at, longestFrameMs)) : target;
    const isHome = Math.abs(turnTowards(target, degrees)) < homeDegrees;
    shown = { degrees: isHome ? target : degrees, at };
    onHeading({ ...read, magneticDegrees: shown.degrees });
    if (!isHome) frame = requestAnimationFrame(draw);
  }

  // Chromium and Firefox have the first event; Safari has the second, with a heading of its own.
  addEventListener('deviceorientationabsolute', listen);
  addEventListener('deviceorientation', listen);
  return () => {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
    removeEventListener('deviceorientationabsolute', listen);
    removeEventListener('deviceorientation', listen);
  };
}

/** Requests the permission where the browser requires it (Safari). Call it directly from a press. */
export const mayReadCompass = (): Promise<boolean> => mayReadSensor('DeviceOrientationEvent');
