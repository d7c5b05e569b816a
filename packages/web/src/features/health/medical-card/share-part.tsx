import type { MedicalCard } from '@manasik/contract/medical-card';
import { ApiError, useErrorText } from '../../../platform/api/index.ts';
import { useApi } from '../../../platform/api/query.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { type User, useUser } from '../../../platform/session/session.ts';
import { useGroups } from '../../../shared/groups/use-groups.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { ShareForm } from './share-form.tsx';
import { SharedState } from './shared-state.tsx';

/** Sharing the card with the leaders of one group, and withdrawing it. */
export function SharePart({ card }: { card: MedicalCard }) {
  const t = useTranslations('medical-card.share');
  const { status, user } = useUser();
  return (
    <Card title={t('title')} titleId="share" description={t('text')} className="print:hidden">
      {status === 'loading' && <Loading label={t('loading')} />}
      {status === 'signedOut' && (
        <>
          <p>{t('signedOut')}</p>
          <LinkButton to="/login?next=%2Fhealth%2Fcard" variant="secondary" className="self-start">
            {t('signIn')}
          </LinkButton>
        </>
      )}
      {user && <ForUser key={user.id} user={user} card={card} />}
    </Card>
  );
}

function ForUser({ user, card }: { user: User; card: MedicalCard }) {
  const t = useTranslations('medical-card.share');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const { groups, ...list } = useGroups();
  const query = useApi('GET /api/medical-card/share', undefined, { staleTime: 0 });
  const error = query.error ?? (groups ? null : list.error);
  const isOffline = query.fetchStatus === 'paused' || (error instanceof ApiError && error.status === 0);
  if (!query.data && isOffline) return <OfflineNote>{t('offline')}</OfflineNote>;
  if (error && !isOffline) {
    return (
      <ErrorState
        title={t('loadFailed')}
        description={errorText(error)}
        retryLabel={common('retry')}
        retrying={query.isFetching || list.retrying}
        onRetry={() => {
          void query.refetch();
          list.retry();
        }}
      />
    );
  }
  if (!query.data || !groups) return <Loading label={t('loading')} />;
  const { share } = query.data;
  if (share) {
    const name = groups.find(({ id }) => id === share.groupId)?.name;
    return <SharedState share={share} groupName={name} owner={user.id} card={card} />;
  }
  if (groups.length === 0) {
    return (
      <>
        <p>{t('noGroup')}</p>
        <LinkButton to="/group-tracker" variant="secondary" className="self-start">
          {t('groups')}
        </LinkButton>
      </>
    );
  }
  return <ShareForm groups={groups} owner={user.id} card={card} />;
}
