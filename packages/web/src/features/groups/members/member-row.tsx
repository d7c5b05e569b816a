import { Crown } from 'lucide-react';
import type { Group, GroupMember } from '../../../shared/groups/kept-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Avatar } from '../avatar.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { initialOf, nameOf } from '../name-of.ts';

interface MemberRowProps {
  group: Group;
  member: GroupMember;
  onRemoved: () => void;
}

export function MemberRow({ group, member, onRemoved }: MemberRowProps) {
  const t = useTranslations('groups.members');
  const isSelf = useUser().user?.id === member.id;
  const isLeader = member.role === 'leader';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 grow basis-32 items-center gap-3">
        <Avatar letter={initialOf(member)} />
        <p className="min-w-0 font-semibold wrap-anywhere">
          <bdi>{nameOf(member)}</bdi>
        </p>
      </div>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {isSelf && <Badge>{t('you')}</Badge>}
        {isLeader && (
          <Badge tone="gold" icon={<Crown aria-hidden="true" />}>
            {t('leader')}
          </Badge>
        )}
      </p>
      {group.role === 'leader' && !isSelf && (
        <MemberDialog group={group} member={member} onRemoved={onRemoved} />
      )}
    </li>
  );
}
