import type { SkyHour } from '../../ui/sky-hero.tsx';

/** A time of today, or one of last night after midnight; null if it does not occur. */
export interface SkyMark {
  id: string;
  at: string | null;
}

const sunriseLastsMs = 90 * 60_000;

/** The sky at an instant, by the prayer times of its day. */
export function skyHour(marks: readonly SkyMark[], now: Date): SkyHour {
  const instant = now.getTime();
  const timeOf = (id: string): number | undefined => {
    const at = marks.find((mark) => mark.id === id)?.at;
    return at ? Date.parse(at) : undefined;
  };
  const sunrise = timeOf('sunrise');
  const begins: readonly (readonly [SkyHour, number | undefined])[] = [
    ['maghrib', timeOf('lateMaghrib')],
    ['isha', timeOf('lateIsha')],
    ['fajr', timeOf('fajr')],
    ['sunrise', sunrise],
    ['noon', sunrise === undefined ? undefined : sunrise + sunriseLastsMs],
    ['asr', timeOf('asr')],
    ['maghrib', timeOf('maghrib')],
    ['isha', timeOf('isha')],
  ];
  const begun = begins.findLast(([, at]) => at !== undefined && at <= instant);
  if (begun) return begun[0];
  if (timeOf('lateMaghrib') !== undefined) return 'asr';
  if (timeOf('lateIsha') !== undefined) return 'maghrib';
  // Before the first time of the day it is night, unless the sun does not set.
  return sunrise === undefined && timeOf('asr') !== undefined ? 'noon' : 'isha';
}

/** The position of the sun between sunrise and sunset with the prayers between, or the night. */
export function skyLight(marks: readonly SkyMark[], now: Date) {
  const timeOf = (id: string): number => Date.parse(marks.find((mark) => mark.id === id)?.at ?? '');
  const [sunrise, sunset] = [timeOf('sunrise'), timeOf('maghrib')];
  const shareOf = (instant: number): number => (instant - sunrise) / (sunset - sunrise);
  const sun = shareOf(now.getTime());
  const hour = skyHour(marks, now);
  // At Maghrib the sun below the hills still lights the sky.
  const isDay = hour === 'maghrib' || (sun >= 0 && sun <= 1);
  return {
    sun: isDay ? sun : ('night' as const),
    marks: ['dhuhr', 'asr'].map((id) => shareOf(timeOf(id))).filter((share) => share >= 0 && share <= 1),
  };
}
