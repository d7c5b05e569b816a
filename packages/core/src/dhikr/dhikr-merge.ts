/** How often a device counted a dhikr on a day, as a state that replaces older ones. */
export interface Counted {
  readonly count: number;
  /** Rises with each change on the device, also when the count goes down. */
  readonly revision: number;
}

export interface DhikrTally extends Counted {
  /** The civil date where the user is, `YYYY-MM-DD`. */
  readonly date: string;
  readonly dhikrId: string;
}

/** Each device writes only rows of its own, so that a row has one author and its revisions one order. */
export interface DeviceTally extends DhikrTally {
  readonly deviceId: string;
}

export interface DayCount {
  readonly date: string;
  readonly dhikrId: string;
  readonly count: number;
}

/** The newer of two states of one row. Two windows of one device may share a revision: then the greater count holds. */
export const newerCounted = <Row extends Counted>(one: Row, other: Row): Row =>
  other.revision > one.revision || (other.revision === one.revision && other.count > one.count) ? other : one;

/** The row after one more (`1`) or one undone (`-1`); undoing what is not there changes nothing. */
export function stepped({ count, revision }: Counted, by: 1 | -1, most: number): Counted {
  const next = Math.min(most, Math.max(0, count + by));
  return next === count ? { count, revision } : { count: next, revision: revision + 1 };
}

const rowKey = ({ date, dhikrId, deviceId }: DeviceTally): string => `${date} ${dhikrId} ${deviceId}`;

/**
 * What is known when lists of rows come together, in whatever order and however often: the newest state of each row,
 * sorted by day, dhikr and device.
 */
export function mergeTallies(...lists: readonly (readonly DeviceTally[])[]): DeviceTally[] {
  const rows = new Map<string, DeviceTally>();
  for (const tally of lists.flat()) {
    const key = rowKey(tally);
    const known = rows.get(key);
    rows.set(key, known ? newerCounted(known, tally) : tally);
  }
  return [...rows].toSorted(([one], [other]) => compare(one, other)).map(([, tally]) => tally);
}

/** The count of each day and dhikr: the sum over the devices. */
export function dayCounts(tallies: readonly DeviceTally[]): DayCount[] {
  const sums = new Map<string, DayCount>();
  for (const { date, dhikrId, count } of mergeTallies(tallies)) {
    const key = `${date} ${dhikrId}`;
    sums.set(key, { date, dhikrId, count: (sums.get(key)?.count ?? 0) + count });
  }
  return [...sums.values()];
}

/** A dhikr of the user's own. A removed one is kept as removed, so that no device brings it back. */
export interface DhikrPhrase {
  readonly id: string;
  readonly text: string;
  readonly target: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly removed: boolean;
}

/** The phrase that holds of two states of it: the last change, and the same one on every device when both are as old. */
export function newerPhrase<Phrase extends DhikrPhrase>(one: Phrase, other: Phrase): Phrase {
  if (one.changedAt !== other.changedAt) return other.changedAt > one.changedAt ? other : one;
  if (one.removed !== other.removed) return other.removed ? other : one;
  if (one.target !== other.target) return other.target > one.target ? other : one;
  return compare(one.text, other.text) < 0 ? other : one;
}

/** The state that holds of each phrase, sorted by id. */
export function mergePhrases<Phrase extends DhikrPhrase>(...lists: readonly (readonly Phrase[])[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const phrase of lists.flat()) {
    const known = phrases.get(phrase.id);
    phrases.set(phrase.id, known ? newerPhrase(known, phrase) : phrase);
  }
  return [...phrases.values()].toSorted((one, other) => compare(one.id, other.id));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
