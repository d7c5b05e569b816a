import { todayIn } from '@manasik/core/calendar/zone-date';
import { isSunUp, sunDirection } from '@manasik/core/geo/sun-direction';
import { type SunOnQibla, sunOnQibla, sunOverKaaba } from '@manasik/core/geo/sun-direction-qibla';
import type { QiblaView } from './qibla-view.ts';
import { turnTowards } from '../../../ui/compass-geometry.ts';

type Turn = { side: 'Left' | 'Right'; degrees: number } | { side: 'Ahead'; degrees: 0 };

export type SunNow =
  | { state: 'down' | 'low' | 'high' }
  | {
      state: 'usable';
      azimuthDegrees: number;
      /** The position of the sun for a person who faces the Qibla; `Opposite`: behind them. */
      sun: Turn | { side: 'Opposite'; degrees: 180 };
      /** The direction in which the shadow should fall, and the turn from there. */
      shadow: 'behind' | 'front';
      turn: Turn;
    };

export interface SunView {
  now: SunNow;
  today: SunOnQibla[];
  /** The next time when the sun is above the Kaaba, and whether it is above the horizon of the place then. */
  overhead: { instant: number; isUp: boolean };
}

// The bounds of `sunOnQibla`: a lower sun casts no clear shadow, a higher one a shadow too short.
const [lowDegrees, highDegrees] = [3, 85];

/** The Qibla by the sun at an instant (ms since 1970), by the clock of a zone. */
export function sunView({ at, directionDegrees }: QiblaView, now: number, timeZone: string): SunView {
  return {
    now: sunNow(at.latitude, at.longitude, directionDegrees, now),
    today: sunOnQibla(at.latitude, at.longitude, todayIn(timeZone, new Date(now)), timeZone),
    overhead: nextOverhead(at.latitude, at.longitude, now),
  };
}

function sunNow(latitude: number, longitude: number, direction: number, now: number): SunNow {
  const sun = sunDirection(latitude, longitude, now);
  if (!isSunUp(sun)) return { state: 'down' };
  if (sun.altitudeDegrees < lowDegrees) return { state: 'low' };
  if (sun.altitudeDegrees > highDegrees) return { state: 'high' };
  const { azimuthDegrees } = sun;
  const fromQibla = turnOf(turnTowards(azimuthDegrees, direction));
  const facingSun = turnTowards(direction, azimuthDegrees);
  const isBehind = Math.abs(facingSun) <= 90;
  return {
    state: 'usable',
    azimuthDegrees,
    sun: fromQibla.degrees === 180 ? { side: 'Opposite', degrees: 180 } : fromQibla,
    shadow: isBehind ? 'behind' : 'front',
    turn: turnOf(isBehind ? facingSun : turnTowards(direction, azimuthDegrees + 180)),
  };
}

function turnOf(turn: number): Turn {
  const degrees = Math.round(Math.abs(turn));
  if (degrees === 0) return { side: 'Ahead', degrees };
  return { side: turn > 0 ? 'Right' : 'Left', degrees };
}

function nextOverhead(latitude: number, longitude: number, now: number): SunView['overhead'] {
  const year = new Date(now).getUTCFullYear();
  const noons = [...sunOverKaaba(year), ...sunOverKaaba(year + 1)];
  // The last noon of next year is always in the future.
  const instant = noons.find((noon) => noon > now) ?? now;
  return { instant, isUp: isSunUp(sunDirection(latitude, longitude, instant)) };
}
