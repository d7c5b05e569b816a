import { UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { useErrorText } from '../../platform/api/index.ts';
import type { Group } from '../../shared/groups/kept-groups.ts';
import { type GroupsView, useGroups } from '../../shared/groups/use-groups.ts';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { OfflineNote } from '../../ui/offline-note.tsx';
import { ErrorState } from '../../ui/states.tsx';

const path = '/group-tracker';
const most = 3;

/** The user's groups, what is new in them, and the way to join one. */
export function GroupsCard() {
  const t = useTranslations('dashboard.groups');
  const view = useGroups();
  const count = view.groups?.length ?? 0;
  return (
    <Card
      title={t('title')}
      titleId="dashboard-groups"
      description={t('text')}
      icon={<UsersRound className="size-5" />}
      footer={
        <>
          <LinkButton to={path}>{t('join')}</LinkButton>
          {count > most && (
            <LinkButton to={path} variant="quiet">
              {t('more', { count: count - most })}
            </LinkButton>
          )}
        </>
      }
    >
      <Content view={view} />
    </Card>
  );
}

function Content({ view: { groups, keptFrom, status, error, retrying, retry } }: { view: GroupsView }) {
  const t = useTranslations('dashboard.groups');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const { dateTime } = useFormatter();
  if (status === 'waiting') return <OfflineNote>{t('offline')}</OfflineNote>;
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('failed')}
        description={errorText(error)}
        retryLabel={common('retry')}
        onRetry={retry}
        retrying={retrying}
      />
    );
  }
  if (!groups) return <Loading label={t('loading')} />;
  if (groups.length === 0) return <p>{t('empty')}</p>;
  return (
    <>
      {keptFrom !== undefined && (
        <OfflineNote>
          {t('keptFrom', { date: dateTime(new Date(keptFrom), { dateStyle: 'medium', timeStyle: 'short' }) })}
        </OfflineNote>
      )}
      <ul aria-label={t('list')} className="flex flex-col divide-y divide-line">
        {groups.slice(0, most).map((group) => (
          <Row key={group.id} group={group} />
        ))}
      </ul>
    </>
  );
}

function Row({ group: { id, name, memberCount, unreadCount, requestCount } }: { group: Group }) {
  const t = useTranslations('dashboard.groups');
  return (
    <li>
      <Link
        to={`${path}?group=${id}`}
        className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-control py-2 text-ink no-underline hover:bg-green-soft"
      >
        <span className="min-w-0 grow basis-32 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        <Badge>{t('members', { count: memberCount })}</Badge>
        {unreadCount > 0 && <Badge tone="green">{t('unread', { count: unreadCount })}</Badge>}
        {requestCount > 0 && <Badge tone="danger">{t('requests', { count: requestCount })}</Badge>}
      </Link>
    </li>
  );
}
