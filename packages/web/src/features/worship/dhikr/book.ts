import { dhikrLimits, nextOfThree, oneOfThree, threeDhikr } from '@manasik/core/dhikr/dhikr';
import { type Counted, type DeviceTally, type DhikrPhrase, stepped } from '@manasik/core/dhikr/dhikr-merge';

/** What this device counted of a dhikr on a day; `sent` is what the server is known to have of it. */
export interface Row extends Counted {
  readonly sent?: Counted;
}

/** By date (`YYYY-MM-DD`), then by dhikr. */
export type ByDay<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** A row that was counted under another device id, before signing in or out, and is still to be sent. */
export interface Parcel extends DeviceTally {
  /** The part of `count` that the server is known to have. */
  readonly sentCount: number;
}

export interface OwnPhrase extends DhikrPhrase {
  readonly sent: boolean;
}

/** What an undo goes back to. `date` names the day whose count goes down; null where nothing was counted. */
interface Step {
  readonly dhikrId: string;
  readonly round: number;
  readonly date: string | null;
}

/** All that this device keeps for one person, or for whoever counts without an account. */
export interface Book {
  readonly deviceId: string;
  readonly own: ByDay<Row>;
  readonly parcels: readonly Parcel[];
  /** What the person's other devices counted, as the server last said. */
  readonly others: ByDay<number>;
  readonly phrases: readonly OwnPhrase[];
  readonly chosen: string;
  /** How far the round of each dhikr is. */
  readonly rounds: Readonly<Record<string, number>>;
  /** When a round was last touched. */
  readonly touched: Moment | null;
  readonly steps: readonly Step[];
}

/** `at`: milliseconds since 1970; `date`: the day that this is where the user is. */
export interface Moment {
  readonly at: number;
  readonly date: string;
}

/** What a touch did, for the finger and the ear. */
export interface Counting {
  readonly dhikrId: string;
  readonly round: number;
  readonly target: number;
  /** The round is complete; `next` is what comes now. */
  readonly completed: boolean;
  readonly next: string;
}

const firstDhikr = threeDhikr[0].id;
const mostSteps = 200;
const roundLastsMs = 3_600_000;

