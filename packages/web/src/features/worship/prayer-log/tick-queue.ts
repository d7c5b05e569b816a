import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { type Prayer, prayers } from '@manasik/core/prayer/prayer-times';
import { isRecord } from '../../../platform/storage/is-record.ts';

/** Which of the five prayers of a day are ticked. */
export type Ticks = Record<Prayer, boolean>;

export const noTicks: Ticks = { fajr: false, dhuhr: false, asr: false, maghrib: false, isha: false };

export const countOf = (ticks: Ticks): number => prayers.filter((prayer) => ticks[prayer]).length;
export const isComplete = (ticks: Ticks): boolean => countOf(ticks) === prayers.length;

interface Change {
  done: boolean;
  /** Milliseconds since 1970; later than that of any change before it, whatever the clock did. */
  at: number;
}
export type Changes = Partial<Record<Prayer, Change>>;

/** The changes that the server has not taken yet, by day: of each prayer the newest. */
export type Waiting = Readonly<Record<string, Changes>>;

/** The newest change of a prayer takes the place of the one before. */
export function withChange(
  waiting: Waiting,
  date: string,
  prayer: Prayer,
  { done, at }: { done: boolean; at: number },
): Waiting {
  const before = waiting[date]?.[prayer]?.at ?? 0;
  return { ...waiting, [date]: { ...waiting[date], [prayer]: { done, at: Math.max(at, before + 1) } } };
}

/** Takes out what was sent; a prayer that was changed again meanwhile goes on waiting. */
export function withoutSent(waiting: Waiting, date: string, sent: Changes): Waiting {
  const left = Object.entries(waiting[date] ?? {}).filter(
    // The names are those of the type.
    ([prayer, change]) => change.at !== sent[prayer as Prayer]?.at,
  );
  const { [date]: _day, ...others } = waiting;
  return left.length > 0 ? { ...others, [date]: Object.fromEntries(left) } : others;
}

/** The oldest day that waits. */
export function firstWaiting(waiting: Waiting): { date: string; changes: Changes } | undefined {
  const [date] = Object.keys(waiting).toSorted();
  const changes = date === undefined ? undefined : waiting[date];
  return date !== undefined && changes ? { date, changes } : undefined;
}

export const flagsOf = (changes: Changes): Partial<Ticks> =>
  Object.fromEntries(Object.entries(changes).map(([prayer, { done }]) => [prayer, done]));

/** A day's ticks from 0 to 31: bit 0 is Fajr, bit 4 is Isha. */
export const packTicks = (ticks: Ticks): number =>
  prayers.reduce((bits, prayer, index) => (ticks[prayer] ? bits | (1 << index) : bits), 0);

export const unpackTicks = (bits: number): Ticks => ({
  fajr: (bits & 1) !== 0,
  dhuhr: (bits & 2) !== 0,
  asr: (bits & 4) !== 0,
  maghrib: (bits & 8) !== 0,
  isha: (bits & 16) !== 0,
});

/** Refuses what another version, or another hand, has left on the device. */
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
