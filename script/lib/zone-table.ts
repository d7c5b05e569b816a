import {
  instantOf,
  type YearlyChange,
  type ZoneClock,
  type ZoneTable,
} from '../../packages/core/src/calendar/zone-table.ts';

/** A zone as `moment-timezone` unpacks it: each offset (minutes behind UTC) applies until its instant. */
export interface PublishedZone {
  readonly untils: readonly (number | null)[];
  readonly offsets: readonly number[];
}

export interface PublishedZones {
  /** Release of the tz database. */
  readonly version: string;
  /** Every name, including aliases. */
  readonly names: readonly string[];
  zone(name: string): PublishedZone | null;
}

/** Phones older than 2022 are rare, and before that year the platform's data is correct almost everywhere. */
const firstYear = 2022;
/** The last year of `civilDateRange` plus one, because its last day may end in the next year. */
const lastYear = 2077;
const minuteMs = 60_000;
const start = Date.UTC(firstYear, 0, 1);
const end = Date.UTC(lastYear + 1, 0, 1);

/**
 * A change that only the newest release with changed clocks has. Choose a new one for each such release
 * (https://data.iana.org/time-zones/tzdb/NEWS). 2026f: Cuba keeps its summer time in the winter of 2026/27.
 */
const newestChange = { version: '2026f', zone: 'America/Havana', at: '2026-12-01T12:00:00Z' };

interface Change {
  readonly instant: number;
  /** Minutes ahead of UTC. */
  readonly offset: number;
}

/**
 * The table in `@manasik/core`: all zones from 2022 on.
 * @throws Error when `newestChange` was chosen for another release
 */
export function makeZoneTable(published: PublishedZones): ZoneTable {
  if (published.version !== newestChange.version) {
    throw new Error(
      `moment-timezone brings ${published.version}: choose newestChange in script/lib/zone-table.ts for it, then write the table anew`,
    );
  }
  const byClock = new Map<string, string[]>();
  for (const name of published.names.toSorted()) {
    const zone = published.zone(name);
    if (!zone) throw new Error(`${name} has no rules`);
    const clock = JSON.stringify(clockOf(zone));
    byClock.set(clock, [...(byClock.get(clock) ?? []), name]);
  }
  const newest = published.zone(newestChange.zone);
  if (!newest) throw new Error(`${newestChange.zone} has no rules`);
  return {
    version: published.version,
    years: [firstYear, lastYear],
    newest: {
      zone: newestChange.zone,
      at: newestChange.at,
      offsetMinutes: offsetAt(newest, Date.parse(newestChange.at)),
    },
    // `clockOf` creates it a few lines above.
    clocks: [...byClock.keys()].map((clock) => JSON.parse(clock) as ZoneClock),
    zones: [...byClock.values()].map((names) => names.join(' ')),
  };
}

/** One line per clock, so that the diff of a new release shows what changed. */
export function writeZoneTable({ clocks, zones, ...head }: ZoneTable): string {
  const rest = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
  );
  return `{\n${rest.join('')}  "clocks": ${lines(clocks)},\n  "zones": ${lines(zones)}\n}\n`;
}

const lines = (values: readonly unknown[]): string =>
  `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`;

/** Minutes ahead of UTC at an instant (ms since 1970). */
export function offsetAt({ untils, offsets }: PublishedZone, instant: number): number {
  const index = untils.findIndex((until) => until === null || instant < until);
  // -0 would be written as 0 but compare as a different value.
  return 0 - (offsets[index] ?? Number.NaN);
}

function clockOf(zone: PublishedZone): ZoneClock {
  const changes: Change[] = zone.untils
    .filter((until): until is number => until !== null && until >= start && until < end)
    .map((instant) => ({ instant, offset: offsetAt(zone, instant) }))
    // Some "changes" affect only the abbreviation.
    .filter(({ instant, offset }) => offset !== offsetAt(zone, instant - 1));
  const yearly = yearlyOf(changes);
  const first = yearly.length === 0 ? changes.length : firstYearly(changes, yearly);
  return {
    changes: [
      offsetAt(zone, start),
      ...changes.slice(0, first).flatMap(({ instant, offset }) => [(instant - start) / minuteMs, offset]),
    ],
    yearly: first === changes.length ? [] : yearly,
  };
}

/** The two rules for changing the clocks in the last years of the table; empty if there are none. */
function yearlyOf(changes: readonly Change[]): YearlyChange[] {
  const last = changes.filter(({ instant }) => new Date(instant).getUTCFullYear() > lastYear - 20);
  if (last.length < 38) return [];
  const offsets = [...new Set(last.map(({ offset }) => offset))];
  const rules = offsets.map((offset) =>
    ruleOf(
      last.filter((change) => change.offset === offset),
      offset,
    ),
  );
  return rules.every((rule) => rule !== undefined) ? rules : [];
}

/** The rule "first such weekday on or after a day of a month" that produces all of these changes. */
function ruleOf(changes: readonly Change[], offset: number): YearlyChange | undefined {
  const [first] = changes;
  if (!first) return undefined;
  const date = new Date(first.instant);
  const weekday = date.getUTCDay();
  const minute = date.getUTCHours() * 60 + date.getUTCMinutes();
  const month = date.getUTCMonth() + 1;
  // In UTC, a rule for the first days of a month in local time can fall into the month before.
  for (let day = date.getUTCDate(); day > date.getUTCDate() - 7; day--) {
    const rule: YearlyChange = [month, day, weekday, minute, offset];
    const isMet = changes.every(({ instant }) =>
      [0, 1].some((later) => instantOf(new Date(instant).getUTCFullYear() + later, rule) === instant),
    );
    if (isMet) return rule;
  }
  return undefined;
}

/** The index from which the yearly rules produce all changes and no others; `changes.length` if there is none. */
function firstYearly(changes: readonly Change[], yearly: readonly YearlyChange[]): number {
  const given: Change[] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    for (const rule of yearly) given.push({ instant: instantOf(year, rule), offset: rule[4] });
  }
  const written = (list: readonly Change[]): string =>
    JSON.stringify(
      list.map(({ instant, offset }) => [instant, offset]).toSorted(([a = 0], [b = 0]) => a - b),
    );
  for (let first = 0; first < changes.length; first++) {
    const before = changes[first - 1]?.instant ?? start - 1;
    if (written(given.filter(({ instant }) => instant > before)) === written(changes.slice(first)))
      return first;
  }
  return changes.length;
}
