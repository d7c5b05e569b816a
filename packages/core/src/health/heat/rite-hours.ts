import type { AnnouncedFirst } from '../../calendar/announced.ts';
import type { CivilDate } from '../../calendar/civil-date.ts';
import { stationNow, type StationNow } from '../../guide/now.ts';
import { midnightOf, timesAt } from './heat-day.ts';

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;

/** A rite of the day with its time by the guide's order: instants in ms since 1970. */
export interface RiteHours {
  station: StationNow;
  from: number;
  to: number;
}

/**
 * The stations of the guide through a day of the Hajj, for a pilgrim who has not left Mina; empty out of season. They
 * change with the sun: at Fajr, sunrise, midday and sunset.
 */
export function riteHours(date: CivilDate, announced: AnnouncedFirst): RiteHours[] {
  const midnight = midnightOf(date);
  const times = timesAt(date, 'arafat');
  const turns = [times.fajr.at, times.sunrise.at, times.dhuhr.at, times.maghrib.at].flatMap((at) =>
    at === null ? [] : [Date.parse(at)],
  );
  const bounds = [midnight, ...turns, midnight + dayMs];
  const found: RiteHours[] = [];
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const to = bounds[index + 1] ?? midnight + dayMs;
    // A minute later, so that the change itself counts.
    const station = stationNow(new Date(from + minuteMs), null, announced);
    const last = found.at(-1);
    if (!station) continue;
    if (last && isSame(last.station, station)) last.to = to;
    else found.push({ station, from, to });
  }
  return found;
}

const isSame = (one: StationNow, other: StationNow): boolean =>
  one.rite === other.rite && one.day === other.day && one.isFromMidday === other.isFromMidday;
