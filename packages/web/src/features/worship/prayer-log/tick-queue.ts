import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { type Prayer, prayers } from '@manasik/core/prayer/prayer-times';
import { isRecord } from '../../../platform/storage/is-record.ts';

/** The ticked prayers of a day. */
export type Ticks = Record<Prayer, boolean>;

export const noTicks: Ticks = { fajr: false, dhuhr: false, asr: false, maghrib: false, isha: false };

export const countOf = (ticks: Ticks): number => prayers.filter((prayer) => ticks[prayer]).length;
export const isComplete = (ticks: Ticks): boolean => countOf(ticks) === prayers.length;

interface Change {
  done: boolean;
  /** Milliseconds since 1970; later than any previous change, whatever the clock did. */
  at: number;
}
export type Changes = Partial<Record<Prayer, Change>>;

/** Changes that the server does not have yet, by day: the newest for each prayer. */
export type Waiting = Readonly<Record<string, Changes>>;

/** The newest change of a prayer replaces the previous one. */
export function withChange(
  waiting: Waiting,
  date: string,
  prayer: Prayer,
  { done, at }: { done: boolean; at: number },
): Waiting {
  const before = waiting[date]?.[prayer]?.at ?? 0;
  return { ...waiting, [date]: { ...waiting[date], [prayer]: { done, at: Math.max(at, before + 1) } } };
}

/** Removes what was sent, except prayers that were changed again in the meantime. */
export function withoutSent(waiting: Waiting, date: string, sent: Changes): Waiting {
  const left = Object.entries(waiting[date] ?? {}).filter(
    // The names are those of the type.
    ([prayer, change]) => change.at !== sent[prayer as Prayer]?.at,
  );
  const { [date]: _day, ...others } = waiting;
  return left.length > 0 ? { ...others, [date]: Object.fromEntries(left) } : others;
}

/** The oldest day with unsent changes. */
export function firstWaiting(waiting: Waiting): { date: string; changes: Changes } | undefined {
  const [date] = Object.keys(waiting).toSorted();
  const changes = date === undefined ? undefined : waiting[date];
  return date !== undefined && changes ? { date, changes } : undefined;
}

export const flagsOf = (changes: Changes): Partial<Ticks> =>
  Object.fromEntries(Object.entries(changes).map(([prayer, { done }]) => [prayer, done]));

/** The ticks of a day as 0 to 31: bit 0 is Fajr, bit 4 is Isha. */
export const packTicks = (ticks: Ticks): number =>
  prayers.reduce((bits, prayer, index) => (ticks[prayer] ? bits | (1 << index) : bits), 0);

export const unpackTicks = (bits: number): Ticks => ({
  fajr: (bits & 1) !== 0,
  dhuhr: (bits & 2) !== 0,
  asr: (bits & 4) !== 0,
  maghrib: (bits & 8) !== 0,
  isha: (bits & 16) !== 0,
});

/** Rejects what another version or program has stored. */
export const isWaiting = (value: unknown): value is Waiting =>
  isRecord(value) &&
  Object.entries(value).every(
    ([date, changes]) =>
      isCivilDate(date) &&
      isRecord(changes) &&
      Object.entries(changes).every(
        ([prayer, change]) =>
          prayers.some((name) => name === prayer) &&
          isRecord(change) &&
          typeof change['done'] === 'boolean' &&
          typeof change['at'] === 'number',
      ),
  );
