import { type Prayer, prayers } from '@manasik/core/prayer-times';
import { useEffect, useRef, useState } from 'react';
import { api, type Reply, useErrorText } from '../api/index.ts';
import { queryClient, queryKey, useApi } from '../api/query.ts';
import { useTranslations } from '../i18n/index.ts';
import { toast } from '../../ui/toast-store.ts';

type Log = Reply<'PUT /api/prayers/today'>;
type Ticks = Record<Prayer, boolean>;

export type TrackerState =
  | { status: 'loading' | 'waiting' }
  | { status: 'error'; error: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; ticks: Ticks; done: number };

export type Tracker = ReturnType<typeof useTracker>;

interface TrackerInput {
  /** IANA zone whose day counts; undefined until it is known. */
  timezone: string | undefined;
  /** The civil date there; when it changes the ticks are asked for anew. */
  today: string | undefined;
}

/** The five ticks of today: changed at once, saved one after the other, and taken back when the server says no. */
export function useTracker({ timezone, today }: TrackerInput) {
  const t = useTranslations('tracker');
  const errorText = useErrorText();
  const input = { query: { timezone: timezone ?? 'UTC' } };
  const key = queryKey('GET /api/prayers/today', input);
  const query = useApi('GET /api/prayers/today', input, { enabled: timezone !== undefined });
  const [unsaved, setUnsaved] = useState<Partial<Ticks>>({});
  const queue = useRef(Promise.resolve());
  const newest = useRef<Partial<Record<Prayer, symbol>>>({});
  useRefetchOnNewDay(today, query.refetch);

  function tick(prayer: Prayer, done: boolean) {
    const change = Symbol(prayer);
    newest.current[prayer] = change;
    setUnsaved((flags) => ({ ...flags, [prayer]: done }));
    queue.current = save(queue.current, prayer, done).finally(() => {
      if (newest.current[prayer] === change) setUnsaved((flags) => without(flags, prayer));
    });
  }

  async function save(before: Promise<void>, prayer: Prayer, done: boolean): Promise<void> {
    await before;
    try {
      const saved = await api('PUT /api/prayers/today', { ...input, body: { [prayer]: done } });
      queryClient.setQueryData<Log>(key, saved);
    } catch (error) {
      toast({ title: t('notSaved'), description: errorText(error), variant: 'destructive' });
    }
  }

  return { state: stateOf(), tick };

  function stateOf(): TrackerState {
    if (query.isError) {
      const retry = () => void query.refetch();
      return { status: 'error', error: errorText(query.error), retrying: query.isFetching, retry };
    }
    if (!query.data) return { status: query.fetchStatus === 'paused' ? 'waiting' : 'loading' };
    const ticks: Ticks = { ...query.data, ...unsaved };
    return { status: 'ready', ticks, done: prayers.filter((prayer) => ticks[prayer]).length };
  }
}

function without(flags: Partial<Ticks>, prayer: Prayer): Partial<Ticks> {
  const others = { ...flags };
  delete others[prayer];
  return others;
}

function useRefetchOnNewDay(today: string | undefined, refetch: () => Promise<unknown>): void {
  const known = useRef(today);
  useEffect(() => {
    if (known.current !== undefined && today !== undefined && known.current !== today) void refetch();
    known.current = today;
  }, [today, refetch]);
}
