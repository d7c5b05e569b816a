/** A phone with a motion sensor answers at once. */
const patienceMs = 2000;

interface Watchers {
  /** Acceleration with gravity, m/s², along the axes of the device. */
  onMotion: (motion: { atMs: number; x: number; y: number; z: number }) => void;
  /** Called once if no reading came in time: the device has no sensor, or the browser hides it. */
  onNothing: () => void;
}

/**
 * Reads the motion sensor while the page is visible.
 * @returns a function that stops it
 */
export function watchMotion({ onMotion, onNothing }: Watchers): () => void {
  const timer = setTimeout(onNothing, patienceMs);
  function listen({ accelerationIncludingGravity: force, timeStamp }: DeviceMotionEvent) {
    // Computers without a sensor send one event without numbers.
    if (typeof force?.x !== 'number' || typeof force.y !== 'number' || typeof force.z !== 'number') return;
    clearTimeout(timer);
    onMotion({ atMs: timeStamp, x: force.x, y: force.y, z: force.z });
  }
  addEventListener('devicemotion', listen);
  return () => {
    clearTimeout(timer);
    removeEventListener('devicemotion', listen);
  };
}
