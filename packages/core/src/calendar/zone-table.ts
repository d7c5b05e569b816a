import table from './zone-table.json' with { type: 'json' };

/** How the clocks of one or more zones go, as `script/write-zone-table.ts` writes it. */
export interface ZoneClock {
  /**
   * Minutes ahead of UTC at the start of the table; then in turn the minute at which the clocks are changed, counted
   * from the start of the table, and the minutes ahead of UTC from then on.
   */
  readonly changes: readonly number[];
  /** Changes that come back in each later year of the table. */
  readonly yearly: readonly YearlyChange[];
}

/**
 * The change at so many minutes (UTC) after the start of the first such weekday (0: Sunday) on or after a day of the
 * month (1 to 12), and the minutes ahead of UTC from then on. The day may lie in the month before or after.
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
  /** First and last year that the table describes. */
  readonly years: readonly [first: number, last: number];
  /** What only a platform with this release or a newer one knows. */
  readonly newest: { readonly zone: string; readonly at: string; readonly offsetMinutes: number };
  readonly clocks: readonly ZoneClock[];
  /** Names of the zones of each clock, aliases too, in one text. */
  readonly zones: readonly string[];
}

// The script that writes it has the type; JSON imports know no tuples.
const zoneTable = table as unknown as ZoneTable;

/** The release of the tz database that the table is made from. */
export const zoneDataVersion = zoneTable.version;

const minuteMs = 60_000;
const dayMs = 86_400_000;
const [firstYear, lastYear] = zoneTable.years;

/** The first instant that the table describes, ms since 1970. */
export const tableStart = Date.UTC(firstYear, 0, 1);

/** Instants (ms since 1970) at which the clocks are changed, rising, and the offsets in ms before and after them. */
export interface Changes {
  readonly instants: readonly number[];
  /** One more than `instants`. */
  readonly offsets: readonly number[];
}

const indexes = new Map<string, number>();
const unpacked = new Map<number, Changes>();

/** How the clocks of a zone go by the table; undefined for a name that is not in it. */
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

/** When a yearly change comes in a year, ms since 1970. */
export function instantOf(year: number, [month, day, weekday, minute]: YearlyChange): number {
  const earliest = Date.UTC(year, month - 1, day);
  const daysToWait = (weekday - new Date(earliest).getUTCDay() + 7) % 7;
  return earliest + daysToWait * dayMs + minute * minuteMs;
}

/**
 * Is the platform's own data older than the table?
 * @param offsetOf ms ahead of UTC by the platform; undefined for a zone unknown to it
 */
export function isOlderThanTable(
  offsetOf: (timeZone: string, instant: number) => number | undefined,
): boolean {
  const { zone, at, offsetMinutes } = zoneTable.newest;
  return offsetOf(zone, Date.parse(at)) !== offsetMinutes * minuteMs;
}
