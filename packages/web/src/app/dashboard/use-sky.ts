import { skyHour, skyLight } from '../../shared/times/sky-hour.ts';
import type { Times } from '../../features/worship/times/use-times.ts';

/** The sky over the user's location, or over Makkah without one; undefined until it is known. */
export function skyOf({ now, day: own, makkah }: Times) {
  const day = own ?? makkah;
  if (!now || !day) return { hour: undefined, light: undefined };
  return { hour: skyHour(day.marks, now), light: skyLight(day.marks, now) };
}
