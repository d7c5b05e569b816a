import { Hourglass } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { api, type Reply } from '../../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../../platform/api/query.ts';
import { askForGroups } from '../../../shared/groups/use-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { leftToRight } from '../../../platform/i18n/isolate.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useAction } from '../use-action.ts';
import { useMoment } from '../use-moment.ts';

type OwnRequest = Reply<'GET /api/hajj-groups/requests'>[number];

const endpoint = 'GET /api/hajj-groups/requests';
/** Polls only while a request waits. */
const everyMs = 15_000;

/** The user's own requests that wait for a leader. Renders nothing without any. */
export function OwnRequests() {
  const t = useTranslations('groups.ownRequests');
  const card = useRef<HTMLElement>(null);
  const { data, refetch } = useApi(endpoint, undefined, { staleTime: 0 });
  const count = data?.length ?? 0;
  const before = useRef(count);

  useEffect(() => {
    // A leader has answered, so the group may exist now.
    if (count < before.current) void askForGroups();
    before.current = count;
    if (count === 0) return undefined;
    const timer = setInterval(() => void refetch(), everyMs);
    return () => clearInterval(timer);
  }, [count, refetch]);

  if (!data || count === 0) return null;
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('title')}
      titleId="own-requests"
      description={t('text')}
      icon={<Hourglass className="size-5" />}
    >
      <ul className="flex flex-col divide-y divide-line">
        {data.map((request) => (
          <Row key={request.id} request={request} onGone={() => card.current?.focus()} />
        ))}
      </ul>
    </Card>
  );
}

const takeBack = (id: string) => api('DELETE /api/hajj-groups/requests/:id', { params: { id } });

function Row({ request, onGone }: { request: OwnRequest; onGone: () => void }) {
  const t = useTranslations('groups.ownRequests');
  const moment = useMoment();
  const { pending, act } = useAction();
  const { id, groupCode, requestedAt } = request;

  async function withdraw(): Promise<void> {
    const isDone = await act('withdraw', () => takeBack(id), t('failed'));
    if (isDone) {
      toast({ title: t('withdrawn') });
      onGone();
    }
    // A leader may have answered a request that could not be withdrawn.
    await queryClient.invalidateQueries({ queryKey: queryKey(endpoint) });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{t('item', { groupCode: leftToRight(groupCode) })}</p>
        <p className="text-sm text-quiet">{t('asked', { date: moment(requestedAt) })}</p>
      </div>
      <Button
        variant="secondary"
        aria-label={t('withdrawNamed', { groupCode })}
        pending={pending !== undefined}
        pendingLabel={t('withdrawing')}
        onClick={() => void withdraw()}
      >
        {t('withdraw')}
      </Button>
    </li>
  );
}
