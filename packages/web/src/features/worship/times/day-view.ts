import { dateIn, timeIn, todayIn } from '@manasik/core/calendar/zone-date';
import {
  type CalculationMethod,
  countdown,
  dailyTimes,
  type DailyTime,
  type DayOfPrayers,
  defaultMethod,
  type HighLatitudeRule,
  type Madhab,
  type MissingReason,
  missingReasons,
  nextPrayer,
  type NextPrayer,
  type PrayerTime,
  prayerTimes,
  recommendedHighLatitudeRule,
} from '@manasik/core/prayer/prayer-times';
import { zoneOf } from '../../../shared/times/zone.ts';

export { deviceZone, zoneOf } from '../../../shared/times/zone.ts';

/** The place of the user: degrees north and east (WGS 84), ISO country, IANA zone. */
export interface Place {
  name: string;
  country: string | null;
  latitude: number;
  longitude: number;
  timezone: string;
}

/** The user's choice; null leaves it to country and latitude. */
export interface Convention {
  method: CalculationMethod | null;
  madhab: Madhab;
  highLatitudeRule: HighLatitudeRule | null;
  /** Whole minutes added to each time. */
  prayerOffsets?: Partial<Record<DailyTime, number>>;
}

/** A time of the day, for the arc and the list. */
export interface DayMark {
  /** `lateMaghrib`, `lateIsha`: last night's prayers, if they are after midnight. */
  id: DailyTime | 'lateMaghrib' | 'lateIsha';
  /** ISO instant; null if the time does not occur. */
  at: string | null;
  /** Share of the day from midnight to midnight, 0 to 1, if the time occurs. */
  position?: number;
  state?: 'past' | 'next' | 'later';
}

export interface DayView {
  date: string;
  timezone: string;
  method: CalculationMethod;
  marks: DayMark[];
  /** Elapsed share of the day, 0 to 1. */
  now: number;
  next: (NextPrayer & { hours: number; minutes: number }) | null;
  /** The times that do not occur today, by reason. */
  missing: { reason: MissingReason; times: DailyTime[] }[];
  /** The user's own minutes, where they are not 0. */
  ownMinutes: { id: DailyTime; minutes: number }[];
}

/** The content of the prayer times card at `now`, in the zone of the place. */
export function dayView(place: Place, convention: Convention, now: Date): DayView {
  const timezone = zoneOf(place);
  const date = todayIn(timezone, now);
  const method = convention.method ?? defaultMethod(place.country);
  const times = prayerTimes({
    latitude: place.latitude,
    longitude: place.longitude,
    date,
    timeZone: timezone,
    method,
    madhab: convention.madhab,
    highLatitudeRule: convention.highLatitudeRule ?? recommendedHighLatitudeRule(place.latitude),
    ...(convention.prayerOffsets && { offsetsMinutes: convention.prayerOffsets }),
  });
  const next = nextPrayer(times, now);
  return {
    date,
    timezone,
    method,
    marks: marksOf(times, date, timezone, now, next),
    now: shareOfDay(now.getTime(), date, timezone),
    next: next && { ...next, ...countdown(now, next.at) },
    missing: missingOf(times),
    ownMinutes: ownMinutesOf(convention.prayerOffsets),
  };
}

export const ownMinutesOf = (offsets: Convention['prayerOffsets'] = {}): DayView['ownMinutes'] =>
  dailyTimes.map((id) => ({ id, minutes: offsets[id] ?? 0 })).filter(({ minutes }) => minutes !== 0);

/** The zone of this device if its clock differs from that of the place at `now`; otherwise undefined. */
export const otherZone = (timezone: string, deviceZone: string, now: Date): string | undefined =>
  timeIn(timezone, now.getTime()) === timeIn(deviceZone, now.getTime()) &&
  dateIn(timezone, now.getTime()) === dateIn(deviceZone, now.getTime())
    ? undefined
    : deviceZone;

function marksOf(
  times: DayOfPrayers,
  date: string,
  timezone: string,
  now: Date,
  next: NextPrayer | null,
): DayMark[] {
  const late = next?.prayer === 'maghrib' ? 'lateMaghrib' : 'lateIsha';
  const nextId = next?.day === 'yesterday' ? late : next?.day === 'today' ? next.prayer : undefined;
  const mark = (id: DayMark['id'], time: PrayerTime): DayMark => {
    if (time.at === null) return { id, at: null };
    const instant = Date.parse(time.at);
    const state = id === nextId ? 'next' : instant <= now.getTime() ? 'past' : 'later';
    return { id, at: time.at, position: shareOfDay(instant, date, timezone), state };
  };
  return [
    ...(times.lateMaghrib ? [mark('lateMaghrib', times.lateMaghrib)] : []),
    ...(times.lateIsha ? [mark('lateIsha', times.lateIsha)] : []),
    ...dailyTimes.map((id) => mark(id, times[id])),
  ];
}

// By wall-clock time, so that noon is in the middle even on days of 23 or 25 hours.
function shareOfDay(instant: number, date: string, timezone: string): number {
  const day = dateIn(timezone, instant);
  if (day !== date) return day < date ? 0 : 1;
  const [hours = 0, minutes = 0] = timeIn(timezone, instant).split(':').map(Number);
  return (hours * 60 + minutes) / 1440;
}

function missingOf(times: DayOfPrayers): DayView['missing'] {
  return missingReasons
    .map((reason) => ({ reason, times: dailyTimes.filter((id) => times[id].reason === reason) }))
    .filter((group) => group.times.length > 0);
}
