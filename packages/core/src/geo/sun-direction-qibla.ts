import { addDays, type CivilDate, dayNumber } from '../calendar/civil-date.ts';
import { dateIn } from '../calendar/zone-date.ts';
import { kaaba, qibla } from './qibla.ts';
import { sunDirection } from './sun-direction.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export interface SunOnQibla {
  /** ms since 1970. */
  instant: number;
  /** `sun`: the sun is in the direction of the Kaaba. `shadow`: it is opposite, so that shadows point to it. */
  points: 'sun' | 'shadow';
  altitudeDegrees: number;
}

// Below the minimum, buildings hide the sun and the air bends its light. Above the maximum, shadows are short and the
// sun turns by more than three degrees a minute.
const usableAltitudes = { from: 3, to: 85 };
const stepMs = 2 * minuteMs;

/** How far `angle` is clockwise of zero, from -180 (exclusive) to 180. */
const turn = (angle: number): number => {
  const positive = ((angle % 360) + 360) % 360;
  return positive > 180 ? positive - 360 : positive;
};

/**
 * The times on a civil date in a zone when the sun or a shadow shows the Qibla at a place (degrees north and east), in
 * order; empty on days without any. Accurate to a few seconds.
 */
export function sunOnQibla(
  latitude: number,
  longitude: number,
  date: CivilDate,
  timeZone: string,
): SunOnQibla[] {
  const { direction } = qibla(latitude, longitude);
  const offs = {
    sun: (instant: number) => turn(sunDirection(latitude, longitude, instant).azimuthDegrees - direction),
    shadow: (instant: number) => turn(offs.sun(instant) + 180),
  };
  const found: SunOnQibla[] = [];
  // No zone is further from UTC than 14 hours.
  const first = dayNumber(date) * dayMs - 14 * hourMs;
  const last = dayNumber(addDays(date, 1)) * dayMs + 14 * hourMs;
  let before = offs.sun(first);
  for (let instant = first + stepMs; instant <= last; instant += stepMs) {
    const here = offs.sun(instant);
    if (before > 0 !== here > 0) {
      // Small angles change sign where the sun crosses the Qibla, large ones where it crosses the opposite direction.
      const points = Math.abs(before) + Math.abs(here) < 180 ? 'sun' : 'shadow';
      const at = crossing(offs[points], instant - stepMs, instant);
      const { altitudeDegrees } = sunDirection(latitude, longitude, at);
      const isUsable = altitudeDegrees >= usableAltitudes.from && altitudeDegrees <= usableAltitudes.to;
      if (isUsable && dateIn(timeZone, at) === date) found.push({ instant: at, points, altitudeDegrees });
    }
    before = here;
  }
  return found;
}

function crossing(off: (instant: number) => number, from: number, to: number): number {
  const isPositive = off(from) > 0;
  let [low, high] = [from, to];
  while (high - low > 500) {
    const middle = (low + high) / 2;
    if (off(middle) > 0 === isPositive) low = middle;
    else high = middle;
  }
  return Math.round((low + high) / 2);
}

/**
 * The two noons of a year when the sun is over the Kaaba, at most a quarter of a degree from its zenith. It is then in
 * the direction of the Qibla wherever it is visible. ms since 1970, to about ten seconds.
 */
export const sunOverKaaba = (year: number): [number, number] => [
  highestNoon(Date.UTC(year, 4, 24), 9),
  highestNoon(Date.UTC(year, 6, 12), 9),
];

const height = (instant: number): number =>
  sunDirection(kaaba.latitude, kaaba.longitude, instant).altitudeDegrees;

function highestNoon(from: number, days: number): number {
  const noons = Array.from({ length: days }, (_, day) => noonAtKaaba(from + day * dayMs));
  return noons.reduce((best, noon) => (height(noon) > height(best) ? noon : best));
}

// The sun's height around noon has a single maximum.
function noonAtKaaba(utcMidnight: number): number {
  let [low, high] = [utcMidnight + 8.5 * hourMs, utcMidnight + 10.5 * hourMs];
  while (high - low > 1000) {
    const third = (high - low) / 3;
    if (height(low + third) < height(high - third)) low += third;
    else high -= third;
  }
  return Math.round((low + high) / 2);
}
