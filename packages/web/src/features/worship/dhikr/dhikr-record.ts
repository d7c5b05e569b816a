import { dhikrLimits, nextOfThree, oneOfThree, threeDhikr } from '@manasik/core/dhikr/dhikr';
import { type Counted, type DeviceTally, type DhikrPhrase, stepped } from '@manasik/core/dhikr/dhikr-merge';

/** The count of a dhikr on a day on this device; `sent` is the part that the server has. */
export interface Row extends Counted {
  readonly sent?: Counted;
}

/** By date (`YYYY-MM-DD`), then by dhikr. */
export type ByDay<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** A row of a former device id, from before signing in or out, that is not sent yet. */
export interface Parcel extends DeviceTally {
  /** The part of `count` that the server has for certain. */
  readonly sentCount: number;
}

export interface OwnPhrase extends DhikrPhrase {
  readonly sent: boolean;
}

/** The state that an undo restores. `date` is the day whose count decreases; null if nothing was counted. */
interface Step {
  readonly dhikrId: string;
  readonly round: number;
  readonly date: string | null;
}

/** Everything that this device stores for one person, or for use without an account. */
export interface DhikrRecord {
  readonly deviceId: string;
  readonly own: ByDay<Row>;
  readonly parcels: readonly Parcel[];
  /** The counts of the person's other devices, from the last reply of the server. */
  readonly others: ByDay<number>;
  readonly phrases: readonly OwnPhrase[];
  readonly chosen: string;
  /** The progress of the round of each dhikr. */
  readonly rounds: Readonly<Record<string, number>>;
  /** The time of the last touch in a round. */
  readonly touched: Moment | null;
  readonly steps: readonly Step[];
}

/** `at`: milliseconds since 1970; `date`: the date where the user is. */
export interface Moment {
  readonly at: number;
  readonly date: string;
}

/** The effect of a touch, for vibration and announcements. */
export interface Counting {
  readonly dhikrId: string;
  readonly round: number;
  readonly target: number;
  /** The round is complete; `next` is the next dhikr. */
  readonly completed: boolean;
  readonly next: string;
}

const firstDhikr = threeDhikr[0].id;
const mostSteps = 200;
const roundLastsMs = 3_600_000;

export const emptyRecord = (deviceId: string): DhikrRecord => ({
  deviceId,
  own: {},
  parcels: [],
  others: {},
  phrases: [],
  chosen: firstDhikr,
  rounds: {},
  touched: null,
  steps: [],
});

export const presentPhrases = (record: Pick<DhikrRecord, 'phrases'>): OwnPhrase[] =>
  record.phrases.filter(({ removed }) => !removed);

/** The length of a round; undefined if there is no such dhikr, or no longer. */
export const targetOf = (record: Pick<DhikrRecord, 'phrases'>, dhikrId: string): number | undefined =>
  oneOfThree(dhikrId)?.target ?? presentPhrases(record).find(({ id }) => id === dhikrId)?.target;

/** The chosen dhikr; the first of the three if the chosen one was removed, here or on another device. */
export const chosenOf = (record: DhikrRecord): string =>
  targetOf(record, record.chosen) === undefined ? firstDhikr : record.chosen;

/** A round from another day that has rested for an hour does not continue; one across midnight does. */
const isLapsed = ({ touched }: DhikrRecord, now: Moment): boolean =>
  touched !== null && touched.date !== now.date && now.at - touched.at > roundLastsMs;

/** The record without expired rounds, whose steps cannot be undone any more. */
export const awake = (record: DhikrRecord, now: Moment): DhikrRecord =>
  isLapsed(record, now) ? { ...record, rounds: {}, touched: null, steps: [] } : record;

/** The progress of the round of a dhikr, in a record without expired rounds. */
export const roundOf = (record: DhikrRecord, dhikrId: string): number => record.rounds[dhikrId] ?? 0;

