import { useEffect } from 'react';
import { useErrorText } from '../../platform/api/index.ts';
import { type GroupsView, useGroups } from '../../shared/groups/use-groups.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { LostRow } from '../../shared/emergency/lost-row.tsx';
import { ModulePart } from '../../platform/modules/module-part.tsx';
import { cx } from '../../ui/cx.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { OfflineNote } from '../../ui/offline-note.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { startSending } from './chat/sender.ts';
import { CreateDialog } from './list/create-dialog.tsx';
import { GroupList } from './list/group-list.tsx';
import { JoinDialog } from './list/join-dialog.tsx';
import { loadDetail, useLaterAtHand } from './later.ts';
import { OwnRequests } from './list/own-requests.tsx';
import { useMoment } from './use-moment.ts';
import { type Place, usePlace } from './use-place.ts';

/** When a leader approves a request, the group appears here without a reload. */
const everyMs = 30_000;

export default function GroupsPage() {
  const t = useTranslations('groups');
  const moment = useMoment();
  const place = usePlace();
  const view = useGroups(everyMs);
  const { keptFrom, groups } = view;
  const hasGroups = groups !== undefined && groups.length > 0;
  useLaterAtHand();
  // Messages written offline are sent whichever part of the page is open.
  useEffect(startSending, []);
  return (
    <div className="page-width max-md:has-data-map-page:px-0">
      {/* A group's map and chat take the width; the list of groups is read. */}
      <div className={cx(place.groupId === undefined && 'mx-auto max-w-text')}>
        {place.groupId === undefined && (
          <PageHeader
            title={t('title')}
            // People with a group come for the group.
            description={hasGroups ? undefined : t('lead')}
          />
        )}
        <div className="flex flex-col gap-4 pb-6 sm:gap-6 has-data-hides-bar:pb-0 max-md:has-data-map-page:pb-0">
          {keptFrom !== undefined && <OfflineNote>{t('keptFrom', { date: moment(keptFrom) })}</OfflineNote>}
          <Content view={view} place={place} />
          {/* Always at this place, so that a button still has the focus after its dialog has added the first group. */}
          {place.groupId === undefined && (
            <div className={cx('flex flex-wrap gap-3', !hasGroups && 'justify-center')}>
              <CreateDialog isQuiet={hasGroups} />
              <JoinDialog invitation={place.invitation} onClosed={place.forget} />
            </div>
          )}
          {place.groupId === undefined && hasGroups && (
            <div className="surface">
              <LostRow />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function Content({ view, place }: { view: GroupsView; place: Place }) {
  if (!view.groups) return <NotReady view={view} />;
  const { groups } = view;
  if (place.groupId !== undefined) {
    return (
      <ModulePart load={loadDetail}>
        {({ DetailPanel }) => <DetailPanel groups={groups} place={place} />}
      </ModulePart>
    );
  }
  return (
    <>
      <OwnRequests />
      {groups.length === 0 ? <NoGroups /> : <GroupList groups={groups} addressOf={place.addressOf} />}
    </>
  );
}

function NoGroups() {
  const t = useTranslations('groups.empty');
  return <EmptyState spot="group" title={t('title')} description={t('text')} />;
}

function NotReady({ view: { status, error, retrying, retry } }: { view: GroupsView }) {
  const t = useTranslations('groups');
  const common = useTranslations('common');
  const errorText = useErrorText();
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
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-20 rounded-card" />
    </Loading>
  );
}
