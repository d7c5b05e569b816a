import { comeOf, phaseOf, ramadanAt, ramadanOf, ramadanYears } from '@manasik/core/prayer/ramadan';
import { useRef, useState } from 'react';
import { api, useErrorText } from '../../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../../platform/api/query.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useTimes } from '../times/use-times.ts';
import { toast } from '../../../ui/toast-store.ts';
import { applied, type Change, type Progress } from './apply-change.ts';

export type ProgressState =
  | { status: 'loading' }
  | { status: 'waiting' }
  | { status: 'error'; error: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; progress: Progress };

const endpoint = 'GET /api/ramadan/progress';

/** A Ramadan by the calendar, calculated on the device, and the user's entries. */
export function useRamadan() {
  const { zone, today, settings } = useTimes();
  const [chosen, choose] = useState<number>();
  const adjustment = settings?.hijriAdjustmentDays;
  const current = today !== undefined && adjustment !== undefined ? ramadanAt(today, adjustment) : undefined;
  const year = chosen ?? current?.year;
  const saved = useProgress(year, zone);
  if (!current || year === undefined || today === undefined || adjustment === undefined) return undefined;

  const ramadan = ramadanOf(year, adjustment);
  return {
    ramadan,
    adjustment,
    today,
    phase: phaseOf(ramadan, today),
    come: comeOf(ramadan, today),
    isCurrent: year === current.year,
    previous: year > ramadanYears.first ? year - 1 : undefined,
    next: year < current.year ? year + 1 : undefined,
    show: (wanted: number) => choose(wanted === current.year ? undefined : wanted),
    showCurrent: () => choose(undefined),
    ...saved,
  };
}

export type RamadanView = NonNullable<ReturnType<typeof useRamadan>>;

/**
 * The stored entries of a year; changed at once, saved one after the other, and reverted if the server refuses them.
 */
function useProgress(year: number | undefined, timezone: string | undefined) {
  const t = useTranslations('ramadan');
  const errorText = useErrorText();
  const input = { query: { year: String(year), timezone } };
  const query = useApi(endpoint, input, { enabled: year !== undefined && timezone !== undefined });
  const [unsaved, setUnsaved] = useState<readonly { year: number; change: Change }[]>([]);
  const queue = useRef(Promise.resolve());

  function change(part: Change) {
    if (year === undefined) return;
    const entry = { year, change: part };
    setUnsaved((entries) => [...entries, entry]);
    queue.current = save(queue.current, part).finally(() =>
      setUnsaved((entries) => entries.filter((each) => each !== entry)),
    );
  }

  async function save(before: Promise<void>, body: Change): Promise<void> {
    await before;
    try {
      const saved = await api('PUT /api/ramadan/progress', { ...input, body });
      queryClient.setQueryData<Progress>(queryKey(endpoint, input), saved);
      // Other years list this one among those with days to make up.
      void queryClient.invalidateQueries({ queryKey: [endpoint], type: 'inactive' });
    } catch (error) {
      toast({ title: t('notSaved'), description: errorText(error), variant: 'destructive' });
    }
  }

  return { state: stateOf(), change };

  function stateOf(): ProgressState {
    if (query.isError) {
      const retry = () => void query.refetch();
      return { status: 'error', error: errorText(query.error), retrying: query.isFetching, retry };
    }
    if (!query.data) return { status: query.fetchStatus === 'paused' ? 'waiting' : 'loading' };
    const own = unsaved.filter((entry) => entry.year === year);
    return { status: 'ready', progress: own.reduce((now, entry) => applied(now, entry.change), query.data) };
  }
}
