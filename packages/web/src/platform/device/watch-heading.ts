import { turnTowards } from '../../ui/compass-geometry.ts';
import { type Heading, headingIn, smoothed } from './heading.ts';

/** A phone with a compass answers within some hundred milliseconds. */
const patienceMs = 2000;
const homeDegrees = 0.2;
// After a rest the first step is no longer than the others.
const longestFrameMs = 50;

interface Watchers {
  onHeading: (heading: Heading) => void;
  /** Once, when nothing tied to north came in time: the device has no compass, or the browser hides it. */
  onNothing: () => void;
}

/** Listens to the compass and gives smoothed headings until it is stopped. Returns what stops it. */
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

  // Browsers fall silent when the device lies still, so the needle is brought home without further events.
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

  // Chromium and Firefox have the first, Safari has the second with its own heading.
  addEventListener('deviceorientationabsolute', listen);
  addEventListener('deviceorientation', listen);
  return () => {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
    removeEventListener('deviceorientationabsolute', listen);
    removeEventListener('deviceorientation', listen);
  };
}

type AskingEvent = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<string> };

/** Asks for leave where the browser wants it (Safari); to be called straight from a press. */
export async function mayReadCompass(): Promise<boolean> {
  // Absent from pages without HTTPS in some browsers: then no reading comes, which is told as such.
  if (!('DeviceOrientationEvent' in globalThis)) return true;
  const source: AskingEvent = DeviceOrientationEvent;
  if (!source.requestPermission) return true;
  try {
    return (await source.requestPermission()) === 'granted';
  } catch {
    // Asked without a press, or forbidden by the page's policy: the same as no.
    return false;
  }
}
