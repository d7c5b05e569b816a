import table from './zone-table.json' with { type: 'json' };

/** The clock of one or more zones, as `script/write-zone-table.ts` generates it. */
export interface ZoneClock {
  /**
   * Minutes ahead of UTC at the start of the table, then pairs: the minute of each clock change, counted from the start
   * of the table, and the minutes ahead of UTC from then on.
   */
  readonly changes: readonly number[];
  /** Changes that recur in each later year of the table. */
  readonly yearly: readonly YearlyChange[];
}

/**
 * The change at so many minutes (UTC) after the start of the first such weekday (0: Sunday) on or after a day of the
 * month (1 to 12), and the minutes ahead of UTC from then on. The day may fall in the month before or after.
 */
export type YearlyChange = readonly [
  month: number,
  day: number,
  weekday: number,
  minute: number,
  offsetMinutes: number,
];

export interface ZoneTable {
  /** Release of the tz database, `2026f`. */
  readonly version: string;
  /** First and last year of the table. */
  readonly years: readonly [first: number, last: number];
  /** A change that only a platform with this release or a newer one has. */
  readonly newest: { readonly zone: string; readonly at: string; readonly offsetMinutes: number };
  readonly clocks: readonly ZoneClock[];
  /** Names of the zones of each clock, including aliases, in one text. */
  readonly zones: readonly string[];
}

// The script that generates it has the type; JSON imports cannot express tuples.
const zoneTable = table as unknown as ZoneTable;

/** The tz database release of the table. */
export const zoneDataVersion = zoneTable.version;

const minuteMs = 60_000;
const dayMs = 86_400_000;
const [firstYear, lastYear] = zoneTable.years;

/** Start of the table, ms since 1970. */
export const tableStart = Date.UTC(firstYear, 0, 1);

/** Instants of clock changes (ms since 1970), ascending, and the offsets in ms before and after them. */
export interface Changes {
  readonly instants: readonly number[];
  /** One more than `instants`. */
  readonly offsets: readonly number[];
}

const indexes = new Map<string, number>();
const unpacked = new Map<number, Changes>();

/** Returns a zone's clock from the table; undefined for an unknown name. */
export function changesOf(timeZone: string): Changes | undefined {
  if (indexes.size === 0) {
    for (const [index, names] of zoneTable.zones.entries()) {
      for (const name of names.split(' ')) indexes.set(name, index);
    }
  }
  const index = indexes.get(timeZone);
  const clock = index === undefined ? undefined : zoneTable.clocks[index];
  if (index === undefined || !clock) return undefined;
  const known = unpacked.get(index);
  if (known) return known;
  const made = unpack(clock);
  unpacked.set(index, made);
  return made;
}

function unpack({ changes: [first = 0, ...changes], yearly }: ZoneClock): Changes {
  const instants: number[] = [];
  const offsets = [first * minuteMs];
  for (let i = 0; i < changes.length; i += 2) {
    instants.push(tableStart + (changes[i] ?? 0) * minuteMs);
    offsets.push((changes[i + 1] ?? 0) * minuteMs);
  }
  const listed = instants.at(-1) ?? tableStart - 1;
  const coming: [instant: number, offset: number][] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    for (const change of yearly) coming.push([instantOf(year, change), change[4] * minuteMs]);
  }
  for (const [instant, offset] of coming.toSorted(([a], [b]) => a - b)) {
    if (instant <= listed) continue;
    instants.push(instant);
    offsets.push(offset);
  }
  return { instants, offsets };
}

/** The instant of a yearly change in a given year, ms since 1970. */
export function instantOf(year: number, [month, day, weekday, minute]: YearlyChange): number {
  const earliest = Date.UTC(year, month - 1, day);
  const daysToWait = (weekday - new Date(earliest).getUTCDay() + 7) % 7;
  return earliest + daysToWait * dayMs + minute * minuteMs;
}

/**
 * Whether the platform's own data is older than the table.
 * @param offsetOf ms ahead of UTC by the platform; undefined for an unknown zone
 */
export function isOlderThanTable(
  offsetOf: (timeZone: string, instant: number) => number | undefined,
): boolean {
  const { zone, at, offsetMinutes } = zoneTable.newest;
  return offsetOf(zone, Date.parse(at)) !== offsetMinutes * minuteMs;
}
