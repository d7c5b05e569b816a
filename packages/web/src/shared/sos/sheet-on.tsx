import { CircleCheck, MapPin, MapPinOff } from 'lucide-react';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { queryClient, queryKey } from '../../platform/api/query.ts';
import type { Group } from '../groups/kept-groups.ts';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineNote } from '../../ui/offline-note.tsx';
import type { SosState } from './sos-call.ts';
import type { Sos } from './sos-store.ts';

interface OnPartProps {
  state: Extract<SosState, { status: 'on' }>;
  sos: Sos;
  groups: readonly Group[] | undefined;
}

const placeWords = {
  known: 'placeKnown',
  late: 'placeLate',
  denied: 'placeDenied',
  unknown: 'placeUnknown',
} as const;

/** Whether no one else is in these groups, so that no one sees a call. */
export const isAloneIn = (groups: readonly Group[] | undefined): boolean =>
  groups !== undefined && groups.every(({ memberCount }) => memberCount <= 1);

/** The call has reached the group: who is coming, whether they see the location, and the button to end it. */
export function OnPart({ state, sos, groups }: OnPartProps) {
  const t = useTranslations('sos.sheet.on');
  const format = useFormatter();
  const { call, place, isOffline, isEnding } = state;
  const names = useNames(groups, call.comingUserIds);
  const Pin = place === 'known' ? MapPin : MapPinOff;
  return (
    <>
      <p className="text-quiet">
        {t('since', { time: format.dateTime(new Date(call.calledAt), { timeStyle: 'short' }) })}
      </p>
      {isOffline && <OfflineNote>{t('offline')}</OfflineNote>}
      {isAloneIn(groups) ? (
        <p className="rounded-card bg-gold-soft p-4 text-lg font-semibold">{t('alone')}</p>
      ) : (
        <>
          <p className="flex items-start gap-3 text-lg">
            <Pin aria-hidden="true" className="mt-1 size-6 shrink-0 text-green" />
            <span className="min-w-0">{t(placeWords[place])}</span>
          </p>
          <div role="status" className="rounded-card bg-green-soft p-4 text-lg">
            <p className="font-semibold">{t('coming', { count: call.comingUserIds.length })}</p>
            {names.length > 0 && <p>{t('comingNames', { names: format.list(names) })}</p>}
          </div>
        </>
      )}
      <p>{t('stay')}</p>
      <EndButton isEnding={isEnding} onEnd={sos.safe} />
    </>
  );
}

/** Asks for confirmation: after an accidental press nobody would come, and the location would be gone. */
function EndButton({ isEnding, onEnd }: { isEnding: boolean; onEnd: () => void }) {
  const t = useTranslations('sos.sheet.on');
  const [isAsking, ask] = useState(false);
  const titleId = useId();
  const yes = useRef<HTMLButtonElement>(null);
  // The pressed button disappears, so move the focus.
  useEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);
  if (!isAsking && !isEnding) {
    return (
      <Button size="large" className="min-h-16 text-xl" onClick={() => ask(true)}>
        <CircleCheck aria-hidden="true" className="size-6" />
        {t('safe')}
      </Button>
    );
  }
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 rounded-card bg-raised p-4">
      <h3 id={titleId} className="text-xl font-semibold">
        {t('confirm.title')}
      </h3>
      <p>{t('confirm.text')}</p>
      <Button size="large" ref={yes} pending={isEnding} pendingLabel={t('ending')} onClick={onEnd}>
        <CircleCheck aria-hidden="true" className="size-6" />
        {t('confirm.yes')}
      </Button>
      <Button size="large" variant="secondary" disabled={isEnding} onClick={() => ask(false)}>
        {t('confirm.no')}
      </Button>
    </section>
  );
}

/** The names of members of one's groups; unknown ones are only counted. */
function useNames(groups: OnPartProps['groups'], userIds: readonly string[]): string[] {
  const lists = useQueries(
    {
      queries: (userIds.length > 0 ? (groups ?? []) : []).map(({ id }) => ({
        queryKey: queryKey('GET /api/hajj-groups/:id/members', { params: { id } }),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          api('GET /api/hajj-groups/:id/members', { params: { id }, signal }),
      })),
    },
    queryClient,
  );
  const members = lists.flatMap(({ data }) => data ?? []);
  return userIds.flatMap((id) => {
    const member = members.find((one) => one.id === id);
    return member ? [`${member.firstName} ${member.lastName}`.trim()] : [];
  });
}
