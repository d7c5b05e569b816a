import type { Prayer } from '@manasik/core/prayer/prayer-times';
import { api, type ApiError } from '../../../platform/api/index.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { accountPrefix } from '../../../platform/session/session.ts';
import { keep } from '../../../platform/storage/kept.ts';
import {
  type Changes,
  firstWaiting,
  flagsOf,
  isWaiting,
  packTicks,
  type Ticks,
  unpackTicks,
  type Waiting,
  withChange,
  withoutSent,
} from './tick-queue.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import type { Delivery } from '../../../platform/outbox/delivery.ts';

/** The known prayers of an account, for use offline. */
export interface KeptPrayers {
  /** Id of the user. */
  owner: string;
  /** Day -> ticks in the form of `packTicks`. */
  days: Readonly<Record<string, number>>;
  /** The first and the last day of the streak, as counted by the server. */
  streak: { from: string; to: string } | null;
}

/** User id -> unsent changes. They survive the session, so that signing out loses no tick. */
const keptWaiting = keep<Readonly<Record<string, Waiting>>>(
  'manasik-ticks-waiting',
  (value): value is Record<string, Waiting> => isRecord(value) && Object.values(value).every(isWaiting),
);

const keptPrayers = keep<KeptPrayers>(
  `${accountPrefix}prayers`,
  (value): value is KeptPrayers =>
    isRecord(value) && typeof value['owner'] === 'string' && isRecord(value['days']) && 'streak' in value,
);

const nothing: Waiting = {};

export function useWaiting(owner: string | undefined): Waiting {
  const all = keptWaiting.use();
  return (owner !== undefined && all?.[owner]) || nothing;
}

export function useKeptPrayers(owner: string | undefined): KeptPrayers | undefined {
  const kept = keptPrayers.use();
  return kept && kept.owner === owner ? kept : undefined;
}

const waitingOf = (owner: string): Waiting => keptWaiting.get()?.[owner] ?? nothing;

export const hasWaiting = (owner: string): boolean => Object.keys(waitingOf(owner)).length > 0;

function setWaiting(owner: string, next: (waiting: Waiting) => Waiting): void {
  keptWaiting.change((all) => {
    const { [owner]: mine = nothing, ...others } = all ?? {};
    const changed = next(mine);
    const isEmpty = Object.keys(changed).length === 0;
    if (isEmpty && Object.keys(others).length === 0) return null;
    return isEmpty ? others : { ...others, [owner]: changed };
  });
}

/** Adds to the known prayers of `owner`, and removes those of anyone else. */
export function learn(owner: string, next: (known: KeptPrayers) => Partial<KeptPrayers>): void {
  keptPrayers.change((kept) => {
    const known = kept?.owner === owner ? kept : { owner, days: {}, streak: null };
    return { ...known, ...next(known) };
  });
}

/** The days from `from` to `to` on the server; days that it does not list have no ticks. */
export const withDays = (
  known: KeptPrayers['days'],
  from: string,
  to: string,
  listed: readonly ({ date: string } & Ticks)[],
): KeptPrayers['days'] => ({
  ...Object.fromEntries(Object.entries(known).filter(([date]) => date < from || date > to)),
  ...Object.fromEntries(listed.map((day) => [day.date, packTicks(day)])),
});

/** Ticks at once on this device; the outbox sends it to the server. */
export function keepTick(owner: string, date: string, prayer: Prayer, done: boolean): void {
  setWaiting(owner, (waiting) => withChange(waiting, date, prayer, { done, at: Date.now() }));
}

/** The state of a day, with unsent changes over the state of the server; undefined if both are unknown. */
export function ticksOn(date: string, days: KeptPrayers['days'] | undefined, waiting: Waiting) {
  const bits = days?.[date];
  const changes: Changes | undefined = waiting[date];
  if (bits === undefined && !changes) return undefined;
  const ticks = unpackTicks(bits ?? 0);
  return { ...ticks, ...flagsOf(changes ?? {}) };
}

interface DayOfTicks {
  readonly date: string;
  readonly changes: Changes;
}

/** Sends one day after the other, oldest first, and stores the replies. */
export function tickDelivery(
  owner: string,
  onRefused: (error: ApiError) => void,
): Delivery<DayOfTicks, Ticks> {
  const remove = ({ date, changes }: DayOfTicks) =>
    setWaiting(owner, (waiting) => withoutSent(waiting, date, changes));
  return {
    next: () => firstWaiting(waitingOf(owner)),
    put: ({ date, changes }) => api('PUT /api/prayers/:date', { params: { date }, body: flagsOf(changes) }),
    accept: (item, ticks, isHere) => {
      if (isHere) learn(owner, ({ days }) => ({ days: { ...days, [item.date]: packTicks(ticks) } }));
      remove(item);
      if (!firstWaiting(waitingOf(owner))) refetch();
    },
    refuse: (item, error) => {
      remove(item);
      onRefused(error);
      return true;
    },
  };
}

function refetch(): void {
  // A read that started earlier may lack what was saved in the meantime.
  const days = { queryKey: ['GET /api/prayers'] };
  if (queryClient.isFetching(days)) void queryClient.invalidateQueries(days);
  void queryClient.invalidateQueries({ queryKey: ['GET /api/prayers/streak'] });
}
