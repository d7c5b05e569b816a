import type { Group, GroupMember } from '@manasik/contract/groups';
import { lazy, Suspense, useEffect } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { useGroupSos } from './use-group-sos.ts';

// Rarely shown, so it is not in the first bundle, but it is still loaded with the page.
const loadCard = () => import('./sos-call-card.tsx');
const SosCallCard = lazy(async () => ({ default: (await loadCard()).SosCallCard }));

interface SosBannerProps {
  group: Group;
  members: readonly GroupMember[];
}

/** The group's calls for help, above all its other content. */
export function SosBanner({ group, members }: SosBannerProps) {
  const t = useTranslations('sos.banner');
  const errorText = useErrorText();
  const format = useFormatter();
  const userId = useUser().user?.id;
  const { query, calls, failure, answer, end } = useGroupSos(group.id);
  useEffect(() => {
    // If this fails, the next call for help tries again.
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
