import { useEffect } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OpenScans } from './open-scans.tsx';
import { ClaimScans, NewPassphrase, Unlock } from './passphrase-forms.tsx';
import { lookUpVault, useVault } from './scan-vault.ts';

/** Scans of documents, encrypted on this device. */
export function Scans() {
  const t = useTranslations('travel.scans');
  const vault = useVault();
  useEffect(() => {
    void lookUpVault();
  }, []);
  const { status } = useUser();
  return (
    <Section title={t('title')} description={t('lead')} className="py-0!">
      {vault.status === 'loading' && <Skeleton className="h-40 w-full" />}
      {vault.status === 'impossible' && <p className="surface p-4">{t(vault.why)}</p>}
      {vault.status !== 'loading' && vault.status !== 'impossible' && (
        <p className="max-w-text text-quiet">{t(status === 'signedIn' ? 'ofAccount' : 'ofDevice')}</p>
      )}
      {vault.status === 'new' && (vault.hasUnclaimed ? <ClaimScans /> : <NewPassphrase />)}
      {vault.status === 'locked' && <Unlock count={vault.count} />}
      {vault.status === 'open' && <OpenScans scans={vault.scans} />}
    </Section>
  );
}
