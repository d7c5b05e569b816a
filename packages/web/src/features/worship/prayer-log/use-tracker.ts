import type { Prayer } from '@manasik/core/prayer/prayer-times';
import { useEffect } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useApi } from '../../../platform/api/query.ts';
import { useRefetchOnline } from '../../../platform/api/network.ts';
import { countOf, noTicks, type Ticks } from './tick-queue.ts';
import { learn, withDays } from './tick-store.ts';
import { usePrayerDays } from './use-prayer-days.ts';

/** `held`: ticks wait on this device. `offline`: the shown state is that of this device. */
type TrackerNote = 'held' | 'offline' | null;

export type TrackerState =
  | { status: 'loading' }
  | { status: 'error'; error: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; ticks: Ticks; done: number; note: TrackerNote };

export type Tracker = ReturnType<typeof useTracker>;

interface TrackerInput {
  /** IANA zone that determines the day; undefined while unknown. */
  timezone: string | undefined;
  /** The civil date there; the ticks are refetched when it changes. */
  today: string | undefined;
}

/** Today's five ticks: changed at once, also offline, and reverted if the server refuses them. */
export function useTracker({ timezone, today }: TrackerInput) {
  const errorText = useErrorText();
  const days = usePrayerDays();
  const { owner, isHeld } = days;
  const isKnown = timezone !== undefined && today !== undefined;
  const query = useListedDays(owner, isKnown ? today : undefined, today);
  const { data, isAway, refetch } = query;

  return {
    state: stateOf(),
    tick: (prayer: Prayer, done: boolean) => {
      if (today !== undefined) days.tick(today, prayer, done);
    },
  };

  function stateOf(): TrackerState {
    if (query.isError && !isAway) {
      const retry = () => void refetch();
      return { status: 'error', error: errorText(query.error), retrying: query.isFetching, retry };
    }
    if (today === undefined) return { status: 'loading' };
    const ticks = days.ticksOn(today) ?? (data || isAway ? noTicks : undefined);
    if (!ticks) return { status: 'loading' };
    const note = isHeld ? 'held' : isAway ? 'offline' : null;
    return { status: 'ready', ticks, done: countOf(ticks), note };
  }
}

/** Loads the days from `from` to `to` and stores them on the device. */
export function useListedDays(owner: string | undefined, from: string | undefined, to: string | undefined) {
  const isKnown = owner !== undefined && from !== undefined && to !== undefined;
  const query = useApi(
    'GET /api/prayers',
    { query: { from: from ?? '', to: to ?? '' } },
    { enabled: isKnown },
  );
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    if (!isKnown || !data) return;
    learnOnce(`${owner} ${from} ${to}`, dataUpdatedAt, () =>
      learn(owner, ({ days }) => ({ days: withDays(days, from, to, data.days) })),
    );
  }, [isKnown, owner, from, to, data, dataUpdatedAt]);
  useRefetchOnline(query.isError, query.refetch);
  return { ...query, isAway: query.fetchStatus === 'paused' || query.error?.status === 0 };
}

const learned = new Map<string, number>();

/** A cached reply is old: it must not overwrite later ticks. */
export function learnOnce(name: string, repliedAt: number, work: () => void): void {
  if ((learned.get(name) ?? 0) >= repliedAt) return;
  learned.set(name, repliedAt);
  work();
}