export const emptyBook = (deviceId: string): Book => ({
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

export const presentPhrases = (book: Pick<Book, 'phrases'>): OwnPhrase[] =>
  book.phrases.filter(({ removed }) => !removed);

/** How often the dhikr is said in a round; undefined when there is no such dhikr, or no longer. */
export const targetOf = (book: Pick<Book, 'phrases'>, dhikrId: string): number | undefined =>
  oneOfThree(dhikrId)?.target ?? presentPhrases(book).find(({ id }) => id === dhikrId)?.target;

/** The chosen dhikr; the first of the three when the chosen one was removed, here or on another device. */
export const chosenOf = (book: Book): string =>
  targetOf(book, book.chosen) === undefined ? firstDhikr : book.chosen;

/** A round that was left on another day and has rested for an hour does not go on; one over midnight does. */
const isLapsed = ({ touched }: Book, now: Moment): boolean =>
  touched !== null && touched.date !== now.date && now.at - touched.at > roundLastsMs;

/** The book without rounds that have lapsed; what belonged to them can no longer be undone. */
export const awake = (book: Book, now: Moment): Book =>
  isLapsed(book, now) ? { ...book, rounds: {}, touched: null, steps: [] } : book;

/** How far the round of a dhikr is; of a book that is awake. */
export const roundOf = (book: Book, dhikrId: string): number => book.rounds[dhikrId] ?? 0;

/** One more of the chosen dhikr. After the last of a round comes the next of the three; one's own begins anew. */
export function count(known: Book, now: Moment): { book: Book; counting: Counting } | undefined {
  const book = awake(known, now);
  const dhikrId = chosenOf(book);
  const target = targetOf(book, dhikrId) ?? 1;
  const row = rowOf(book, now.date, dhikrId);
  const counted = stepped(row, 1, dhikrLimits.count);
  if (counted.count === row.count) return undefined;
  const before = roundOf(book, dhikrId);
  const round = before + 1;
  const completed = round >= target;
  const one = oneOfThree(dhikrId);
  const next = completed && one ? nextOfThree(one.id).id : dhikrId;
  return {
    book: {
      ...withRow(book, now.date, dhikrId, { ...row, ...counted }),
      chosen: next,
      rounds: { ...book.rounds, [dhikrId]: completed ? 0 : round },
      touched: now,
      steps: remember(book, { dhikrId, round: before, date: now.date }),
    },
    counting: { dhikrId, round, target, completed, next },
  };
}

/** Goes one step back: the dhikr, its round and, where one was counted, the count of this device on that day. */
export function undo(
  known: Book,
  now: Moment,
): { book: Book; dhikrId: string; round: number; counted: boolean } | undefined {
  const book = awake(known, now);
  const step = book.steps.at(-1);
  if (!step) return undefined;
  const { dhikrId, round, date } = step;
  const row = date === null ? undefined : rowOf(book, date, dhikrId);
  const lowered =
    row && date !== null
      ? withRow(book, date, dhikrId, { ...row, ...stepped(row, -1, dhikrLimits.count) })
      : book;
  const rounds = { ...book.rounds, [dhikrId]: round };
  return {
    book: { ...lowered, chosen: dhikrId, rounds, touched: now, steps: book.steps.slice(0, -1) },
    dhikrId,
    round,
    counted: date !== null,
  };
}

/** Begins the round of the chosen dhikr anew. What was said stays counted in the day. */
export function resetRound(known: Book, now: Moment): Book {
  const book = awake(known, now);
  const dhikrId = chosenOf(book);
  const round = roundOf(book, dhikrId);
  if (round === 0) return known;
  const steps = remember(book, { dhikrId, round, date: null });
  return { ...book, rounds: { ...book.rounds, [dhikrId]: 0 }, touched: now, steps };
}

export const choose = (book: Book, dhikrId: string): Book => ({ ...book, chosen: dhikrId });

/** Adds a dhikr of one's own, changes or removes it. A later change is never older than what it changes. */
export function putPhrase(book: Book, phrase: Omit<DhikrPhrase, 'changedAt'>, at: number): Book {
  const known = book.phrases.find(({ id }) => id === phrase.id);
  const changed = { ...phrase, changedAt: Math.max(at, (known?.changedAt ?? 0) + 1), sent: false };
  if (!known) return { ...book, phrases: [...book.phrases, changed] };
  return { ...book, phrases: book.phrases.map((each) => (each === known ? changed : each)) };
}

export const rowOf = (book: Book, date: string, dhikrId: string): Row =>
  book.own[date]?.[dhikrId] ?? { count: 0, revision: 0 };

export const withRow = (book: Book, date: string, dhikrId: string, row: Row): Book => ({
  ...book,
  own: { ...book.own, [date]: { ...book.own[date], [dhikrId]: row } },
});

const remember = ({ steps }: Book, step: Step): Step[] => [...steps, step].slice(-mostSteps);

/** How often each dhikr was said on a day, on all devices. */
export function countsOn(book: Book, date: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (dhikrId: string, more: number) => {
    if (more !== 0) counts.set(dhikrId, (counts.get(dhikrId) ?? 0) + more);
  };
  for (const [dhikrId, more] of Object.entries(book.others[date] ?? {})) add(dhikrId, more);
  for (const [dhikrId, row] of Object.entries(book.own[date] ?? {})) add(dhikrId, row.count);
  for (const parcel of book.parcels) {
    if (parcel.date === date) add(parcel.dhikrId, parcel.count - parcel.sentCount);
  }
  return counts;
}

/** How much was said on a day in all. */
export const totalOn = (book: Book, date: string): number =>
  [...countsOn(book, date).values()].reduce((sum, more) => sum + more, 0);
