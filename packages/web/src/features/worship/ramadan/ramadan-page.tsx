import { useTranslations } from '../../../platform/i18n/index.ts';
import { WorshipFrame } from '../worship-frame.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { DaysCard } from './days-card.tsx';
import { ExcusedCard } from './excused-card.tsx';
import { JuzCard } from './juz-card.tsx';
import { MakeUpCard } from './make-up-card.tsx';
import { type ProgressState, type RamadanView, useRamadan } from './use-ramadan.ts';
import { WhenCard } from './when-card.tsx';

export default function RamadanPage() {
  const t = useTranslations('ramadan');
  const view = useRamadan();
  return (
    <WorshipFrame title={t('title')} lead={t('lead')}>
      {view ? (
        <>
          <WhenCard view={view} />
          <Progress view={view} />
        </>
      ) : (
        <>
          <Card>
            <Loading label={t('loading')} />
          </Card>
          <ExcusedCard />
        </>
      )}
    </WorshipFrame>
  );
}

function Progress({ view }: { view: RamadanView }) {
  const { state, come, change } = view;
  if (state.status !== 'ready') {
    return (
      <>
        <NotReady state={state} />
        <ExcusedCard />
      </>
    );
  }
  const { progress } = state;
  const hasBegun = come.nights > 0;
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="contents min-w-0 gap-4 sm:gap-6 lg:grid">
        {hasBegun && <DaysCard view={view} progress={progress} />}
        {/* On phones, reading comes after the tasks. */}
        <ExcusedCard className="order-last lg:order-none" />
      </div>
      <div className="contents min-w-0 gap-4 sm:gap-6 lg:grid">
        {hasBegun && <JuzCard progress={progress} onChange={change} />}
        <MakeUpCard view={view} progress={progress} />
      </div>
    </div>
  );
}

function NotReady({ state }: { state: Exclude<ProgressState, { status: 'ready' }> }) {
  const t = useTranslations('ramadan');
  const common = useTranslations('common');
  if (state.status === 'waiting') return <OfflineNote>{t('waiting')}</OfflineNote>;
  if (state.status === 'error') {
    return (
      <ErrorState
        title={t('failed')}
        description={state.error}
        retryLabel={common('retry')}
        onRetry={state.retry}
        retrying={state.retrying}
      />
    );
  }
  return (
    <Card>
      <Loading label={t('loading')} />
    </Card>
  );
}
