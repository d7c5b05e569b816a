import { skyByClock, skyHour, skyLight } from '../../shared/times/sky-hour.ts';
import type { Times } from '../../features/worship/times/use-times.ts';

/** The sky over the user's location, or by the device's clock without one; undefined until it is known. */
export function skyOf({ now, place, day }: Times) {
  if (!now) return { hour: undefined, light: undefined };
  if (place === null) return { hour: skyByClock(now), light: undefined };
  if (!day) return { hour: undefined, light: undefined };
  return { hour: skyHour(day.marks, now), light: skyLight(day.marks, now) };
}
