const dayMs = 86_400_000;
const minuteMs = 60_000;
const secondMs = 1000;

// The clocks of a zone are asked for at the edges of blocks of days. Where they go alike at both edges they do so in
// between, and else they are changed once: no zone is changed twice within six days (found by going through all of
// them, 1900 to 2076). Asking Intl for every single time would cost as much as the sun itself.
const blockMs = 4 * dayMs;
const mostZones = 300;
const mostEdges = 4000;

interface Zone {
  format: Intl.DateTimeFormat;
  /** Offset in ms at the start of each block. */
  edges: Map<number, number>;
  /** The change within a block, where there is one. */
  changes: Map<number, number>;
  /** The last stretch (ms since 1970) in which the clocks went alike, and how. */
  steady: { from: number; until: number; offset: number };
}
const zones = new Map<string, Zone>();
let lastName = '';
let lastZone: Zone | undefined;

function zoneNamed(timeZone: string): Zone {
  if (lastZone && timeZone === lastName) return lastZone;
  lastZone = zones.get(timeZone) ?? addZone(timeZone);
  lastName = timeZone;
  return lastZone;
}

function addZone(timeZone: string): Zone {
  const zone = {
    format: new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
    edges: new Map<number, number>(),
    changes: new Map<number, number>(),
    steady: { from: 0, until: 0, offset: 0 },
  };
  if (zones.size >= mostZones) zones.clear();
  zones.set(timeZone, zone);
  return zone;
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant on the second. @throws RangeError for an unknown zone */
export function offsetMs(timeZone: string, instant: number): number {
  const zone = zoneNamed(timeZone);
  const { steady } = zone;
  if (instant >= steady.from && instant < steady.until) return steady.offset;
  zone.steady = steadyAround(zone, instant);
  return zone.steady.offset;
}

function steadyAround(zone: Zone, instant: number): Zone['steady'] {
  const block = Math.floor(instant / blockMs);
  const from = block * blockMs;
  const until = from + blockMs;
  const before = edgeOf(zone, block);
  const after = edgeOf(zone, block + 1);
  if (before === after) return { from, until, offset: before };
  const change = changeWithin(zone, block, before);
  return instant < change ? { from, until: change, offset: before } : { from: change, until, offset: after };
}

/** The instant at which the clocks of a zone are changed within a block, to the second. */
function changeWithin(zone: Zone, block: number, before: number): number {
  const known = zone.changes.get(block);
  if (known !== undefined) return known;
  let low = (block * blockMs) / secondMs;
  let high = low + blockMs / secondMs;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (asked(zone, middle * secondMs) === before) low = middle;
    else high = middle;
  }
  if (zone.changes.size >= mostEdges) zone.changes.clear();
  zone.changes.set(block, high * secondMs);
  return high * secondMs;
}

function edgeOf(zone: Zone, block: number): number {
  let offset = zone.edges.get(block);
  if (offset === undefined) {
    if (zone.edges.size >= mostEdges) zone.edges.clear();
    offset = asked(zone, block * blockMs);
    zone.edges.set(block, offset);
  }
  return offset;
}

function asked({ format }: Zone, instant: number): number {
  const fields: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(instant)) fields[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
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

// The times of a day lie on two days of UTC: each has its slot.
const lastDays = [Number.NaN, Number.NaN];
const lastDates = ['', ''];

/** Tells `isoOf` how a day (days since 1970-01-01) is written, so that it need not find out. */
export function knowDate(day: number, date: string): void {
  lastDays[day & 1] = day;
  lastDates[day & 1] = `${date}T`;
}

/** ISO text of an instant on the minute; the same as `toISOString`, for many instants of the same days. */
export function isoOf(instant: number): string {
  const day = dayOf(instant);
  const slot = day & 1;
  if (day !== lastDays[slot]) {
    lastDays[slot] = day;
    lastDates[slot] = new Date(day * dayMs).toISOString().slice(0, 11);
  }
  return lastDates[slot] + (isoClocks[minuteOfDay(instant)] ??= `${clockOf(instant)}:00.000Z`);
}
