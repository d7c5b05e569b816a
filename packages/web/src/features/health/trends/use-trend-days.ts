import { addDays } from '@manasik/core/calendar/civil-date';
import type { DayOfValues } from '@manasik/core/health/trend';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ApiError, useErrorText } from '../../../platform/api/index.ts';
import { useRefetchOnline } from '../../../platform/api/network.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { isSessionOf } from '../../../platform/session/session.ts';
import { listedDays } from '../today/measurement-store.ts';
import type { Measurements } from '../today/use-measurements.ts';
import { keptDays, loadDays, unpackDay, withRows } from './trend-days.ts';

type TrendState =
  | { status: 'loading' }
  | { status: 'error'; error: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; days: readonly DayOfValues[]; isAway: boolean };

/** Three years of days: those of the account, or offline those that this device has. */
export function useTrendDays({ owner, rows, isKnown }: Measurements, today: string): TrendState {
  const errorText = useErrorText();
  const kept = keptDays.use();
  const query = useQuery<number, ApiError>(
    {
      queryKey: ['health-days', owner, today],
      queryFn: () => loadDays(owner ?? '', today, () => owner !== undefined && isSessionOf(owner)),
      enabled: owner !== undefined,
      // An import may have changed days that the device does not list.
      staleTime: 0,
    },
    queryClient,
  );
  const { isError, error, isFetching, refetch } = query;
  useRefetchOnline(isError, refetch);
  const days = useMemo(() => {
    if (!kept || kept.owner !== owner) return undefined;
    const stored = kept.days.map(unpackDay);
    return isKnown ? withRows(stored, rows, addDays(today, -listedDays)) : stored;
  }, [kept, owner, rows, isKnown, today]);

  const isAway = query.fetchStatus === 'paused' || error?.status === 0;
  if (isError && !(isAway && days)) {
    return { status: 'error', error: errorText(error), retrying: isFetching, retry: () => void refetch() };
  }
  return days ? { status: 'ready', days, isAway } : { status: 'loading' };
}