/** Counts one of the chosen dhikr. After a complete round the next of the three follows; one's own starts again. */
export function count(
  known: DhikrRecord,
  now: Moment,
): { record: DhikrRecord; counting: Counting } | undefined {
  const record = awake(known, now);
  const dhikrId = chosenOf(record);
  const target = targetOf(record, dhikrId) ?? 1;
  const row = rowOf(record, now.date, dhikrId);
  const counted = stepped(row, 1, dhikrLimits.count);
  if (counted.count === row.count) return undefined;
  const before = roundOf(record, dhikrId);
  const round = before + 1;
  const completed = round >= target;
  const one = oneOfThree(dhikrId);
  const next = completed && one ? nextOfThree(one.id).id : dhikrId;
  return {
    record: {
      ...withRow(record, now.date, dhikrId, { ...row, ...counted }),
      chosen: next,
      rounds: { ...record.rounds, [dhikrId]: completed ? 0 : round },
      touched: now,
      steps: remember(record, { dhikrId, round: before, date: now.date }),
    },
    counting: { dhikrId, round, target, completed, next },
  };
}

/** Undoes one step: the dhikr, its round and, if one was counted, the count of this device on that day. */
export function undo(
  known: DhikrRecord,
  now: Moment,
): { record: DhikrRecord; dhikrId: string; round: number; counted: boolean } | undefined {
  const record = awake(known, now);
  const step = record.steps.at(-1);
  if (!step) return undefined;
  const { dhikrId, round, date } = step;
  const row = date === null ? undefined : rowOf(record, date, dhikrId);
  const lowered =
    row && date !== null
      ? withRow(record, date, dhikrId, { ...row, ...stepped(row, -1, dhikrLimits.count) })
      : record;
  const rounds = { ...record.rounds, [dhikrId]: round };
  return {
    record: { ...lowered, chosen: dhikrId, rounds, touched: now, steps: record.steps.slice(0, -1) },
    dhikrId,
    round,
    counted: date !== null,
  };
}

/** Restarts the round of the chosen dhikr. The counts of the day remain. */
export function resetRound(known: DhikrRecord, now: Moment): DhikrRecord {
  const record = awake(known, now);
  const dhikrId = chosenOf(record);
  const round = roundOf(record, dhikrId);
  if (round === 0) return known;
  const steps = remember(record, { dhikrId, round, date: null });
  return { ...record, rounds: { ...record.rounds, [dhikrId]: 0 }, touched: now, steps };
}

export const choose = (record: DhikrRecord, dhikrId: string): DhikrRecord => ({ ...record, chosen: dhikrId });

/** Adds, changes or removes one's own dhikr. Each change is later than the previous one. */
export function putPhrase(
  record: DhikrRecord,
  phrase: Omit<DhikrPhrase, 'changedAt'>,
  at: number,
): DhikrRecord {
  const known = record.phrases.find(({ id }) => id === phrase.id);
  const changed = { ...phrase, changedAt: Math.max(at, (known?.changedAt ?? 0) + 1), sent: false };
  if (!known) return { ...record, phrases: [...record.phrases, changed] };
  return { ...record, phrases: record.phrases.map((each) => (each === known ? changed : each)) };
}

export const rowOf = (record: DhikrRecord, date: string, dhikrId: string): Row =>
  record.own[date]?.[dhikrId] ?? { count: 0, revision: 0 };

export const withRow = (record: DhikrRecord, date: string, dhikrId: string, row: Row): DhikrRecord => ({
  ...record,
  own: { ...record.own, [date]: { ...record.own[date], [dhikrId]: row } },
});

const remember = ({ steps }: DhikrRecord, step: Step): Step[] => [...steps, step].slice(-mostSteps);

/** The count of each dhikr on a day, on all devices. */
export function countsOn(record: DhikrRecord, date: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (dhikrId: string, more: number) => {
    if (more !== 0) counts.set(dhikrId, (counts.get(dhikrId) ?? 0) + more);
  };
  for (const [dhikrId, more] of Object.entries(record.others[date] ?? {})) add(dhikrId, more);
  for (const [dhikrId, row] of Object.entries(record.own[date] ?? {})) add(dhikrId, row.count);
  for (const parcel of record.parcels) {
    if (parcel.date === date) add(parcel.dhikrId, parcel.count - parcel.sentCount);
  }
  return counts;
}

/** The total of a day. */
export const totalOn = (record: DhikrRecord, date: string): number =>
  [...countsOn(record, date).values()].reduce((sum, more) => sum + more, 0);
