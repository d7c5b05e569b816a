import { CloudCheck, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Dhikr } from './use-dhikr.ts';

/** Says where the counts are stored, and whether the account has them. */
export function SyncNote({ dhikr: { state, isAccount, isNobody, sync } }: { dhikr: Dhikr }) {
  const t = useTranslations('dhikr.sync');
  const common = useTranslations('common');
  const errorText = useErrorText();
  if (!state) return null;
  if (isNobody) {
    return (
      <Note icon={<Smartphone aria-hidden="true" className="mt-1 size-5 shrink-0 text-green" />}>
        <p>{t('nobody')}</p>
        <LinkButton to="/login?next=%2Fworship%2Fdhikr" variant="secondary" className="mt-3">
          {t('signIn')}
        </LinkButton>
      </Note>
    );
  }
  const { held, isFull, retry } = sync;
  if (!isAccount || held?.error === null) return <OfflineNote>{t('waiting')}</OfflineNote>;
  if (held) {
    return (
      <ErrorState
        title={t('failed')}
        description={errorText(held.error)}
        retryLabel={common('retry')}
        onRetry={retry}
      />
    );
  }
  return (
    <Note icon={<CloudCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-green" />}>
      <p>{t(isFull ? 'full' : 'account')}</p>
    </Note>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 rounded-card bg-sunken px-4 py-3">
      {icon}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
