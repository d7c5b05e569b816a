/** How often a device counted a dhikr on one day. A newer state replaces an older one. */
export interface Counted {
  readonly count: number;
  /** Increases with each change on the device, even when the count decreases. */
  readonly revision: number;
}

export interface DhikrTally extends Counted {
  /** The civil date at the user's location, `YYYY-MM-DD`. */
  readonly date: string;
  readonly dhikrId: string;
}

/** Each device writes only its own rows, so every row has one author and its revisions are ordered. */
export interface DeviceTally extends DhikrTally {
  readonly deviceId: string;
}

export interface DayCount {
  readonly date: string;
  readonly dhikrId: string;
  readonly count: number;
}

/**
 * Returns the newer of two states of a row. Two windows of one device may use the same revision; then the greater count
 * wins.
 */
export const newerCounted = <Row extends Counted>(one: Row, other: Row): Row =>
  other.revision > one.revision || (other.revision === one.revision && other.count > one.count) ? other : one;

/** The row after one more (`1`) or one undone (`-1`). Undo at zero changes nothing. */
export function stepped({ count, revision }: Counted, by: 1 | -1, most: number): Counted {
  const next = Math.min(most, Math.max(0, count + by));
  return next === count ? { count, revision } : { count: next, revision: revision + 1 };
}

const rowKey = ({ date, dhikrId, deviceId }: DeviceTally): string => `${date} ${dhikrId} ${deviceId}`;

/** Merges lists of rows in any order and number: the newest state of each row, sorted by day, dhikr and device. */
export function mergeTallies(...lists: readonly (readonly DeviceTally[])[]): DeviceTally[] {
  const rows = new Map<string, DeviceTally>();
  for (const tally of lists.flat()) {
    const key = rowKey(tally);
    const known = rows.get(key);
    rows.set(key, known ? newerCounted(known, tally) : tally);
  }
  return [...rows].toSorted(([one], [other]) => compare(one, other)).map(([, tally]) => tally);
}

/** The count per day and dhikr: the sum over the devices. */
export function dayCounts(tallies: readonly DeviceTally[]): DayCount[] {
  const sums = new Map<string, DayCount>();
  for (const { date, dhikrId, count } of mergeTallies(tallies)) {
    const key = `${date} ${dhikrId}`;
    sums.set(key, { date, dhikrId, count: (sums.get(key)?.count ?? 0) + count });
  }
  return [...sums.values()];
}

/** One of the user's own dhikr. A removed one remains marked as removed, so that no device restores it. */
export interface DhikrPhrase {
  readonly id: string;
  readonly text: string;
  readonly target: number;
  /** Time of the last change, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly removed: boolean;
}

/** Returns the winning state of a phrase: the latest change, or, for equal times, the same one on every device. */
export function newerPhrase<Phrase extends DhikrPhrase>(one: Phrase, other: Phrase): Phrase {
  if (one.changedAt !== other.changedAt) return other.changedAt > one.changedAt ? other : one;
  if (one.removed !== other.removed) return other.removed ? other : one;
  if (one.target !== other.target) return other.target > one.target ? other : one;
  return compare(one.text, other.text) < 0 ? other : one;
}

/** Merges to the winning state of each phrase, sorted by id. */
export function mergePhrases<Phrase extends DhikrPhrase>(...lists: readonly (readonly Phrase[])[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const phrase of lists.flat()) {
    const known = phrases.get(phrase.id);
    phrases.set(phrase.id, known ? newerPhrase(known, phrase) : phrase);
  }
  return [...phrases.values()].toSorted((one, other) => compare(one.id, other.id));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
