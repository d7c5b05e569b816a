import { CircleCheck } from 'lucide-react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ChooseCard } from './choose-card.tsx';
import { FocusCard } from './focus-card.tsx';
import { HowTo } from './how-to.tsx';
import { Preview } from './preview.tsx';
import { useImport } from './use-import.ts';
import { WorkingCard } from './working-card.tsx';

export default function HealthImportPage() {
  const t = useTranslations('health-import');
  const running = useImport(useToday());
  return (
    <div className="page-width pb-10">
      <PageHeader title={t('title')} description={t('lead')} />
      <Step {...running} />
      {running.state.step === 'choosing' && <HowTo />}
    </div>
  );
}

function Step({ state, choose, save, stopSaving, reset }: ReturnType<typeof useImport>) {
  const t = useTranslations('health-import');
  const progress = useProgressText();
  switch (state.step) {
    case 'choosing':
      return <ChooseCard failure={state.failure} takesFocus={state.takesFocus} onChoose={choose} />;
    case 'reading':
      return (
        <WorkingCard
          title={t('reading')}
          part={state.total > 0 ? state.read / state.total : 0}
          text={progress.bytes(state.read, state.total)}
          onStop={reset}
        />
      );
    case 'read':
      return <Preview reading={state.reading} onSave={() => save(state.reading)} onReset={reset} />;
    case 'saving':
      return (
        <WorkingCard
          title={t('saving')}
          part={state.saved / state.reading.days.length}
          text={progress.days(state.saved, state.reading.days.length)}
          onStop={stopSaving}
        />
      );
    case 'stopped':
      return <Stopped state={state} onSave={save} onReset={reset} />;
    case 'saved':
      return <Saved count={state.reading.days.length} onReset={reset} />;
    default:
      return state satisfies never;
  }
}

function Saved({ count, onReset }: { count: number; onReset: () => void }) {
  const t = useTranslations('health-import');
  return (
    <FocusCard
      title={t('saved.title', { count })}
      titleId="import-saved"
      description={t('saved.text')}
      icon={<CircleCheck className="size-5" />}
    >
      <div>
        <Button variant="secondary" onClick={onReset}>
          {t('preview.other')}
        </Button>
      </div>
    </FocusCard>
  );
}

type StoppedProps = {
  state: Extract<ReturnType<typeof useImport>['state'], { step: 'stopped' }>;
  onSave: ReturnType<typeof useImport>['save'];
  onReset: () => void;
};

/** Says what was saved and what was not. */
function Stopped({ state: { reading, saved, error }, onSave, onReset }: StoppedProps) {
  const t = useTranslations('health-import');
  const progress = useProgressText();
  const errorText = useErrorText();
  return (
    <FocusCard
      title={t('stopped.title')}
      titleId="import-stopped"
      description={progress.days(saved, reading.days.length)}
    >
      {error !== undefined && <p role="alert">{errorText(error)}</p>}
      <p>{t('stopped.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onSave(reading, saved)}>{t('stopped.rest')}</Button>
        <Button variant="secondary" onClick={onReset}>
          {t('preview.other')}
        </Button>
      </div>
    </FocusCard>
  );
}

const megabyte = 1_000_000;

function useProgressText() {
  const t = useTranslations('health-import');
  const format = useFormatter();
  const megabytes = (bytes: number): string =>
    format.number(bytes / megabyte, {
      style: 'unit',
      unit: 'megabyte',
      unitDisplay: 'short',
      maximumFractionDigits: bytes < 10 * megabyte ? 1 : 0,
    });
  return {
    bytes: (read: number, total: number) =>
      t('progress.bytes', { read: megabytes(read), total: megabytes(total) }),
    days: (saved: number, total: number) => t('progress.days', { saved: format.number(saved), count: total }),
  };
}
