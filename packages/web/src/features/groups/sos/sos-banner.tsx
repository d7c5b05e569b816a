import type { Group, GroupMember } from '@manasik/contract/groups';
import { lazy, Suspense, useEffect } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { useGroupSos } from './use-group-sos.ts';

// Most families never see it, so it is no part of the first load; it is fetched with the page all the same.
const loadCard = () => import('./sos-call-card.tsx');
const SosCallCard = lazy(async () => ({ default: (await loadCard()).SosCallCard }));

interface SosBannerProps {
  group: Group;
  members: readonly GroupMember[];
}

/** Who of the group calls for help, above everything else of the group. */
export function SosBanner({ group, members }: SosBannerProps) {
  const t = useTranslations('sos.banner');
  const errorText = useErrorText();
  const format = useFormatter();
  const userId = useUser().user?.id;
  const { query, calls, failure, answer, end } = useGroupSos(group.id);
  useEffect(() => {
    // What fails now is asked for again when somebody calls.
    loadCard().catch(() => {});
  }, []);
  const time = format.dateTime(query.dataUpdatedAt, { timeStyle: 'short' });
  const isStale = calls.length > 0 && (query.isError || query.fetchStatus === 'paused');
  return (
    <section aria-label={t('label')} className="flex flex-col gap-4 empty:hidden">
      {isStale && <OfflineNote>{t('offline', { time })}</OfflineNote>}
      {query.isError && !query.data && query.error.status !== 0 && (
        <p role="alert" className="text-danger">
          {t('failed')} {errorText(query.error)}
        </p>
      )}
      {failure !== null && (
        <p role="alert" className="font-semibold text-danger">
          {errorText(failure)}
        </p>
      )}
      <Suspense>
        {calls.map((call) => (
          <SosCallCard
            key={call.id}
            call={call}
            group={group}
            members={members}
            userId={userId}
            onAnswer={(isComing) => answer(call.id, isComing)}
            onEnd={() => end(call.id)}
          />
        ))}
      </Suspense>
    </section>
  );
}
