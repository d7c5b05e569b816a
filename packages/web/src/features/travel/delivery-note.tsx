import { Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { OfflineNote } from '../../ui/offline-note.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useTravelDelivery } from './items/use-travel.ts';

/** Says where the trip is saved, unless the account has everything. */
export function DeliveryNote() {
  const t = useTranslations('travel.delivery');
  const common = useTranslations('common');
  const { state, retry } = useTravelDelivery();
  if (state === undefined || state === 'saved') return null;
  if (state === 'device') {
    return (
      <p className="flex items-start gap-3 rounded-control bg-sunken px-4 py-3 text-sm">
        <Smartphone aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
        <span className="min-w-0">
          {t('device')}{' '}
          <Link to="/login?next=%2Ftravel" className="font-semibold text-green underline">
            {t('signIn')}
          </Link>
        </span>
      </p>
    );
  }
  if (state === 'waiting') return <OfflineNote>{t('waiting')}</OfflineNote>;
  return <ErrorState title={t(state)} retryLabel={common('retry')} onRetry={retry} />;
}
