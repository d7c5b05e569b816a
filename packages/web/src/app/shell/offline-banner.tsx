import { useSyncExternalStore } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { onNetworkChange } from '../../platform/api/network.ts';
import { OfflineNote } from '../../ui/offline-note.tsx';

type Network = 'there' | 'gone' | 'replaced';

/** Shown while the device is offline, with what works offline. */
export function OfflineBanner() {
  const t = useTranslations('common');
  const network = useSyncExternalStore(onNetworkChange, networkNow, () => 'there');
  if (network === 'there') return null;
  return (
    <div className="page-width pt-3 print:hidden">
      <OfflineNote>{t(network === 'gone' ? 'offline' : 'offlineReady')}</OfflineNote>
    </div>
  );
}

/** `replaced`: the worship pages are on the device in this language (src/offline/register.ts). */
function networkNow(): Network {
  if (navigator.onLine) return 'there';
  try {
    return localStorage.getItem('manasik-offline') === document.documentElement.lang ? 'replaced' : 'gone';
  } catch {
    return 'gone';
  }
}
