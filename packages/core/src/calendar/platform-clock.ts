const dayMs = 86_400_000;
const secondMs = 1000;

// The platform is queried at the edges of blocks of days. If the offset is the same at both edges, it is the same in
// between; otherwise it changes exactly once, because no zone changes its clocks twice within six days (checked for all
// zones, 1900 to 2076). Calling Intl for every time would cost as much as calculating the sun.
const blockMs = 4 * dayMs;
const mostEdges = 4000;

/** A period (ms since 1970) in which a zone's offset is constant, and that offset in ms ahead of UTC. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
  readonly offset: number;
}

/** The clock of one zone by the platform's own data. */
export interface PlatformZone {
  /** The canonical name: Asia/Riyadh for `aSIA/rIYADH`. */
  readonly name: string;
  /** Ms ahead of UTC at an instant on the second. */
  offsetAt(instant: number): number;
  stretchAt(instant: number): Stretch;
}

/** Returns a zone of the platform; undefined for an unknown name. */
export function platformZone(timeZone: string): PlatformZone | undefined {
  const format = formatOf(timeZone);
  if (!format) return undefined;
  /** Offset in ms at the start of each block. */
  const edges = new Map<number, number>();
  /** The change within a block, if there is one. */
  const changes = new Map<number, number>();

  const offsetAt = (instant: number): number => {
    const fields: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(instant)) fields[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
    return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
  };

  const edgeOf = (block: number): number => {
    let offset = edges.get(block);
    if (offset === undefined) {
      if (edges.size >= mostEdges) edges.clear();
      offset = offsetAt(block * blockMs);
      edges.set(block, offset);
    }
    return offset;
  };

  /** Finds the instant of the clock change within a block, to the second. */
  const changeWithin = (block: number, before: number): number => {
    const known = changes.get(block);
    if (known !== undefined) return known;
    let low = (block * blockMs) / secondMs;
    let high = low + blockMs / secondMs;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(middle * secondMs) === before) low = middle;
      else high = middle;
    }
    if (changes.size >= mostEdges) changes.clear();
    changes.set(block, high * secondMs);
    return high * secondMs;
  };

  const stretchAt = (instant: number): Stretch => {
    const block = Math.floor(instant / blockMs);
    const from = block * blockMs;
    const until = from + blockMs;
    const before = edgeOf(block);
    const after = edgeOf(block + 1);
    if (before === after) return { from, until, offset: before };
    const change = changeWithin(block, before);
    return instant < change
      ? { from, until: change, offset: before }
      : { from: change, until, offset: after };
  };

  return { name: format.resolvedOptions().timeZone, offsetAt, stretchAt };
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en', {
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
    });
  } catch {
    // An invalid zone, or one that is newer than the platform.
    return undefined;
  }
}
