import { type PrayerStreak, prayerStreak } from '@manasik/core/prayer/prayer-streak';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useApi } from '../../../platform/api/query.ts';
import { isComplete } from './tick-queue.ts';
import { learn } from './tick-store.ts';
import type { PrayerDays } from './use-prayer-days.ts';
import { useRefetchOnline } from '../../../platform/api/network.ts';
import { learnOnce } from './use-tracker.ts';

export type StreakState =
  | { status: 'loading' }
  | { status: 'error'; error: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; streak: PrayerStreak };

/** The streak as counted by the server; with unsent ticks and offline, as counted by this device. */
export function useStreak(
  { owner, known, hasWaiting, ticksOn }: PrayerDays,
  zone: string | undefined,
  today: string | undefined,
): StreakState {
  const errorText = useErrorText();
  const input = { query: { timezone: zone } };
  const enabled = owner !== undefined && zone !== undefined;
  const query = useApi('GET /api/prayers/streak', input, { enabled });
  const { data, dataUpdatedAt, refetch } = query;
  useRefetchOnline(query.isError, refetch);

  useEffect(() => {
    if (owner === undefined || !data) return;
    const { from, to } = data;
    learnOnce(`${owner} streak`, dataUpdatedAt, () =>
      learn(owner, () => ({ streak: from !== null && to !== null ? { from, to } : null })),
    );
  }, [owner, data, dataUpdatedAt]);

  const day = useRef(today);
  useEffect(() => {
    if (day.current !== undefined && today !== undefined && day.current !== today) void refetch();
    day.current = today;
  }, [today, refetch]);

  const isAway = query.fetchStatus === 'paused' || query.error?.status === 0;
  if (query.isError && !isAway) {
    const retry = () => void refetch();
    return { status: 'error', error: errorText(query.error), retrying: query.isFetching, retry };
  }
  if (today === undefined || (!data && !isAway)) return { status: 'loading' };
  if (data && !query.isFetching && !hasWaiting) return { status: 'ready', streak: data };
  return { status: 'ready', streak: prayerStreak(today, isCompleteHere) };

  function isCompleteHere(date: string): boolean {
    const ticks = ticksOn(date);
    if (ticks) return isComplete(ticks);
    return Boolean(known?.streak && date >= known.streak.from && date <= known.streak.to);
  }
}
