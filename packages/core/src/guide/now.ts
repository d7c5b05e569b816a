import { dateIn } from '../zone-date.ts';
import { toHijri } from '../hijri.ts';
import { timesOfDay } from '../prayer-times.ts';
import type { RiteId } from './rites.ts';
import type { GuideDay } from './sequence.ts';

/** A station of the sequence: the rite, and the day under which the sequence lists it. */
export interface StationOfDay {
  readonly day: GuideDay;
  readonly rite: RiteId;
}

export interface StationNow extends StationOfDay {
  /** What is still to come on this day, from midday on. */
  readonly fromMidday: StationOfDay | null;
}

const makkahZone = 'Asia/Riyadh';
/** The plain of Arafat; Mina and Muzdalifah have the same times within a minute. */
const arafat = { latitude: 21.355, longitude: 39.984 };

const dhuAlHijjah = 12;
const daysOfMina = [10, 11, 12, 13] as const;
const daysOfStoning = [11, 12, 13] as const;

/**
 * Where a pilgrim is at an instant by the Umm al-Qura calendar, which is the expected one until the moon is announced,
 * and by Makkah's clock, wherever the device is; null out of season. The date that a person has set for their Hajj moves
 * nothing: it may be that of a journey. A night is shown as that of the day before it, as the sequence has it: the
 * night before Arafat is spent in Mina, the one after it at Muzdalifah.
 */
export function stationNow(at: Date): StationNow | null {
  const instant = at.getTime();
  const date = dateIn(makkahZone, instant);
  const { month, day } = toHijri(date);
  if (month !== dhuAlHijjah || day < 8 || day > 13) return null;
  const times = timesOfDay({
    ...arafat,
    date,
    timeZone: makkahZone,
    method: 'UmmAlQura',
    madhab: 'shafi',
    highLatitudeRule: 'MiddleOfTheNight',
  });
  const hasCome = (name: 'fajr' | 'sunrise' | 'dhuhr' | 'maghrib'): boolean => {
    const time = times[name].at;
    return time !== null && Date.parse(time) <= instant;
  };
  const station = stationOn(day, hasCome);
  if (!station) return null;
  const stoningDay = hasCome('dhuhr') ? undefined : daysOfStoning.find((each) => each === day);
  const fromMidday = stoningDay ? ({ day: stoningDay, rite: 'stoning-days' } as const) : null;
  return { ...station, fromMidday };
}

/** The station on a day of Dhu al-Hijjah, from 8 to 13, by the times that have come on it. */
function stationOn(
  day: number,
  hasCome: (name: 'fajr' | 'sunrise' | 'dhuhr' | 'maghrib') => boolean,
): StationOfDay | null {
  const isDaytime = hasCome('dhuhr') && !hasCome('maghrib');
  switch (day) {
    case 8:
      return { day: 8, rite: 'tarwiyah' };
    case 9:
      if (!hasCome('fajr')) return { day: 8, rite: 'tarwiyah' };
      return { day: 9, rite: hasCome('maghrib') ? 'muzdalifah' : 'arafat' };
    case 10:
      if (!hasCome('sunrise')) return { day: 9, rite: 'muzdalifah' };
      return { day: 10, rite: hasCome('maghrib') ? 'mina-nights' : 'stoning' };
    default: {
      if (day === 13 && hasCome('maghrib')) return null;
      const ofNight = daysOfMina.find((each) => each === (hasCome('fajr') ? day : day - 1));
      return ofNight ? { day: ofNight, rite: isDaytime ? 'stoning-days' : 'mina-nights' } : null;
    }
  }
}
