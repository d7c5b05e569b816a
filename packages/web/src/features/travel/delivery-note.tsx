import { isCostLine } from '@manasik/core/travel/cost-lines';
import { Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { apart, leftToRight } from '../../platform/i18n/isolate.ts';
import { OfflineNote } from '../../ui/offline-note.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { type TravelItem, useTravelDelivery } from './items/use-travel.ts';

/** Says where the trip is saved, unless the account has everything. */
export function DeliveryNote() {
  const t = useTranslations('travel.delivery');
  const common = useTranslations('common');
  const format = useFormatter();
  const nameOf = useItemName();
  const { state, refused, retry } = useTravelDelivery();
  if (state === undefined || state === 'saved') return null;
  if (state === 'lost') {
    return (
      <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 font-semibold text-danger">
        {t('lost')}
      </p>
    );
  }
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
  // To correct a refused item, the user needs to know which one it is.
  const names = state === 'failed' ? refused.flatMap((item) => nameOf(item) ?? []) : [];
  return (
    <ErrorState
      title={t(state)}
      description={format.list(names)}
      retryLabel={common('retry')}
      onRetry={retry}
    />
  );
}

/** How the pages call an item; null for the tick of a line of the app. */
function useItemName() {
  const t = useTranslations('travel.trip');
  const line = useTranslations('travel-money.costs.lines');
  return (item: TravelItem): string | null => {
    if (item.kind === 'trip') return t('title');
    if (item.kind === 'estimate') return isCostLine(item.line) ? line(item.line) : null;
    if (item.kind === 'rate') return leftToRight(`${item.from} – ${item.to}`);
    return item.title && apart(item.title);
  };
}
