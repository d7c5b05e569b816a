import { addDays, type CivilDate, dateIn, daysUntil } from '../civil-date.ts';
import { fromHijri, type HijriDate, toHijri } from '../hijri.ts';
import { timesOfDay } from '../prayer-times.ts';
import type { RiteId } from './rites.ts';
import type { GuideDay } from './sequence.ts';

/** A station of the sequence: the rite, and the day under which the sequence lists it. */
export interface StationOfDay {
  readonly day: GuideDay;
  readonly rite: RiteId;
}

export interface StationNow extends StationOfDay {
  /** What its day goes by: the user's own date, or the calendar that is expected. */
  readonly source: 'own' | 'expected';
  /** What is still to come on this day, from midday on. */
  readonly fromMidday: StationOfDay | null;
}

const makkahZone = 'Asia/Riyadh';
/** The plain of Arafat; Mina and Muzdalifah have the same times within a minute. */
const arafat = { latitude: 21.355, longitude: 39.984 };

const dhuAlHijjah = 12;
const daysOfMina = [10, 11, 12, 13] as const;
const daysOfStoning = [11, 12, 13] as const;

// The sighted month begins a day before or after the calculated one, hardly ever two.
const mostDaysOff = 2;

/** How many days later than by the calendar the Hajj of the user's own date begins, and its year AH; null if that is no 8th. */
function ownShift(hajjDate: CivilDate): { year: number; days: number } | null {
  const { year } = toHijri(hajjDate);
  const days = daysUntil(fromHijri({ year, month: dhuAlHijjah, day: 8 }), hajjDate);
  return Math.abs(days) <= mostDaysOff ? { year, days } : null;
}

function hijriOf(date: CivilDate, hajjDate: CivilDate | null): HijriDate & Pick<StationNow, 'source'> {
  const shift = hajjDate === null ? null : ownShift(hajjDate);
  const own = shift && toHijri(addDays(date, -shift.days));
  if (own && own.year === shift.year) return { ...own, source: 'own' };
  return { ...toHijri(date), source: 'expected' };
}

/**
 * Where a pilgrim is at an instant by Makkah's clock, wherever the device is; null out of season. `hajjDate` is the user's
 * own 8 Dhu al-Hijjah: within two days of the expected one it counts, for it may be the announced one. Without it the
 * days are those of the Umm al-Qura calendar. A night is shown as that of the day before it, as the sequence has
 * it: the night before Arafat is spent in Mina, the one after it at Muzdalifah.
 */
export function stationNow(at: Date, hajjDate: CivilDate | null): StationNow | null {
  const instant = at.getTime();
  const date = dateIn(makkahZone, instant);
  const { month, day, source } = hijriOf(date, hajjDate);
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
  return { ...station, source, fromMidday };
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
