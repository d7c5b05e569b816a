import { announcedShift, type AnnouncedFirst } from '../calendar/announced.ts';
import { addDays } from '../calendar/civil-date.ts';
import { makkahZone } from '../calendar/makkah-zone.ts';
import { dateIn } from '../calendar/zone-date.ts';
import { toHijri } from '../calendar/hijri.ts';
import { timesOfDay } from '../prayer/prayer-times.ts';
import type { Mark } from './progress.ts';
import type { RiteId } from './rites.ts';
import type { GuideDay } from './sequence.ts';

/** A station of the sequence: the rite, and the day on which the sequence lists it. */
export interface StationOfDay {
  readonly day: GuideDay;
  readonly rite: RiteId;
}

export interface StationNow extends StationOfDay {
  /** The rite must not begin before midday, and it is still morning. */
  readonly isFromMidday: boolean;
  /** From sunset on the 12th the next station depends on whether the pilgrim has left Mina; null before that. */
  readonly afterTwelfth: 'unknown' | 'left' | 'stays' | null;
}

/** The item is done for those who left Mina on the 12th or 13th, and not done for those who stay. */
export const leftMina = 'answer:left-mina';

/** The plain of Arafat; the times in Mina and Muzdalifah differ by less than a minute. */
const arafat = { latitude: 21.355, longitude: 39.984 };

const dhuAlHijjah = 12;
const daysOfMina = [10, 11, 12] as const;
const daysOfStoning = [11, 12, 13] as const;
/** Covers sunset on the 12th to the end of the 13th, so that an answer from last year's Hajj does not count. */
const answerHoldsMs = 3 * 24 * 3_600_000;

/** Whether the pilgrim left Mina in the Hajj of this instant; null until they answer. */
export function hasLeftMina(mark: Mark | undefined, at: Date): boolean | null {
  if (!mark || Math.abs(at.getTime() - mark.changedAt) > answerHoldsMs) return null;
  return mark.done;
}

const turningPoints = ['fajr', 'sunrise', 'dhuhr', 'maghrib'] as const;
type TurningPoint = (typeof turningPoints)[number];

/**
 * The pilgrim's current station by the announced dates, or those that the Umm al-Qura calendar expects, and by Makkah's
 * clock, wherever the device is; null out of season. The user's own Hajj date is ignored,
 * because it may be a travel date. A night is listed on the day whose evening begins it, as in the sequence. `hasLeft`
 * is the pilgrim's own answer and counts from sunset on the 12th. Without an answer they are treated as still in Mina,
 * because most schools then require them to stay.
 */
export function stationNow(at: Date, hasLeft: boolean | null, announced: AnnouncedFirst): StationNow | null {
  const instant = at.getTime();
  const date = dateIn(makkahZone, instant);
  const shift = announcedShift(toHijri(date).year, announced);
  const { month, day } = toHijri(date, -shift);
  if (month !== dhuAlHijjah || day < 8 || day > 13) return null;
  const times = timesOn(date);
  const hasCome = (name: TurningPoint): boolean => {
    const time = times[name].at;
    return time !== null && Date.parse(time) <= instant;
  };
  const mayHaveLeft = day === 13 ? !hasCome('maghrib') : day === 12 && hasCome('maghrib');
  if (mayHaveLeft && hasLeft === true) {
    return { day: 'leaving', rite: 'farewell-tawaf', isFromMidday: false, afterTwelfth: 'left' };
  }
  const station = stationOn(day, hasCome);
  if (!station) return null;
  return {
    ...station,
    isFromMidday: station.rite === 'stoning-days' && !hasCome('dhuhr'),
    afterTwelfth: mayHaveLeft ? (hasLeft === null ? 'unknown' : 'stays') : null,
  };
}

/** When the pilgrim's next task changes: the instant, the prayer that brings it, and the next station. */
export interface StationChange {
  /** ISO instant. */
  readonly at: string;
  readonly by: TurningPoint;
  /** Null when the days of Hajj are over. */
  readonly next: StationNow | null;
}

/**
 * The next change after an instant; null out of season, and for those who have left Mina, because nothing is urgent for
 * them.
 */
export function stationChange(
  at: Date,
  hasLeft: boolean | null,
  announced: AnnouncedFirst,
): StationChange | null {
  const now = stationNow(at, hasLeft, announced);
  if (!now || now.afterTwelfth === 'left') return null;
  const today = dateIn(makkahZone, at.getTime());
  for (const date of [today, addDays(today, 1)]) {
    const times = timesOn(date);
    for (const by of turningPoints) {
      const instant = times[by].at;
      if (instant === null || Date.parse(instant) <= at.getTime()) continue;
      const next = stationNow(new Date(instant), hasLeft, announced);
      if (!isSameStation(now, next)) return { at: instant, by, next };
    }
  }
  return null;
}

const isSameStation = (one: StationNow, other: StationNow | null): boolean =>
  one.day === other?.day && one.rite === other.rite && one.isFromMidday === other.isFromMidday;

const timesOn = (date: string) =>
  timesOfDay({
    ...arafat,
    date,
    timeZone: makkahZone,
    method: 'UmmAlQura',
    madhab: 'shafi',
    highLatitudeRule: 'MiddleOfTheNight',
  });

/** The station on a day of Dhu al-Hijjah, 8 to 13, by the prayer times that have passed. */
function stationOn(day: number, hasCome: (name: TurningPoint) => boolean): StationOfDay | null {
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
      if (hasCome('fajr') && !hasCome('maghrib')) {
        const stoning = daysOfStoning.find((each) => each === day);
        return stoning ? { day: stoning, rite: 'stoning-days' } : null;
      }
      const evening = daysOfMina.find((each) => each === (hasCome('maghrib') ? day : day - 1));
      return evening ? { day: evening, rite: 'mina-nights' } : null;
    }
  }
}
