import { UserRoundPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { api, type Reply, useErrorText } from '../../../platform/api/index.ts';
import { queryClient, useApi } from '../../../platform/api/query.ts';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { askForGroups } from '../../../shared/groups/use-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Avatar } from '../avatar.tsx';
import { initialOf, nameOf } from '../name-of.ts';
import { useAction } from '../use-action.ts';
import { requestsKey } from '../use-group-changes.ts';
import { askForMembers } from '../use-members.ts';
import { useMoment } from '../use-moment.ts';

type JoinRequest = Reply<'GET /api/hajj-groups/:id/requests'>[number];

/** Requests to join, for leaders. Renders nothing without any. */
export function JoinRequests({ group }: { group: Group }) {
  const t = useTranslations('groups.requests');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const card = useRef<HTMLElement>(null);
  const input = { params: { id: group.id } };
  const { data, error, isFetching, refetch } = useApi('GET /api/hajj-groups/:id/requests', input, {
    staleTime: 0,
  });
  const known = useRef(group.requestCount);

  // The groups are refetched regularly. If their count of requests differs, these are outdated.
  useEffect(() => {
    if (known.current !== group.requestCount) void refetch();
    known.current = group.requestCount;
  }, [group.requestCount, refetch]);

  // Offline, no request can be approved, and the page shows that already.
  if (!data && error && error.status > 0) {
    return (
      <ErrorState
        title={t('failed')}
        description={errorText(error)}
        retryLabel={common('retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('title')}
      titleId="join-requests"
      headingLevel={2}
      icon={<UserRoundPlus className="size-5" />}
    >
      <ul className="flex flex-col divide-y divide-line">
        {data.map((request) => (
          <Row
            key={request.userId}
            groupId={group.id}
            request={request}
            onAnswered={() => card.current?.focus()}
          />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  groupId: string;
  request: JoinRequest;
  onAnswered: () => void;
}

function Row({ groupId, request, onAnswered }: RowProps) {
  const t = useTranslations('groups.requests');
  const moment = useMoment();
  const { pending, act } = useAction();
  const name = nameOf(request);
  const params = { id: groupId, userId: request.userId };

  async function answer(what: 'approve' | 'decline'): Promise<void> {
    const method = what === 'approve' ? 'POST' : 'DELETE';
    const run = () => api(`${method} /api/hajj-groups/:id/requests/:userId`, { params });
    const isDone = await act(what, run, t('answerFailed'));
    if (isDone) {
      toast({ title: t(what === 'approve' ? 'approved' : 'declined', { name }) });
      // The buttons disappear with the row.
      onAnswered();
      if (what === 'approve') void askForMembers(groupId);
    }
    void askForGroups();
    await queryClient.invalidateQueries({ queryKey: requestsKey(groupId) });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 grow basis-48 items-center gap-3">
        <Avatar letter={initialOf(request)} />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-quiet">{t('asked', { date: moment(request.requestedAt) })}</p>
        </div>
      </div>
      <p className="flex flex-wrap gap-3">
        <Button
          aria-label={t('approveNamed', { name })}
          pending={pending === 'approve'}
          pendingLabel={t('approving')}
          disabled={pending !== undefined}
          onClick={() => void answer('approve')}
        >
          {t('approve')}
        </Button>
        <Button
          variant="secondary"
          aria-label={t('declineNamed', { name })}
          pending={pending === 'decline'}
          pendingLabel={t('declining')}
          disabled={pending !== undefined}
          onClick={() => void answer('decline')}
        >
          {t('decline')}
        </Button>
      </p>
    </li>
  );
}
