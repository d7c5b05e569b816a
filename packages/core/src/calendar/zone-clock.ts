import { platformZone, type PlatformZone, type Stretch } from './platform-clock.ts';
import { type Changes, changesOf, isOlderThanTable, tableStart } from './zone-table.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const mostZones = 300;

interface Zone {
  /** The table's clock from `tableStart` on; undefined if the platform's data is at least as new as the table. */
  readonly changes: Changes | undefined;
  readonly platform: PlatformZone | undefined;
  /** Position of the last look-up. */
  steady: Stretch;
}
const zones = new Map<string, Zone>();
let lastName = '';
let lastZone: Zone | undefined;

/**
 * Milliseconds by which the clocks of a zone are ahead of UTC at an instant (ms since 1970). From 2022 on, uses our
 * table of the tz database unless the platform's data is newer; before 2022, uses the platform.
 * @throws RangeError for an unknown zone
 */
export function offsetMs(timeZone: string, instant: number): number {
  const zone = zoneNamed(timeZone);
  const { steady } = zone;
  if (instant >= steady.from && instant < steady.until) return steady.offset;
  zone.steady = stretchAt(zone, instant);
  return zone.steady.offset;
}

function zoneNamed(timeZone: string): Zone {
  if (lastZone && timeZone === lastName) return lastZone;
  lastZone = zones.get(timeZone) ?? addZone(timeZone);
  lastName = timeZone;
  return lastZone;
}

// The bound stops spelling variants such as `aSIA/rIYADH`, which Intl also accepts, from filling the memory.
function addZone(timeZone: string): Zone {
  const platform = platformZone(timeZone);
  const changes = isPlatformOlder()
    ? (changesOf(timeZone) ?? (platform && changesOf(platform.name)))
    : undefined;
  if (!platform && !changes) throw new RangeError(`Not a time zone: ${timeZone.slice(0, 64)}`);
  const zone = { changes, platform, steady: { from: 0, until: 0, offset: 0 } };
  if (zones.size >= mostZones) zones.clear();
  zones.set(timeZone, zone);
  return zone;
}

let isOlder: boolean | undefined;

/** Whether the platform's zone data is older than our table. */
export function isPlatformOlder(): boolean {
  isOlder ??= isOlderThanTable((timeZone, instant) => platformZone(timeZone)?.offsetAt(instant));
  return isOlder;
}

function stretchAt({ changes, platform }: Zone, instant: number): Stretch {
  if (changes && (instant >= tableStart || !platform)) return tabledAt(changes, instant);
  if (!platform) throw new Error('a zone has neither changes nor a platform');
  const stretch = platform.stretchAt(instant);
  return changes ? { ...stretch, until: Math.min(stretch.until, tableStart) } : stretch;
}

function tabledAt({ instants, offsets }: Changes, instant: number): Stretch {
  let low = 0;
  let high = instants.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((instants[middle] ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  return {
    from: instants[low - 1] ?? Math.min(tableStart, instant),
    until: instants[low] ?? Number.POSITIVE_INFINITY,
    offset: offsets[low] ?? 0,
  };
}

const clocks: string[] = [];
const isoClocks: string[] = [];

/** `HH:MM` of an instant that is already shifted to the zone. */
export function clockOf(shifted: number): string {
  const minute = minuteOfDay(shifted);
  return (clocks[minute] ??= `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`);
}

/** Days since 1970-01-01 on the calendar of an instant that is already shifted to the zone. */
export const dayOf = (shifted: number): number => Math.floor(shifted / dayMs);

const minuteOfDay = (shifted: number): number => Math.floor((shifted - dayOf(shifted) * dayMs) / minuteMs);
const pad = (value: number): string => String(value).padStart(2, '0');

// The times of a day fall on two days of UTC; each has its own slot.
const lastDays = [Number.NaN, Number.NaN];
const lastDates = ['', ''];

/** Caches the text of a day (days since 1970-01-01) for `isoOf`. */
export function cacheDate(day: number, date: string): void {
  lastDays[day & 1] = day;
  lastDates[day & 1] = `${date}T`;
}

/** ISO text of an instant on the minute. Equals `toISOString`, but is faster for many instants of the same days. */
export function isoOf(instant: number): string {
  const day = dayOf(instant);
  const slot = day & 1;
  if (day !== lastDays[slot]) {
    lastDays[slot] = day;
    lastDates[slot] = new Date(day * dayMs).toISOString().slice(0, 11);
  }
  return lastDates[slot] + (isoClocks[minuteOfDay(instant)] ??= `${clockOf(instant)}:00.000Z`);
}
