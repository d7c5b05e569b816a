import { UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '../../features/groups/avatar.tsx';
import { initialOf } from '../../features/groups/name-of.ts';
import { useMembers } from '../../features/groups/use-members.ts';
import { useErrorText } from '../../platform/api/index.ts';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import type { Group } from '../../shared/groups/kept-groups.ts';
import { useGroups } from '../../shared/groups/use-groups.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { List, ListRow } from '../../ui/list-row.tsx';
import { OfflineNote } from '../../ui/offline-note.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

const path = '/group-tracker';
const mostMembers = 8;

/** The user's travel companions: the first group by faces, the others by name. */
export function Family() {
  const t = useTranslations('dashboard.groups');
  return (
    <section aria-label={t('title')} className="min-w-0">
      <Content />
    </section>
  );
}

function Content() {
  const t = useTranslations('dashboard.groups');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const { dateTime } = useFormatter();
  const { groups, keptFrom, status, error, retrying, retry } = useGroups();
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
  const [first, ...others] = groups;
  if (!first) {
    return (
      <EmptyState
        spot="group"
        title={t('title')}
        description={t('empty')}
        action={
          <LinkButton to={path} variant="secondary">
            {t('join')}
          </LinkButton>
        }
        className="py-2"
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {keptFrom !== undefined && (
        <OfflineNote>
          {t('keptFrom', { date: dateTime(new Date(keptFrom), { dateStyle: 'medium', timeStyle: 'short' }) })}
        </OfflineNote>
      )}
      <FirstGroup group={first} />
      {others.length > 0 && (
        <List label={t('list')}>
          {others.map((group) => (
            <ListRow
              key={group.id}
              icon={UsersRound}
              title={<bdi>{group.name}</bdi>}
              text={<News group={group} />}
              to={`${path}?group=${group.id}`}
            />
          ))}
        </List>
      )}
    </div>
  );
}

function FirstGroup({ group }: { group: Group }) {
  const { members } = useMembers(group.id);
  return (
    <div>
      <h2 className="display text-2xl wrap-anywhere">
        <Link to={`${path}?group=${group.id}`} className="text-ink no-underline hover:underline">
          <bdi>{group.name}</bdi>
        </Link>
      </h2>
      <p className="text-sm text-quiet">
        <News group={group} />
      </p>
      {members && (
        <ul className="mt-3 flex flex-wrap gap-x-2 gap-y-4">
          {members.slice(0, mostMembers).map((member) => (
            <li
              key={member.id}
              className="flex w-[max(4.5rem,22%)] flex-col items-center gap-1 text-center text-sm leading-snug font-semibold sm:w-24"
            >
              <span className="[&>span]:size-15">
                <Avatar letter={initialOf(member)} />
              </span>
              <bdi className="max-w-full wrap-anywhere">
                {member.firstName.trim() || member.lastName.trim()}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The number of members, or the news of the group. */
function News({ group: { memberCount, unreadCount, requestCount } }: { group: Group }) {
  const t = useTranslations('dashboard.groups');
  const { list } = useFormatter();
  const news = [
    ...(requestCount > 0 ? [t('requests', { count: requestCount })] : []),
    ...(unreadCount > 0 ? [t('unread', { count: unreadCount })] : []),
  ];
  return news.length > 0 ? (
    <span className="font-semibold text-green">{list(news)}</span>
  ) : (
    t('members', { count: memberCount })
  );
}
