import { useSyncExternalStore } from 'react';
import { useTranslations } from '../../lib/i18n/index.ts';
import { OfflineNote } from '../../ui/states.tsx';

/** Says that the network is gone, for as long as it is. */
export function OfflineBanner() {
  const t = useTranslations('common');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <div className="page-width pt-3 print:hidden">
      <OfflineNote>{t('offline')}</OfflineNote>
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
