import { useEffect } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OpenScans } from './open-scans.tsx';
import { NewPassphrase, Unlock } from './passphrase-forms.tsx';
import { lookUpVault, useVault } from './scan-vault.ts';

/** Scans of documents, encrypted on this device. */
export function Scans() {
  const t = useTranslations('travel.scans');
  const vault = useVault();
  useEffect(() => {
    void lookUpVault();
  }, []);
  return (
    <Section title={t('title')} description={t('lead')} className="py-0!">
      {vault.status === 'loading' && <Skeleton className="h-40 w-full" />}
      {vault.status === 'impossible' && <p className="surface p-4">{t(vault.why)}</p>}
      {vault.status === 'new' && <NewPassphrase />}
      {vault.status === 'locked' && <Unlock count={vault.count} />}
      {vault.status === 'open' && <OpenScans scans={vault.scans} />}
    </Section>
  );
}
