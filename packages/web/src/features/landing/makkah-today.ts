import { makkahZone } from '@manasik/core/calendar/makkah-zone';
import { todayIn } from '@manasik/core/calendar/zone-date';
import { kaaba } from '@manasik/core/geo/qibla';
import {
  countdown,
  defaultMethod,
  nextPrayer,
  type NextPrayer,
  prayerTimes,
  type TimesOfDay,
} from '@manasik/core/prayer/prayer-times';

/** The six skies, by the prayer or hour at which they start. */
export type SkyHour = 'fajr' | 'sunrise' | 'noon' | 'asr' | 'maghrib' | 'isha';

export interface MakkahToday {
  times: TimesOfDay;
  next: (NextPrayer & { hours: number; minutes: number }) | null;
  hour: SkyHour;
}

/** The prayer times at the Kaaba by Saudi Arabia's method, for the local day at `now`. */
export function makkahToday(now: Date): MakkahToday {
  const times = prayerTimes({
    ...kaaba,
    date: todayIn(makkahZone, now),
    timeZone: makkahZone,
    method: defaultMethod('SA'),
    madhab: 'shafi',
    highLatitudeRule: 'MiddleOfTheNight',
  });
  const next = nextPrayer(times, now);
  return { times, next: next && { ...next, ...countdown(now, next.at) }, hour: hourOf(times, now) };
}

const sunriseLastsMs = 90 * 60_000;

function hourOf(times: TimesOfDay, now: Date): SkyHour {
  const at = (name: keyof TimesOfDay): number => Date.parse(times[name].at ?? '');
  const begins: [SkyHour, number][] = [
    ['fajr', at('fajr')],
    ['sunrise', at('sunrise')],
    ['noon', at('sunrise') + sunriseLastsMs],
    ['asr', at('asr')],
    ['maghrib', at('maghrib')],
    ['isha', at('isha')],
  ];
  // Before Fajr, the night belongs to the previous day.
  return begins.findLast(([, from]) => from <= now.getTime())?.[0] ?? 'isha';
}
