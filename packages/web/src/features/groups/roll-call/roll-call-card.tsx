import { UserRoundCheck } from 'lucide-react';
import { type Reply, useErrorText } from '../../../platform/api/index.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Card } from '../../../ui/card.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { usePeople } from '../use-members.ts';
import type { Member } from './roll.ts';
import { RollCallParts } from './roll-call-parts.tsx';
import { useRollCall } from './use-roll-call.ts';

interface RollCallProps {
  group: Reply<'GET /api/hajj-groups/:id'>;
  members: readonly Member[];
}

/** A roll call: leaders start, tick and end it, and members answer. */
export function RollCallCard({ group, members }: RollCallProps) {
  const t = useTranslations('roll-call');
  return (
    <Card
      title={t('title')}
      titleId="roll-call"
      headingLevel={2}
      icon={<UserRoundCheck className="size-5" />}
      // A leader has the button, which explains itself.
      description={group.role === 'leader' ? undefined : t('about')}
    >
      <Body group={group} members={members} />
    </Card>
  );
}

function Body({ group, members }: RollCallProps) {
  const t = useTranslations('roll-call');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const { dateTime } = useFormatter();
  const { user } = useUser();
  const call = useRollCall(group.id);
  const { people, ...list } = usePeople(group.id);
  const error = call.error ?? (people ? null : list.error);
  const isPaused = call.fetchStatus === 'paused' || list.isWaiting;
  const isKnown = user && call.data && people;
  const isAway = isPaused || error?.status === 0;

  const retry = () => {
    void call.refetch();
    list.retry();
  };
  const date = dateTime(new Date(call.dataUpdatedAt), { dateStyle: 'medium', timeStyle: 'short' });
  const isFailed = error && !(isAway && isKnown);
  return (
    <>
      {isAway && isKnown && <OfflineNote>{t('offline', { date })}</OfflineNote>}
      {isFailed && (
        <ErrorState
          title={t('error.title')}
          description={errorText(error)}
          retryLabel={common('retry')}
          retrying={call.isFetching || list.retrying}
          onRetry={retry}
        />
      )}
      {isKnown && (
        <RollCallParts
          group={group}
          userId={user.id}
          rollCall={call.data.rollCall}
          members={members}
          people={people}
        />
      )}
      {!isKnown && !isFailed && <Loading label={t('loading')} />}
    </>
  );
}
