import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Measurements } from './use-measurements.ts';

/** Says why the numbers may not be those of the account. */
export function MeasurementNote({ measurements }: { measurements: Measurements }) {
  return (
    <>
      <HeldNote measurements={measurements} />
      <RefusedNote measurements={measurements} />
    </>
  );
}

/** The rows of the days say why. */
function RefusedNote({ measurements: { refused, retry } }: { measurements: Measurements }) {
  const t = useTranslations('health');
  const common = useTranslations('common');
  return (
    // An empty region is announced as soon as it has text.
    <div role="status" className="empty:hidden">
      {refused > 0 && (
        <div className="flex flex-col items-start gap-3 rounded-control bg-gold-soft px-4 py-3">
          <p>{t('notes.refused', { count: refused })}</p>
          <Button variant="secondary" onClick={retry}>
            {common('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

function HeldNote({ measurements }: { measurements: Measurements }) {
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
