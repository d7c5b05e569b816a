import type { Group, GroupMember } from '@manasik/contract/hajj-groups';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../lib/api/index.ts';
import { useFormatter, useTranslations } from '../../../lib/i18n/index.ts';
import { useUser } from '../../../lib/session.ts';
import { vibrate } from '../../../lib/worship/vibration.ts';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { nameOf } from './member-name.ts';
import { type GroupSos, useGroupSos } from './use-group-sos.ts';

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
  const said = useAlarm(calls, userId, (id) => nameOf(members, id) ?? t('someone'));
  const time = format.dateTime(query.dataUpdatedAt, { timeStyle: 'short' });
  const isStale = calls.length > 0 && (query.isError || query.fetchStatus === 'paused');
  return (
    <section aria-label={t('label')} className="flex flex-col gap-4 empty:hidden">
      <VisuallyHidden role="alert">{said}</VisuallyHidden>
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

/** Trembles and says it when somebody else calls; says it when it is over. */
function useAlarm(
  calls: readonly GroupSos[],
  userId: string | undefined,
  name: (id: string) => string,
): string {
  const t = useTranslations('sos.banner');
  const [said, say] = useState('');
  const before = useRef<readonly GroupSos[]>([]);
  useEffect(() => {
    const isIn = (list: readonly GroupSos[], { id }: GroupSos) => list.some((one) => one.id === id);
    const others = calls.filter((call) => call.userId !== userId);
    const fresh = others.filter((call) => !isIn(before.current, call));
    const over = before.current.filter((call) => !isIn(others, call));
    before.current = others;
    if (fresh.length > 0) vibrate('alarm');
    const sentences = [
      ...fresh.map((call) => t('alert', { name: name(call.userId) })),
      ...over.map((call) => t('over', { name: name(call.userId) })),
    ];
    if (sentences.length > 0) say(sentences.join(' '));
  }, [calls, userId, name, t]);
  return said;
}
