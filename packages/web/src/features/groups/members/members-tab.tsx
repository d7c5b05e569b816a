import { useRef } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Loading } from '../../../ui/skeleton.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { GroupActions } from '../list/group-actions.tsx';
import { GroupFacts } from '../list/group-facts.tsx';
import { JoinRequests } from './join-requests.tsx';
import { MemberRow } from './member-row.tsx';
import { PeopleCard } from './people-card.tsx';
import { MedicalCardsCard } from '../medical-cards/medical-cards-card.tsx';
import { RollCallCard } from '../roll-call/roll-call-card.tsx';
import type { MembersView } from '../use-members.ts';

interface MembersTabProps {
  group: Group;
  view: MembersView;
  /** Called when the user is no longer in the group. */
  onGone: () => void;
}

/** The members of a group and the requests to join, with their actions. */
export function MembersTab({ group, view, onGone }: MembersTabProps) {
  const isLeader = group.role === 'leader';
  return (
    <div className="flex flex-col gap-6">
      <About group={group} />
      {isLeader && <JoinRequests group={group} />}
      <RollCallCard group={group} members={view.members ?? []} />
      <MemberList group={group} view={view} />
      <PeopleCard group={group} />
      {isLeader && <MedicalCardsCard group={group} members={view.members ?? []} />}
      <GroupActions group={group} onGone={onGone} />
    </div>
  );
}

/** What the leader wrote about the group. */
function About({ group }: { group: Group }) {
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {group.description && (
        <p className="max-w-text whitespace-pre-line">
          <bdi>{group.description}</bdi>
        </p>
      )}
      <GroupFacts group={group} />
    </div>
  );
}

function MemberList({ group, view }: Pick<MembersTabProps, 'group' | 'view'>) {
  const t = useTranslations('groups.members');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const list = useRef<HTMLUListElement>(null);
  const { members, error, isWaiting, retrying, retry } = view;
  if (!members && error) {
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
  if (!members && isWaiting) return <OfflineNote>{common('offline')}</OfflineNote>;
  if (!members) return <Loading label={t('loading')} />;
  return (
    <ul ref={list} tabIndex={-1} aria-label={t('list')} className="flex flex-col divide-y divide-line">
      {members.map((member) => (
        <MemberRow key={member.id} group={group} member={member} onRemoved={() => list.current?.focus()} />
      ))}
    </ul>
  );
}
