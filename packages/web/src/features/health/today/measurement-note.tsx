import { useTranslations } from '../../../platform/i18n/index.ts';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Measurements } from './use-measurements.ts';

/** Says why the numbers may not be those of the account. */
export function MeasurementNote({ measurements }: { measurements: Measurements }) {
  const t = useTranslations('health');
  const common = useTranslations('common');
  const { held, isKnown, hasWaiting, retry } = measurements;
  if (!held) return isKnown ? null : <VisuallyHidden role="status">{t('today.loading')}</VisuallyHidden>;
  if (held.reason !== undefined) {
    return (
      <ErrorState
        title={t(hasWaiting ? 'notSaved' : 'failed')}
        description={held.reason}
        retryLabel={common('retry')}
        onRetry={retry}
      />
    );
  }
  const note = hasWaiting ? 'held' : isKnown ? 'offline' : 'unknown';
  return <OfflineNote>{t(`notes.${note}`)}</OfflineNote>;
}
