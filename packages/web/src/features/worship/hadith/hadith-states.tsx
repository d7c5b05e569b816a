import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { DailyHadith } from './kept-hadith.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import type { HadithState } from './use-hadith.ts';

interface HadithStatesProps {
  state: HadithState;
  /** What could not be loaded, as text. */
  failed: string;
  children: (hadith: DailyHadith) => ReactNode;
}

/** Shows a hadith, or why there is none, and the age of one from this device. */
export function HadithStates({ state, failed, children }: HadithStatesProps) {
  const t = useTranslations('hadith');
  const format = useDayFormat();
  if (state.status === 'loading') {
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-3/5" />
        <Skeleton />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-2/5" />
      </Loading>
    );
  }
  if (state.status === 'missing') return <OfflineNote>{t('offline.missing')}</OfflineNote>;
  if (state.status === 'error') {
    return (
      <ErrorState
        title={failed}
        description={state.error}
        retryLabel={t('retry')}
        onRetry={state.retry}
        retrying={state.retrying}
      />
    );
  }
  const { hadith, keptOn, offline } = state;
  return (
    <>
      {keptOn && (
        <OfflineNote>
          {t(offline ? 'offline.kept' : 'offline.keptFailed', { date: format.longDate(keptOn) })}
        </OfflineNote>
      )}
      {children(hadith)}
    </>
  );
}
